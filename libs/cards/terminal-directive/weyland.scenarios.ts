import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  wholeRun,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  'Skorpios Defense Systems: Persuasive Power': {
    'removes one card that is trashed, once a turn': {
      rules: ['TRASH-11', 'UNIN-01'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        identity: 'Skorpios Defense Systems: Persuasive Power',
        hq: ['Traffic Accident'],
      },
      runner: { tags: 2, grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: [
        corpPlays('Traffic Accident'),
        corpChooses('Skorpios Defense Systems: Persuasive Power', { option: 'no' }),
        corpChooses('Skorpios Defense Systems: Persuasive Power', { option: 'yes' }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'runner.heap', count: 1 },
        { path: 'removed', count: 1 },
      ],
    },
    'takes the card before what its trashing sets off': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        identity: 'Skorpios Defense Systems: Persuasive Power',
        hq: ['Traffic Accident'],
      },
      runner: {
        tags: 2,
        grip: ["I've Had Worse", 'Diesel'],
        stack: ['Modded', 'Tinkering', 'Corroder'],
      },
      script: [
        corpPlays('Traffic Accident'),
        corpChooses('Skorpios Defense Systems: Persuasive Power', { option: 'yes' }),
        corp('gain-credit'),
      ],
      expect: [
        { card: "I've Had Worse", is: { at: 'removed' } },
        { path: 'runner.grip', count: 3 },
      ],
    },
    'leaves what was paid with a card to happen': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { identity: 'Skorpios Defense Systems: Persuasive Power' },
      runner: { heap: ['Ninja', 'Corroder'], rig: { hardware: ['Clone Chip'] } },
      script: [
        runner('use', { card: 'Clone Chip', ability: 0 }),
        corpChooses('Skorpios Defense Systems: Persuasive Power', { option: 'yes' }),
        runnerChooses('Clone Chip', { cards: ['Ninja'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Clone Chip', is: { at: 'removed' } },
        { card: 'Ninja', is: { at: 'rig' } },
      ],
    },
    'says nothing of a card of the Corp': {
      corp: {
        identity: 'Skorpios Defense Systems: Persuasive Power',
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'archives' } }],
    },
  },
  'Mr. Stone': {
    'hurts whoever takes a tag': {
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Mr. Stone')] } } },
      runner: { grip: ['Account Siphon', 'Diesel', 'Imp'] },
      script: [
        runnerPlays('Account Siphon'),
        runnerChooses('Account Siphon', { option: 'replace', number: 5 }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Illicit Sales': {
    'pays three credits for each bad publicity, the new one too': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        badPublicity: 1,
        servers: { 'Server 1': { cards: [{ card: 'Illicit Sales', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Illicit Sales' }),
        corpChooses('Illicit Sales', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'corp.credits', eq: 11 },
      ],
    },
    'pays without a new one, too': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        badPublicity: 1,
        servers: { 'Server 1': { cards: [{ card: 'Illicit Sales', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Illicit Sales' }),
        corpChooses('Illicit Sales', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
  },
  'Illegal Arms Factory': {
    'gains a credit and a card as a turn begins': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Illegal Arms Factory')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'corp.hq', count: 2 },
      ],
    },
    'costs a bad publicity as the Runner trashes it installed': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: [rezzed('Illegal Arms Factory')] } } },
      runner: { credits: 6 },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Illegal Arms Factory' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'costs one as it is trashed before it was rezzed, too': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['Illegal Arms Factory'] } } },
      runner: { credits: 6 },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Illegal Arms Factory' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'costs none as it is trashed from HQ': {
      lines: [0],
      corp: { hq: ['Illegal Arms Factory'] },
      runner: { credits: 6 },
      script: [
        run('HQ'),
        runner('trash-accessed', { card: 'Illegal Arms Factory' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 0 }],
    },
  },
  Bloodletter: {
    'lets the Runner choose: a program': {
      corp: { servers: { HQ: { ice: [rezzed('Bloodletter')] } } },
      runner: { rig: { programs: ['Corroder', 'Imp'] } },
      script: [
        run('HQ'),
        runnerChooses('Bloodletter', { option: 'trash-program' }),
        runnerChooses('Bloodletter', { cards: ['Imp'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { path: 'runner.heap', count: 1 },
      ],
    },
    'or the top two cards of the stack': {
      corp: { servers: { HQ: { ice: [rezzed('Bloodletter')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [run('HQ'), runnerChooses('Bloodletter', { option: 'trash-top' }), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Infiltration', 'Special Order'] },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'leaves no choice to a Runner without a program': {
      corp: { servers: { HQ: { ice: [rezzed('Bloodletter')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.stack', count: 1 }],
    },
  },
  Hailstorm: {
    'takes a card of the heap out of the game, and ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Hailstorm')] } } },
      runner: { heap: ['Diesel', 'Corroder'] },
      script: [run('HQ'), corpChooses('Hailstorm', { cards: ['Diesel'] }), goTo('run-ended')],
      expect: [
        { card: 'Diesel', is: { at: 'removed' } },
        { path: 'runner.heap', eq: ['Corroder'] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Hunter Seeker': {
    'trashes any card after a turn with a theft': {
      lines: [0, 1],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'stolen', card: 'Hostile Takeover' }] },
      corp: { hq: ['Hunter Seeker'] },
      runner: { rig: { programs: ['Corroder'], hardware: ['Desperado'] } },
      script: [
        corpPlays('Hunter Seeker'),
        corpChooses('Hunter Seeker', { cards: ['Desperado'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Desperado', is: { at: 'heap' } },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'cannot be played after another turn, nor with one click': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Hunter Seeker'] },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corpPlays('Hunter Seeker', { illegal: 'PLAY_RESTRICTION' })],
    },
    'costs two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      history: { lastTurn: [{ type: 'stolen', card: 'Hostile Takeover' }] },
      corp: { hq: ['Hunter Seeker'] },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corpPlays('Hunter Seeker', { illegal: ['NO_CLICKS', 'CANNOT_PAY'] })],
    },
  },
  'K. P. Lynn': {
    'has the Runner take a tag or go, ice or none': {
      corp: {
        servers: {
          'Server 1': { ice: ['Enigma'], cards: [rezzed('K. P. Lynn'), 'Priority Requisition'] },
        },
      },
      script: [
        run('Server 1'),
        runnerChooses('K. P. Lynn', { option: 'take-tag' }),
        goTo('run.5.1', { expect: [{ path: 'runner.tags', eq: 1 }] }),
        runner('access', { card: 'Priority Requisition' }),
        runner('leave-accessed', { card: 'K. P. Lynn' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }],
    },
    'ends the run of who will not be tagged': {
      corp: {
        servers: {
          'Server 1': { ice: ['Enigma'], cards: [rezzed('K. P. Lynn'), 'Priority Requisition'] },
        },
      },
      script: [run('Server 1'), runnerChooses('K. P. Lynn', { option: 'end-run' })],
      expect: [
        { path: 'run', absent: true },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
};
