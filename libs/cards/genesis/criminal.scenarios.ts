import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  Peacock: {
    'breaks subroutines of code gates at a boost of three for two': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 4, rig: { programs: ['Peacock'] } },
      script: [
        run('R&D'),
        runnerUses('Peacock', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Peacock', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'gains three strength for the encounter, and breaks no barrier': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 4, rig: { programs: ['Peacock'] } },
      script: [
        run('R&D'),
        runnerUses('Peacock', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Peacock', is: { strength: 5 } }],
        }),
        runnerUses('Peacock', 'break', { subs: [0], illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Peacock', is: { strength: 2 } }],
    },
  },
  'Satellite Uplink': {
    'exposes two cards': {
      corp: { servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: ['Snare!'] } } },
      runner: { grip: ['Satellite Uplink'] },
      script: [
        runnerPlays('Satellite Uplink'),
        runnerChooses('Satellite Uplink', { cards: ['Enigma', 'Snare!'] }),
      ],
      expect: [
        {
          facts: [
            { type: 'exposed', card: 'Enigma' },
            { type: 'exposed', card: 'Snare!' },
          ],
          mode: 'any',
        },
        { path: 'runner.credits', eq: 3 },
        { card: 'Enigma', is: { rezzed: false } },
      ],
    },
    'exposes one where no more is wanted': {
      corp: { servers: { HQ: { ice: ['Enigma', 'Hunter', 'Ice Wall'] } } },
      runner: { grip: ['Satellite Uplink'] },
      script: [
        runnerPlays('Satellite Uplink'),
        runnerChooses('Satellite Uplink', { cards: ['Hunter'] }),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'Hunter' }] },
        { noFact: { type: 'exposed', card: 'Enigma' } },
      ],
    },
    'is not played where every card is rezzed': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Satellite Uplink'] },
      script: [runnerPlays('Satellite Uplink', { illegal: 'NO_EFFECT' })],
    },
  },
  'Compromised Employee': {
    'pays during traces': {
      lines: [0],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 2, rig: { resources: ['Compromised Employee'] } },
      script: [
        run('R&D'),
        {
          by: 'runner',
          do: 'bid',
          credits: 3,
          pay: { 'Compromised Employee': 1, pool: 2 },
        },
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'gives a credit when ice is rezzed, for nothing else': {
      lines: [2],
      corp: { servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { resources: ['Compromised Employee'] } },
      script: [
        run('HQ'),
        corp('rez', {
          card: 'PAD Campaign',
          at: 'run.2.3',
          expect: [{ path: 'runner.credits', eq: 5 }],
        }),
        corp('rez', { card: 'Enigma', at: 'run.2.3' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  'Emergency Shutdown': {
    'derezzes ice after a successful run on HQ': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), 'Hunter'] } } },
      runner: { grip: ['Emergency Shutdown'] },
      script: [...wholeRun('HQ'), runnerPlays('Emergency Shutdown')],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { facts: [{ type: 'derezzed', card: 'Enigma' }] },
      ],
    },
    'is not played after a run on R&D': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Emergency Shutdown'] },
      history: { thisTurn: [{ type: 'run-successful', server: 'R&D' }] },
      script: [runnerPlays('Emergency Shutdown', { illegal: 'PLAY_RESTRICTION' })],
    },
    'is not played where no ice is rezzed': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: [rezzed('PAD Campaign')] } },
      },
      runner: { grip: ['Emergency Shutdown'] },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runnerPlays('Emergency Shutdown', { illegal: 'NO_EFFECT' })],
    },
  },
  Crescentus: {
    'does nothing while a subroutine is unbroken': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Crescentus'] } },
      script: [
        run('R&D'),
        runnerUses('Crescentus', 0, { at: 'run.3.1', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'derezzes the ice of which every subroutine is broken, and the run goes on': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 1, rig: { programs: ['Corroder', 'Crescentus'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Crescentus', 0),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: false } },
        { path: 'runner.heap', eq: ['Crescentus'] },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'does nothing outside of an encounter': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { programs: ['Crescentus'] } },
      script: [runnerUses('Crescentus', 0, { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
    },
  },
  'HQ Interface': {
    'lets one more card of HQ be accessed': {
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { rig: { hardware: ['HQ Interface'] } },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [{ facts: [{ type: 'accessed' }, { type: 'accessed' }] }],
    },
    'adds nothing on R&D': {
      runner: { rig: { hardware: ['HQ Interface'] } },
      script: [...wholeRun('R&D')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Anonymous Tip' }] },
        { noFact: { type: 'accessed', card: 'Biotic Labor' } },
      ],
    },
  },
  Faerie: {
    'breaks for nothing and is trashed as the encounter ends': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { credits: 1, rig: { programs: ['Faerie'] } },
      script: [
        run('R&D'),
        runnerUses('Faerie', 'boost', { at: 'run.3.1' }),
        runnerUses('Faerie', 'break', {
          subs: [0],
          expect: [{ card: 'Faerie', is: { at: 'rig' } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Faerie'] },
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'damage-suffered' } },
      ],
    },
    'stays where it broke nothing': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } }, credits: 0 },
      runner: { credits: 1, rig: { programs: ['Faerie'] } },
      script: [run('R&D'), runnerUses('Faerie', 'boost', { at: 'run.3.1' }), goTo('run-ended')],
      expect: [{ card: 'Faerie', is: { at: 'rig' } }],
    },
  },
};
