import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
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
  'Cortez Chip': {
    'makes a piece of ice dearer to rez until the turn ends': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: {
        credits: 4,
        servers: { HQ: { ice: ['Wall of Static'] }, 'R&D': { ice: ['Ice Wall'] } },
      },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [
        runnerUses('Cortez Chip', 0, { targets: ['Wall of Static'] }),
        run('HQ'),
        corp('rez', { card: 'Wall of Static', illegal: 'CANNOT_PAY', at: 'run.2.3' }),
        goTo('run-ended'),
        run('R&D'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.heap', eq: ['Cortez Chip'] },
        { card: 'Wall of Static', is: { rezzed: false } },
      ],
    },
    'is paid by a Corp that has the credits, and forgotten the next turn': {
      turn: { ...runnerTurn, clicks: 1, at: 'runner.1.2' },
      corp: { credits: 5, servers: { HQ: { ice: ['Wall of Static'] } } },
      runner: { rig: { hardware: ['Cortez Chip'] } },
      script: [
        runnerUses('Cortez Chip', 0),
        run('HQ'),
        corp('rez', { card: 'Wall of Static', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
  'e3 Feedback Implants': {
    'breaks another subroutine for a credit whenever one is broken': {
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 2, rig: { hardware: ['e3 Feedback Implants'] } },
      script: [
        run('R&D'),
        runnerUses('Heimdall 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerChooses('e3 Feedback Implants', { option: 'yes', subs: [2] }),
        runnerChooses('e3 Feedback Implants', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'is not offered to a Runner without credits': {
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { credits: 0, rig: { hardware: ['e3 Feedback Implants'] } },
      script: [
        run('R&D'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Networking: {
    'removes a tag and comes back for a credit': {
      runner: { tags: 2, credits: 1, grip: ['Networking'] },
      script: [runnerPlays('Networking'), runnerChooses('Networking', { option: 'yes' })],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 0 },
        { card: 'Networking', is: { at: 'grip' } },
      ],
    },
    'is trashed where nothing is paid': {
      runner: { tags: 1, grip: ['Networking'] },
      script: [runnerPlays('Networking'), runnerChooses('Networking', { option: 'no' })],
      expect: [{ path: 'runner.heap', eq: ['Networking'] }],
    },
    'is trashed where nothing can be paid': {
      runner: { tags: 1, credits: 0, grip: ['Networking'] },
      script: [runnerPlays('Networking')],
      expect: [
        { path: 'runner.heap', eq: ['Networking'] },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
  Pheromones: {
    'takes a counter for a successful run on HQ': {
      lines: [2],
      runner: { rig: { programs: ['Pheromones'] } },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ card: 'Pheromones', is: { counters: { virus: 1 } } }],
    },
    'pays for anything during runs on HQ, as often as it has counters': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: {
        credits: 1,
        rig: {
          programs: ['Corroder', { card: 'Pheromones', counters: { virus: 2, recurring: 2 } }],
        },
      },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1', pay: { Pheromones: 1 } }),
        runnerUses('Corroder', 'break', { subs: [0], pay: { Pheromones: 1 } }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Pheromones', is: { counters: { virus: 2, recurring: 0 } } },
      ],
    },
    'pays for nothing during a run on R&D': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: {
        credits: 0,
        rig: {
          programs: ['Corroder', { card: 'Pheromones', counters: { virus: 2, recurring: 2 } }],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'CANNOT_PAY' }),
      ],
    },
    'is filled to its counters as the turn begins': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: [{ card: 'Pheromones', counters: { virus: 3, recurring: 0 } }] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ card: 'Pheromones', is: { counters: { virus: 3, recurring: 3 } } }],
    },
  },
  'Mr. Li': {
    'draws two cards and puts one of them to the bottom of the stack': {
      runner: {
        stack: ['Diesel', 'Modded', 'Tinkering'],
        grip: ['Infiltration'],
        rig: { resources: ['Mr. Li'] },
      },
      script: [
        runnerUses('Mr. Li', 0),
        runnerChooses('Mr. Li', { cards: ['Infiltration'], illegal: ['BAD_TARGET', 'WRONG_ZONE'] }),
        runnerChooses('Mr. Li', { cards: ['Modded'] }),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Tinkering', 'Modded'] },
        { path: 'runner.grip', eq: ['Infiltration', 'Diesel'] },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'puts the only card drawn back': {
      runner: { stack: ['Diesel'], rig: { resources: ['Mr. Li'] } },
      script: [runnerUses('Mr. Li', 0)],
      expect: [{ path: 'runner.stack', eq: ['Diesel'] }],
    },
  },
  Snitch: {
    'exposes unrezzed ice as it is approached, and lets the Runner jack out': {
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [
        run('HQ'),
        runnerChooses('Snitch', { option: 'yes' }),
        runnerChooses('Snitch', { option: 'yes' }),
      ],
      expect: [
        {
          facts: [
            { type: 'exposed', card: 'Enigma' },
            { type: 'jacked-out' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
        { card: 'Enigma', is: { rezzed: false } },
      ],
    },
    'works once each run, and lets the run go on': {
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [
        run('HQ'),
        runnerChooses('Snitch', { option: 'yes' }),
        runnerChooses('Snitch', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'Enigma' }] },
        { noFact: { type: 'exposed', card: 'Ice Wall' } },
        { noFact: { type: 'jacked-out' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'has nothing to expose where the ice is rezzed': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { programs: ['Snitch'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ noFact: { type: 'exposed' } }, { facts: [{ type: 'sub-resolved' }] }],
    },
  },
  Doppelgänger: {
    'gives a unit of memory': {
      lines: [0],
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'makes another run, on any server and without a click, as a successful one ends': {
      lines: [1],
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [
        ...wholeRun('Archives'),
        runnerChooses('Doppelgänger', { option: 'yes' }),
        runnerChooses('Doppelgänger', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-ended', outcome: 'successful' },
            { type: 'run-began', server: 'R&D' },
          ],
        },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'does so once each turn': {
      lines: [1],
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [
        ...wholeRun('Archives'),
        runnerChooses('Doppelgänger', { option: 'yes' }),
        runnerChooses('Doppelgänger', { server: 'Archives' }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'pending', eq: { for: 'runner', window: 'runner.1.6' } },
      ],
    },
    'is of no use where the run was unsuccessful': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { hardware: ['Doppelgänger'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { path: 'pending', eq: { for: 'runner', window: 'runner.1.6' } },
      ],
    },
  },
};
