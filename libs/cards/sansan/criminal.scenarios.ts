import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const identity = 'Laramy Fisk: Savvy Investor';
const yes = runner('choose', { for: identity, option: 'yes' });

export const criminalScenarios: CardSketches = {
  [identity]: {
    'makes the Corp draw for the first success on a central server, not on a remote': {
      rules: ['ORD-01'],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { identity },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended', { expect: [{ path: 'corp.hq', count: 0 }] }),
        runner('run', { server: 'Archives' }),
        yes,
        goTo('run-ended', { expect: [{ path: 'corp.hq', eq: ['Anonymous Tip'] }] }),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', count: 1 }],
    },
    'need not': {
      runner: { identity },
      script: [
        runner('run', { server: 'Archives' }),
        runner('choose', { for: identity, option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', count: 0 }],
    },
  },
  'Enhanced Vision': {
    'shows a card of HQ after the first successful run': {
      rules: ['ORD-01'],
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { resources: ['Enhanced Vision'] } },
      script: [...wholeRun('Archives')],
      expect: [{ facts: [{ type: 'revealed', card: 'Hedge Fund' }] }],
    },
  },
  'Career Fair': {
    'pays for an X that nothing else pays for': {
      rules: ['COST-05'],
      runner: { credits: 0, grip: ['Career Fair', 'Angel Arena'] },
      script: [
        runnerPlays('Career Fair'),
        runnerChooses('Angel Arena', { number: 3 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Angel Arena', is: { counters: { power: 3 } } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'installs a resource for three less': {
      runner: { credits: 1, grip: ['Career Fair', 'Ice Carver'] },
      script: [runnerPlays('Career Fair'), goTo('runner.1.6')],
      expect: [
        { card: 'Ice Carver', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
  },
  'Drive By': {
    'costs a second click': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Drive By'] },
      script: [runnerPlays('Drive By', { illegal: 'NO_CLICKS' })],
    },
    'trashes an asset that it exposes': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Drive By'] },
      script: [runnerPlays('Drive By'), goTo('runner.1.6')],
      expect: [{ card: 'PAD Campaign', is: { at: 'archives' } }],
    },
    'leaves an agenda where it is': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['Private Security Force'] } } },
      runner: { grip: ['Drive By'] },
      script: [runnerPlays('Drive By'), goTo('runner.1.6')],
      expect: [
        { card: 'Private Security Force', is: { at: 'Server 1.cards[0]' } },
        { facts: [{ type: 'exposed' }] },
      ],
    },
  },
  'Gang Sign': {
    'accesses a card of HQ when an agenda is scored': {
      rules: ['ACC-19'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Private Security Force'],
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] } },
      },
      runner: { rig: { resources: ['Gang Sign'] } },
      script: [corp('score', { card: 'Priority Requisition' }), goTo('corp.2.2')],
      expect: [{ card: 'Private Security Force', is: { at: 'runner.score' } }],
    },
  },
  'Fisk Investment Seminar': {
    'lets both draw three': {
      lines: [0, 1],
      runner: { grip: ['Fisk Investment Seminar'] },
      script: [runnerPlays('Fisk Investment Seminar')],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'corp.hq', count: 3 },
      ],
    },
  },
  'Armand "Geist" Walker: Tech Lord': {
    'draws with each card that is trashed for its ability': {
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { identity: 'Armand "Geist" Walker: Tech Lord', rig: { resources: ['Decoy'] } },
      script: [
        run('R&D'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.link', eq: 1 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'draws as a tag is avoided': {
      corp: { credits: 9, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: {
        identity: 'Armand "Geist" Walker: Tech Lord',
        credits: 0,
        rig: { resources: ['Decoy'] },
      },
      script: [
        run('R&D'),
        corp('bid', { credits: 0 }),
        runnerUses('Decoy', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.grip', eq: ['Infiltration'] },
      ],
    },
  },
  Forger: {
    'gives a link, and avoids a tag': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 0, rig: { hardware: ['Forger'] } },
      script: [run('R&D'), runnerUses('Forger', 'prevent', { at: 'prevent' }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.link', eq: 0 },
        { card: 'Forger', is: { at: 'heap' } },
      ],
    },
    'removes a tag': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { tags: 2, rig: { hardware: ['Forger'] } },
      script: [runnerUses('Forger', 1)],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.clicks', eq: 4 },
      ],
    },
    'is a console': {
      lines: [0],
      runner: { grip: ['Forger'], rig: { hardware: ['Desperado'] } },
      script: [installs('Forger', { illegal: 'CONSOLE_LIMIT' })],
    },
  },
  'Drug Dealer': {
    'costs a credit a turn, and draws in that of the Corp': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { rig: { resources: ['Drug Dealer'] } },
      script: [
        runner('gain-credit'),
        goTo('corp.2.2', { expect: [{ path: 'runner.grip', eq: ['Infiltration'] }] }),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
    'takes nothing of none': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      runner: { credits: 0, rig: { resources: ['Drug Dealer'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Drug Dealer', is: { at: 'rig' } },
      ],
    },
  },
  Rolodex: {
    'orders the top five as it is installed': {
      lines: [0],
      runner: {
        grip: ['Rolodex'],
        stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark', 'Medium', 'Sure Gamble'],
      },
      script: [
        installs('Rolodex'),
        runnerChooses('Rolodex', { cards: ['Medium', 'Diesel', 'Imp', 'Corroder', 'Easy Mark'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        {
          path: 'runner.stack',
          eq: ['Medium', 'Diesel', 'Imp', 'Corroder', 'Easy Mark', 'Sure Gamble'],
        },
        { view: 'corp', mustNotContain: ['Medium', 'Imp'] },
      ],
    },
    'takes three of the stack with it': {
      lines: [1],
      turn: corpTurn,
      runner: {
        tags: 1,
        stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark'],
        rig: { resources: ['Rolodex'] },
      },
      script: [corp('trash-resource', { card: 'Rolodex' }), goTo('corp.2.2')],
      expect: [
        { path: 'runner.heap', count: 4 },
        { path: 'runner.stack', eq: ['Easy Mark'] },
      ],
    },
  },
  'Dorm Computer': {
    'runs for a counter, and no tag is taken in that run': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { grip: ['Dorm Computer'], credits: 0 },
      script: [
        installs('Dorm Computer'),
        runnerUses('Dorm Computer', 1),
        runnerChooses('Dorm Computer', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { card: 'Dorm Computer', is: { counters: { power: 3 } } },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
  },
  'Muertos Gang Member': {
    'has the Corp derez a card, and lets it rez one when it goes': {
      lines: [0, 1, 2],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: ['Melange Mining Corp.'] },
        },
      },
      runner: { grip: ['Muertos Gang Member'] },
      script: [
        installs('Muertos Gang Member'),
        runnerUses('Muertos Gang Member', 2),
        corpChooses('Muertos Gang Member', { cards: ['Melange Mining Corp.'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: false } },
        { card: 'Melange Mining Corp.', is: { rezzed: true } },
        { path: 'runner.grip', count: 1 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'has it rez for nothing but additional costs': {
      lines: [1],
      rules: ['COST-06'],
      corp: { credits: 10, servers: { HQ: { ice: ['Enigma'] } } },
      runner: { rig: { resources: ['Muertos Gang Member', 'Hernando Cortez'] } },
      script: [
        runner('gain-credit'),
        runnerUses('Muertos Gang Member', 2),
        corpChooses('Muertos Gang Member', { cards: ['Enigma'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true } },
        { path: 'corp.credits', eq: 8 },
      ],
    },
  },
};
