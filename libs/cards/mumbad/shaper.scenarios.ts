import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  'Jesminder Sareen: Girl Behind the Curtain': {
    'avoids the first tag of each run and no other': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Data Raven'), rezzed('Data Ward')] } } },
      runner: {
        identity: 'Jesminder Sareen: Girl Behind the Curtain',
        credits: 0,
      },
      script: [
        run('HQ'),
        runnerChooses('Data Ward', { option: 'take-tag' }),
        runnerChooses('Data Raven', { option: 'take-tag' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Artist Colony': {
    'trades an agenda for a card of the stack, installed for its cost': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        score: ['Hostile Takeover', 'Priority Requisition'],
        stack: ['Diesel', 'Corroder', 'Desperado'],
        rig: { resources: ['Artist Colony'] },
      },
      script: [
        runnerUses('Artist Colony', 0, { targets: ['Hostile Takeover'] }),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'runner', do: 'choose', for: 'Artist Colony', cards: ['Diesel'] }] },
          ],
        }),
        runnerChooses('Artist Colony', { cards: ['Desperado'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Desperado', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.clicks', eq: 4 },
        { path: 'runner.agendaPoints', eq: 3 },
        { card: 'Hostile Takeover', is: { at: 'removed' } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'cannot without an agenda': {
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: ['Artist Colony'] } },
      script: [runnerUses('Artist Colony', 0, { illegal: 'CANNOT_PAY' })],
    },
  },
  Brahman: {
    'breaks two at once, and puts a program back on the stack after the encounter': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      runner: { rig: { programs: ['Brahman', 'Corroder', 'Imp'] } },
      script: [
        run('R&D'),
        runnerUses('Brahman', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Brahman', is: { strength: 4 } }],
        }),
        runnerUses('Brahman', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('choice', {
          expect: [{ notLegal: [{ by: 'runner', do: 'choose', for: 'Brahman', cards: ['Imp'] }] }],
        }),
        runnerChooses('Brahman', { cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'stack[0]' } },
        { path: 'runner.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'goes back itself where there is no other': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Brahman', 'Imp'] } },
      script: [
        run('R&D'),
        runnerUses('Brahman', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Brahman', is: { at: 'stack[0]' } }],
    },
    'takes nothing back where it did not break': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Brahman'] } },
      script: [run('R&D'), runnerUses('Brahman', 'boost', { at: 'run.3.1' }), goTo('run-ended')],
      expect: [{ card: 'Brahman', is: { at: 'rig' } }],
    },
  },
  Patron: {
    'draws two cards instead of the first access of a chosen server': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hostile Takeover'] },
      runner: { rig: { resources: ['Patron'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Patron', { option: 'yes' }),
        runnerChooses('Patron', { server: 'HQ' }),
        goTo('runner.1.6'),
        ...wholeRun('R&D', { expect: [{ path: 'runner.grip', eq: [] }] }),
        ...wholeRun('HQ', { expect: [{ path: 'runner.grip', count: 2 }] }),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
      ],
    },
    'may choose none': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hostile Takeover'] },
      runner: { rig: { resources: ['Patron'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Patron', { option: 'no' }),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.grip', eq: [] },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
      ],
    },
  },
  'Temple of the Liberated Mind': {
    'takes in a counter for a click': {
      lines: [0],
      runner: { rig: { resources: ['Temple of the Liberated Mind'] } },
      script: [runnerUses('Temple of the Liberated Mind', 0)],
      expect: [
        { card: 'Temple of the Liberated Mind', is: { counters: { power: 1 } } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'gives a click for a counter, once a turn': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        rig: { resources: [{ card: 'Temple of the Liberated Mind', counters: { power: 2 } }] },
      },
      script: [
        runnerUses('Temple of the Liberated Mind', 1),
        runnerUses('Temple of the Liberated Mind', 1, {
          at: 'runner.1.5',
          illegal: 'ALREADY_USED',
        }),
      ],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
    'gives none in the turn of the Corp': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      runner: {
        rig: { resources: [{ card: 'Temple of the Liberated Mind', counters: { power: 2 } }] },
      },
      script: [
        runnerUses('Temple of the Liberated Mind', 1, {
          at: 'corp.2.1',
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'],
        }),
      ],
    },
  },
  Sadyojata: {
    'breaks ice with three subtypes': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Ichi 1.0')] } } },
      runner: { rig: { programs: ['Sadyojata'] }, credits: 9 },
      script: [
        run('R&D'),
        runnerUses('Sadyojata', 'boost', { at: 'run.3.1' }),
        runnerUses('Sadyojata', 'boost'),
        runnerUses('Sadyojata', 'break', { subs: [0] }),
        runnerUses('Sadyojata', 'break', { subs: [1] }),
        runnerUses('Sadyojata', 'break', { subs: [2] }),
        goTo('run.2.3'),
        runnerUses('Sadyojata', 'break', { at: 'run.3.1', illegal: 'BAD_TARGET' }),
      ],
    },
    'changes places with a deva of the grip': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.2.1' },
      runner: { rig: { programs: ['Sadyojata'] }, grip: ['Vamadeva'] },
      script: [runnerUses('Sadyojata', 2), goTo('corp.2.2')],
      expect: [{ card: 'Vamadeva', is: { at: 'rig' } }],
    },
  },
  'Out of the Ashes': {
    'runs when it is played': {
      lines: [0],
      runner: { grip: ['Out of the Ashes'] },
      script: [
        runnerPlays('Out of the Ashes'),
        runnerChooses('Out of the Ashes', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'may be removed from the heap for a run when the turn begins': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      runner: { heap: ['Out of the Ashes'] },
      script: [
        corp('gain-credit'),
        runnerChooses('Out of the Ashes', { option: 'yes' }),
        runnerChooses('Out of the Ashes', { server: 'Archives' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Out of the Ashes', is: { at: 'removed' } },
        { path: 'runner.clicks', eq: 4 },
        { facts: [{ type: 'run-began', server: 'Archives' }] },
      ],
    },
  },
  'Liberated Chela': {
    'becomes an agenda worth two': {
      turn: { ...runnerTurn, clicks: 5 },
      runner: { rig: { resources: ['Liberated Chela'] }, score: ['Hostile Takeover'] },
      script: [runnerUses('Liberated Chela', 0), goTo('corp.1.2')],
      expect: [
        { card: 'Liberated Chela', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'is removed where the Corp forfeits an agenda': {
      turn: { ...runnerTurn, clicks: 5 },
      corp: { score: ['Priority Requisition'] },
      runner: { rig: { resources: ['Liberated Chela'] }, score: ['Hostile Takeover'] },
      script: [
        runnerUses('Liberated Chela', 0),
        corpChooses('Liberated Chela', { option: 'yes' }),
        goTo('corp.1.2'),
      ],
      expect: [
        { card: 'Liberated Chela', is: { at: 'removed' } },
        { path: 'corp.agendaPoints', eq: 0 },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'needs five clicks': {
      runner: { rig: { resources: ['Liberated Chela'] }, score: ['Hostile Takeover'] },
      script: [runnerUses('Liberated Chela', 0, { illegal: 'NO_CLICKS' })],
    },
  },
  'The Price of Freedom': {
    'keeps the Corp from advancing in its next turn': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { grip: ['The Price of Freedom'], rig: { resources: ['Councilman'] } },
      script: [
        runnerPlays('The Price of Freedom'),
        goTo('corp.2.2'),
        corp('advance', {
          card: 'Priority Requisition',
          illegal: ['PLAY_RESTRICTION', 'NOT_ADVANCEABLE'],
        }),
      ],
      expect: [
        { card: 'The Price of Freedom', is: { at: 'removed' } },
        { card: 'Councilman', is: { at: 'heap' } },
      ],
    },
    'cannot be played without a connection': {
      lines: [0],
      runner: { grip: ['The Price of Freedom'] },
      script: [runnerPlays('The Price of Freedom', { illegal: 'CANNOT_PAY' })],
    },
  },
  Maya: {
    'puts an accessed card under R&D for a tag, once each turn': {
      lines: [0, 1],
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Enigma'] },
      runner: { rig: { hardware: ['Maya'] } },
      script: [
        run('R&D'),
        runnerChooses('Maya', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('R&D'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'rd[1]' } },
        { path: 'runner.tags', eq: 1 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
        { path: 'runner.mu.limit', eq: 6 },
      ],
    },
  },
  NetChip: {
    'hosts a program as large as there are copies, for no memory': {
      runner: { grip: ['Corroder', 'Magnum Opus'], rig: { hardware: ['NetChip'] } },
      script: [
        installs('Magnum Opus', { host: 'NetChip', illegal: 'BAD_TARGET' }),
        installs('Corroder', { host: 'NetChip' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:NetChip' } },
        { path: 'runner.mu.used', eq: 0 },
      ],
    },
    'hosts a larger one when there are more': {
      runner: {
        grip: ['Magnum Opus'],
        rig: { hardware: ['NetChip', 'NetChip'] },
      },
      script: [installs('Magnum Opus', { host: 'NetChip#1' }), goTo('runner.1.6')],
      expect: [{ path: 'runner.mu.used', eq: 0 }],
    },
  },
  Ankusa: {
    'sends a barrier back to HQ whose subroutines it broke': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 9, rig: { programs: ['Ankusa'] } },
      script: [
        run('R&D'),
        runnerUses('Ankusa', 2, { at: 'run.3.1' }),
        runnerUses('Ankusa', 2),
        runnerUses('Ankusa', 2),
        runnerUses('Ankusa', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Wall of Static', is: { at: 'hq' } },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'leaves it where another breaker did the work': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 9, rig: { programs: ['Ankusa', 'Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Wall of Static', is: { at: 'R&D.ice[0]' } }],
    },
  },
  Panchatantra: {
    'gives ice a subtype for the run': {
      rules: ['NAME-02'],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, rig: { programs: ['Panchatantra', 'Deus X'] } },
      script: [
        run('HQ'),
        runnerChooses('Panchatantra', { option: 'yes' }),
        runnerChooses('Panchatantra', { option: 'ap' }),
        runnerUses('Deus X', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'HQ' }] }],
    },
    'names no sentry, code gate or barrier': {
      rules: ['NAME-02'],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Panchatantra'] } },
      script: [
        run('HQ'),
        runnerChooses('Panchatantra', { option: 'yes' }),
        runnerChooses('Panchatantra', { option: 'sentry', illegal: ['BAD_TARGET'] }),
      ],
    },
    'asks once a turn': {
      rules: ['ABIL-14'],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Panchatantra'] } },
      script: [
        run('HQ'),
        runnerChooses('Panchatantra', { option: 'yes' }),
        runnerChooses('Panchatantra', { option: 'tracer' }),
        goTo('run-ended'),
        run('HQ'),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 2 }],
    },
  },
};
