import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Cybernetics Court': {
    'gives the Corp a hand of nine': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Cybernetics Court')] } } },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.handSize', eq: 9 }],
    },
  },
  'Self-Destruct Chips': {
    'takes one of the hand': {
      corp: { score: ['Self-Destruct Chips'] },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.handSize', eq: 4 }],
    },
  },
  'Cybernetics Division: Humanity Upgraded': {
    'takes one of each hand': {
      corp: { identity: 'Cybernetics Division: Humanity Upgraded' },
      script: [runner('gain-credit')],
      expect: [
        { path: 'runner.handSize', eq: 4 },
        { path: 'corp.handSize', eq: 4 },
      ],
    },
  },
  'Research Grant': {
    'scores another copy that is installed, advanced or not': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Research Grant', advancement: 3 }] },
          'Server 2': { cards: ['Research Grant'] },
        },
      },
      script: [
        corp('score', { card: 'Research Grant#1' }),
        corpChooses('Research Grant#1', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
  },
  'Ronald Five': {
    'takes a click for each card trashed, its own trashing included': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Ronald Five')] } } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Ronald Five' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 2 }],
    },
  },
  'Brain-Taping Warehouse': {
    'makes bioroid ice cheaper for each click of the Runner': {
      corp: {
        credits: 5,
        servers: {
          'R&D': { ice: ['Heimdall 1.0'] },
          'Server 1': { cards: [rezzed('Brain-Taping Warehouse')] },
        },
      },
      runner: { grip: ['Diesel'] },
      policy: { random: 'first' },
      script: [run('R&D'), corp('rez', { card: 'Heimdall 1.0', at: 'run.2.3' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'makes it no cheaper without a click left, nor other ice': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 7,
        servers: {
          'R&D': { ice: ['Heimdall 1.0'] },
          'Server 1': { cards: [rezzed('Brain-Taping Warehouse')] },
        },
      },
      script: [
        run('R&D'),
        corp('rez', { card: 'Heimdall 1.0', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  'Oaktown Grid': {
    'makes cards of its server three credits dearer to trash': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Oaktown Grid'), 'Melange Mining Corp.'] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
        },
      },
      script: [
        run('Server 1'),
        runner('access', { card: 'Melange Mining Corp.#1' }),
        runner('trash-accessed', {
          card: 'Melange Mining Corp.#1',
          expect: [{ path: 'runner.credits', eq: 1 }],
        }),
        goTo('run-ended'),
        run('Server 2'),
        runner('trash-accessed', { card: 'Melange Mining Corp.#2' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Oaktown Grid', is: { at: 'Server 1.cards[0]' } },
      ],
    },
    'raises its own cost, too, and nothing while it is not rezzed': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Oaktown Grid')] },
          'Server 2': { cards: ['Oaktown Grid'] },
        },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Oaktown Grid#1' }),
        goTo('run-ended'),
        run('Server 2'),
        runner('trash-accessed', { card: 'Oaktown Grid#2' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Ryon Knight': {
    'does a brain damage in a run of the last click': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ryon Knight')] } } },
      runner: { grip: ['Diesel'] },
      script: [run('Server 1'), corpUses('Ryon Knight', 0, { at: 'run.5.1' }), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Ryon Knight', is: { at: 'archives' } },
      ],
    },
    'cannot with a click left': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Ryon Knight')] } } },
      script: [
        run('Server 1'),
        corpUses('Ryon Knight', 0, {
          at: 'run.5.1',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
  'Test Ground': {
    'derezzes a card for each token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma'), rezzed('Hunter')] },
          'Server 1': { cards: [rezzed('Test Ground', { advancement: 1 })] },
          'Server 2': { cards: [rezzed('PAD Campaign')] },
        },
      },
      script: [
        corp('advance', { card: 'Test Ground' }),
        corpUses('Test Ground', 1, { targets: ['Enigma', 'PAD Campaign'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: false } },
        { card: 'PAD Campaign', is: { rezzed: false } },
        { card: 'Hunter', is: { rezzed: true } },
        { card: 'Test Ground', is: { at: 'archives' } },
      ],
    },
    'derezzes all where there are fewer': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma')] },
          'Server 1': { cards: [rezzed('Test Ground', { advancement: 4 })] },
        },
      },
      script: [corpUses('Test Ground', 1)],
      expect: [{ card: 'Enigma', is: { rezzed: false } }],
    },
  },
  'Team Sponsorship': {
    'may install a card of Archives or HQ for nothing as an agenda is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        hq: ['Ice Wall'],
        archives: ['Enigma', 'Hedge Fund'],
        servers: {
          HQ: { ice: ['Hunter'] },
          'Server 1': { cards: [{ card: 'Project Beale', advancement: 3 }] },
          'Server 2': { cards: [rezzed('Team Sponsorship')] },
        },
      },
      script: [
        corp('score', { card: 'Project Beale' }),
        corpChooses('Team Sponsorship', { option: 'yes' }),
        corpChooses('Team Sponsorship', { cards: ['Enigma'] }),
        corpChooses('Team Sponsorship', { server: 'HQ' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Enigma', is: { at: 'HQ.ice[1]' } }],
    },
    'does nothing as one is stolen': {
      corp: {
        hq: ['Ice Wall'],
        servers: {
          'Server 1': { cards: ['Project Beale'] },
          'Server 2': { cards: [rezzed('Team Sponsorship')] },
        },
      },
      script: [...wholeRun('Server 1')],
      expect: [{ card: 'Ice Wall', is: { at: 'hq' } }],
    },
  },
};
