import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Sportsmetal: Go Big or Go Home': {
    'gains two credits as an agenda is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        identity: 'Sportsmetal: Go Big or Go Home',
        servers: { 'Server 1': { cards: [{ card: 'Project Beale', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Project Beale' }),
        corpChooses('Sportsmetal: Go Big or Go Home', { option: 'gain-2' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'draws two cards as an agenda is stolen': {
      corp: {
        identity: 'Sportsmetal: Go Big or Go Home',
        servers: { 'Server 1': { cards: ['Project Beale'] } },
      },
      script: [
        run('Server 1'),
        corpChooses('Sportsmetal: Go Big or Go Home', { option: 'draw-2' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
  },
  'Hyperloop Extension': {
    'pays three credits as it is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Hyperloop Extension', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Hyperloop Extension' }), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
    'pays three as it is stolen, and none with another agenda': {
      corp: {
        servers: {
          'Server 1': { cards: ['Hyperloop Extension'] },
          'Server 2': { cards: ['Project Beale'] },
        },
      },
      script: [...wholeRun('Server 1'), ...wholeRun('Server 2')],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
  },
  'Game Changer': {
    'gains a click for each agenda of the Runner, and leaves the game': {
      turn: corpTurn,
      corp: { credits: 6, hq: ['Game Changer'], score: ['Project Beale'] },
      runner: { score: ['Hostile Takeover', 'Priority Requisition'] },
      script: [corpPlays('Game Changer')],
      expect: [
        { path: 'corp.clicks', eq: 4 },
        { card: 'Game Changer', is: { at: 'removed' } },
      ],
    },
    'can be trashed from HQ for two': {
      corp: { hq: ['Game Changer'] },
      runner: { identity: 'Noise: Hacker Extraordinaire' },
      script: [run('HQ'), runner('trash-accessed', { card: 'Game Changer' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { card: 'Game Changer', is: { at: 'archives' } },
      ],
    },
  },
  'Giordano Memorial Field': {
    'ends the run unless the Runner pays for the agendas there are': {
      rules: ['RUN5-02'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Giordano Memorial Field')] } } },
      runner: { score: ['Hostile Takeover', 'Priority Requisition'] },
      script: [
        run('Server 1'),
        runnerChooses('Giordano Memorial Field', { option: 'yes' }),
        goTo('run-ended'),
        run('Server 1'),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        {
          facts: [
            { type: 'run-ended', outcome: 'successful' },
            { type: 'run-successful' },
            { type: 'run-ended' },
          ],
        },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'is no matter while it is not rezzed, nor at another server': {
      corp: {
        servers: {
          'Server 1': { cards: ['Giordano Memorial Field'] },
          'Server 2': { cards: [rezzed('Giordano Memorial Field')] },
        },
      },
      runner: { credits: 1, score: ['Priority Requisition'] },
      script: [...wholeRun('Server 1'), ...wholeRun('Archives'), ...wholeRun('Server 2')],
      expect: [
        {
          facts: [
            { type: 'accessed' },
            { type: 'run-successful', server: 'Archives' },
            { type: 'run-successful' },
          ],
        },
        { noFact: { type: 'credits-spent' } },
      ],
    },
  },
  Meridian: {
    'goes to the Runner for a point less, and lets the run on': {
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Meridian')] } } },
      runner: { score: ['Priority Requisition'] },
      script: [run('HQ'), runnerChooses('Meridian', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { card: 'Meridian', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
        { path: 'corp.credits', eq: 0 },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
    'leaves what it hosts behind': {
      rules: ['HOST-09'],
      corp: {
        servers: { HQ: { ice: [rezzed('Meridian', { hosted: ['Oversight AI'] })] } },
      },
      script: [run('HQ'), runnerChooses('Meridian', { option: 'yes' }), goTo('run-ended')],
      expect: [{ card: 'Oversight AI', is: { at: 'archives[0]' } }],
    },
    'pays four credits and ends the run otherwise': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Meridian')] } } },
      script: [run('HQ'), runnerChooses('Meridian', { option: 'no' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { card: 'Meridian', is: { at: 'HQ.ice[0]' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Fast Break': {
    'pays, draws and installs for each agenda of the Runner, in one remote': {
      rules: ['INST-26'],
      turn: corpTurn,
      corp: { hq: ['Fast Break', 'PAD Campaign', 'Ice Wall', 'Enigma'] },
      runner: { score: ['Hostile Takeover', 'Priority Requisition'] },
      script: [
        corpPlays('Fast Break'),
        corpChooses('Fast Break', { number: 2 }),
        corpChooses('Fast Break', { cards: ['PAD Campaign'] }),
        corpChooses('PAD Campaign', { server: 'new' }),
        corpChooses('Fast Break', { cards: ['Ice Wall'] }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'corp.hq', count: 3 },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } },
        { card: 'Ice Wall', is: { at: 'Server 1.ice[0]' } },
      ],
    },
    'pays all install costs': {
      turn: corpTurn,
      corp: {
        credits: 4,
        hq: ['Fast Break', 'Ice Wall', 'Enigma'],
        servers: { 'Server 1': { ice: ['Wall of Static'] } },
      },
      runner: { score: ['Hostile Takeover', 'Hostile Takeover'] },
      script: [
        corpPlays('Fast Break'),
        corpChooses('Fast Break', { number: 0 }),
        corpChooses('Fast Break', { cards: ['Ice Wall'] }),
        corpChooses('Ice Wall', { server: 'Server 1' }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'corp.hq', eq: ['Enigma'] },
      ],
    },
    'goes to no central server': {
      turn: corpTurn,
      corp: { hq: ['Fast Break', 'Ice Wall'] },
      runner: { score: ['Hostile Takeover'] },
      script: [
        corpPlays('Fast Break'),
        corpChooses('Fast Break', { number: 0 }),
        corpChooses('Fast Break', { cards: ['Ice Wall'] }),
        corp('gain-credit'),
      ],
      expect: [{ card: 'Ice Wall', is: { at: 'Server 1.ice[0]' } }],
    },
    'cannot be played while the Runner has no agenda': {
      turn: corpTurn,
      corp: { hq: ['Fast Break', 'Ice Wall'] },
      script: [corpPlays('Fast Break', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
  },
};
