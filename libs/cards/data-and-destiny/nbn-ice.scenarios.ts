import type { CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const nbnIceScenarios: CardSketches = {
  Archangel: {
    'is revealed from R&D, and encountered for three credits': {
      lines: [0, 1, 2],
      rules: ['ENC-07'],
      corp: { credits: 3, rd: ['Archangel', 'Biotic Labor'] },
      runner: { credits: 0, rig: { programs: ['Corroder'], hardware: ['Desperado'] } },
      script: [
        run('R&D'),
        corpChooses('Archangel', { option: 'yes' }),
        runner('bid', { credits: 0 }),
        corpChooses('Archangel', { cards: ['Desperado'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Desperado', is: { at: 'grip' } },
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Archangel', is: { at: 'rd[0]' } },
        { facts: [{ type: 'revealed' }, { type: 'ice-encountered' }] },
      ],
    },
    'can be broken as it is accessed': {
      lines: [1],
      corp: { hq: ['Archangel'] },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        corpChooses('Archangel', { option: 'yes' }),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { noFact: { type: 'trace-began' } },
      ],
    },
    'is not offered in Archives, nor to a Corp that cannot pay': {
      lines: [1],
      corp: { credits: 2, archives: ['Archangel'], hq: ['Archangel'] },
      script: [...wholeRun('Archives'), ...wholeRun('HQ')],
      expect: [{ noFact: { type: 'ice-encountered' } }],
    },
  },
  Resistor: {
    'has strength by tags, and ends the run by a trace': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Resistor')] } } },
      runner: { credits: 0, tags: 2 },
      script: [...wholeRun('HQ')],
      expect: [
        { card: 'Resistor', is: { strength: 2 } },
        {
          facts: [
            { type: 'trace-ended', successful: true },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'lets a Runner by who beats the trace': {
      lines: [1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Resistor')] } } },
      runner: { credits: 4 },
      script: [run('HQ'), runner('bid', { credits: 4 }), goTo('run-ended')],
      expect: [
        { card: 'Resistor', is: { strength: 0 } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Special Offer': {
    'pays five credits and goes': {
      corp: { servers: { HQ: { ice: [rezzed('Special Offer')] } } },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { card: 'Special Offer', is: { at: 'archives', faceup: true } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'stays where it is broken': {
      corp: { servers: { HQ: { ice: [rezzed('Special Offer')] } } },
      runner: { rig: { resources: ['Always Be Running'] } },
      script: [
        run('HQ'),
        runnerUses('Always Be Running', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { card: 'Special Offer', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
  Turnpike: {
    'takes a credit at the encounter, and gives a tag by a trace': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Turnpike')] } } },
      runner: { credits: 1 },
      script: [...wholeRun('R&D')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'TL;DR': {
    'has the next ice bite twice, one subroutine after the other': {
      rules: ['SUB-09'],
      corp: {
        servers: { 'R&D': { ice: [rezzed('Eli 1.0'), rezzed('Neural Katana'), rezzed('TL;DR')] } },
      },
      runner: { grip: ['Imp', 'Imp', 'Imp', 'Imp', 'Imp', 'Imp', 'Imp'] },
      policy: { random: 'first' },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'counts each copy right behind what it copies': {
      rules: ['SUB-09'],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('TL;DR')] } } },
      runner: { rig: { programs: ['Gordian Blade'] }, credits: 9 },
      script: [
        run('R&D'),
        goTo('run.2.1'),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [2], at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [3] }),
        goTo('run.5.1'),
      ],
      expect: [{ path: 'runner.clicks', eq: 1 }],
    },
    'leaves the ice after that as it is': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Neural Katana'), rezzed('Pop-up Window'), rezzed('TL;DR')] },
        },
      },
      runner: { credits: 9, grip: ['Imp', 'Imp', 'Imp', 'Imp', 'Imp'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        runner('choose', { for: 'Pop-up Window', option: 'yes' }),
        runner('choose', { for: 'Pop-up Window', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
  },
};
