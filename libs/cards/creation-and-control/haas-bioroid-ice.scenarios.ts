import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const haasBioroidIceScenarios: CardSketches = {
  'Heimdall 2.0': {
    'does brain damage twice and ends the run': {
      lines: [1, 2, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 2.0')] } } },
      runner: { grip: ['Diesel', 'Easy Mark', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 2 },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
        { noFact: { type: 'sub-resolved', sub: 2 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets two subroutines be broken for two clicks': {
      lines: [0, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 2.0')] } } },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Heimdall 2.0', ability: 'break', subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.clicks', eq: 1 },
        { facts: [{ type: 'sub-resolved', sub: 2 }] },
      ],
    },
    'cannot be broken for a single click': {
      lines: [0],
      turn: { side: 'runner', number: 2, clicks: 2, at: 'runner.1.6' },
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Heimdall 2.0',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'NO_CLICKS',
        }),
      ],
    },
  },
  'Ichi 2.0': {
    'lets one subroutine be broken for two clicks, too': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ichi 2.0')] } } },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Ichi 2.0', ability: 'break', subs: [0] }),
        corp('choose', { for: 'Ichi 2.0', cards: ['Ninja'] }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 3 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 1 }],
    },
    'trashes two programs and traces for a tag and brain damage': {
      lines: [1, 2, 3],
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Ichi 2.0')] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder', 'Ninja', 'Yog.0'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Ichi 2.0', cards: ['Ninja'] }),
        corp('choose', { for: 'Ichi 2.0', cards: ['Yog.0'] }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.rig.programs', eq: ['Corroder'] },
      ],
    },
    'breaks two subroutines for two clicks, none for one': {
      lines: [0, 1, 2, 3],
      turn: { ...runnerTurn, clicks: 4 },
      corp: { credits: 1, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ichi 2.0')] } } },
      runner: { credits: 0, grip: ['Diesel'], rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('HQ'),
        runnerUses('Ichi 2.0', 'break', {
          subs: [0, 2],
          at: 'run.3.1',
          expect: [{ path: 'runner.clicks', eq: 1 }],
        }),
        runnerUses('Ichi 2.0', 'break', { subs: [1], illegal: ['NO_CLICKS', 'CANNOT_PAY'] }),
        runner('pass'),
        corp('pass'),
        corpChooses('Ichi 2.0', { cards: ['Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Corroder'] },
        { path: 'runner.brain', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'breaks one of them for two clicks': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 3 },
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ichi 2.0')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Stimhack'] },
      script: [
        run('HQ'),
        runnerUses('Ichi 2.0', 'break', { subs: [2], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
  'Viktor 2.0': {
    'takes a power counter for a successful trace, and ends the run': {
      lines: [2, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Viktor 2.0', is: { counters: { power: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'takes none where the trace fails': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Viktor 2.0', is: { counters: { power: 0 } } }],
    },
    'spends a power counter for brain damage at any time, outside of runs, too': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0', { counters: { power: 1 } })] } } },
      runner: { grip: ['Diesel'] },
      script: [
        corp('gain-credit'),
        corp('use', { card: 'Viktor 2.0', ability: 1 }),
        corp('use', { card: 'Viktor 2.0', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ path: 'runner.brain', eq: 1 }],
    },
    'lets up to two subroutines be broken for two clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Viktor 2.0', ability: 'break', subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 1 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  Howler: {
    'installs and rezzes a bioroid right behind it for the rest of the run': {
      corp: {
        credits: 0,
        hq: ['Viktor 1.0', 'Enigma'],
        servers: { 'R&D': { ice: [rezzed('Howler')] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', {
          for: 'Howler',
          option: 'yes',
          cards: ['Viktor 1.0'],
          expect: [{ card: 'Viktor 1.0', is: { at: 'R&D.ice[0]', rezzed: true } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Viktor 1.0', is: { at: 'R&D.ice[0]', rezzed: false } },
        { card: 'Howler', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'stays where nothing is installed': {
      corp: { hq: ['Viktor 1.0'], servers: { 'R&D': { ice: [rezzed('Howler')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Howler', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Howler', is: { at: 'R&D.ice[0]' } },
        { path: 'corp.hq', eq: ['Viktor 1.0'] },
      ],
    },
  },
  Minelayer: {
    'may install ice from HQ outermost, for nothing': {
      corp: {
        credits: 0,
        hq: ['Ice Wall', 'Enigma', 'Hedge Fund'],
        servers: onRd(rezzed('Bastion'), rezzed('Minelayer')),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Minelayer', option: 'yes', cards: ['Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'R&D.ice[2]', rezzed: false } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'installs nothing where the Corp does not want it': {
      corp: { hq: ['Ice Wall'], servers: onRd(rezzed('Minelayer')) },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Minelayer', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Ice Wall'] }],
    },
  },
  'Zed 1.0': {
    'does a brain damage where a click was spent to break': {
      lines: [0, 1, 2],
      policy: { random: 'first' },
      corp: { servers: onRd(rezzed('Zed 1.0')) },
      runner: { grip: ['Infiltration', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Zed 1.0', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'does it for a click spent on other ice of the run, too': {
      lines: [1, 2],
      policy: { random: 'first' },
      corp: { servers: onRd(rezzed('Zed 1.0'), rezzed('Eli 1.0')) },
      runner: { grip: ['Infiltration', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 2 }],
    },
    'does none where no click was spent so, be it in another run': {
      lines: [1, 2],
      corp: { servers: { ...onRd(rezzed('Zed 1.0')), HQ: { ice: [rezzed('Eli 1.0')] } } },
      runner: { grip: ['Infiltration'] },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
    'hurts who spent a click on any ice of the run': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Zed 1.0'), rezzed('Eli 1.0')] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Stimhack', 'Ninja'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        runner('continue', { at: 'run.2.2' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 2 }],
    },
    'leaves who spent none': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Zed 1.0')] } } },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
  },
};
