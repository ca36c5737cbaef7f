import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpChooses, corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const haasBioroidAgendasScenarios: CardSketches = {
  'Sentinel Defense Program': {
    'does a net damage for each time the Runner suffers brain damage': {
      corp: { score: ['Sentinel Defense Program'], servers: onRd(rezzed('Heimdall 1.0')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.brain', eq: 1 },
      ],
    },
    'does none for net damage': {
      corp: { score: ['Sentinel Defense Program'], servers: onRd(rezzed('Neural Katana')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does one for several at once': {
      corp: {
        credits: 3,
        score: ['Sentinel Defense Program'],
        servers: remote({ card: 'Cerebral Overwriter', advancement: 2 }),
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Cerebral Overwriter', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  "Director Haas' Pet Project": {
    'may make a new server of up to three cards from HQ and Archives': {
      turn: scoring,
      corp: {
        credits: 0,
        hq: ['Enigma', 'PAD Campaign', 'Hedge Fund'],
        archives: ['Ice Wall'],
        servers: {
          'Server 1': { cards: [{ card: "Director Haas' Pet Project", advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corp('choose', { for: "Director Haas' Pet Project", option: 'yes' }),
        ...['Enigma', 'Ice Wall', 'PAD Campaign'].map((card) =>
          corp('choose', { for: "Director Haas' Pet Project", cards: [card] }),
        ),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'Server 2.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'Server 2.ice[1]' } },
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]' } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'goes on in the same server where one card is trashed for the next': {
      turn: scoring,
      corp: {
        hq: ['PAD Campaign'],
        archives: ['Private Security Force', 'Ice Wall'],
        servers: {
          'Server 1': { cards: [{ card: "Director Haas' Pet Project", advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corp('choose', { for: "Director Haas' Pet Project", option: 'yes' }),
        ...['PAD Campaign', 'Private Security Force', 'Ice Wall'].map((card) =>
          corp('choose', { for: "Director Haas' Pet Project", cards: [card] }),
        ),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { card: 'Private Security Force', is: { at: 'Server 2.cards[0]' } },
        { card: 'Ice Wall', is: { at: 'Server 2.ice[0]' } },
      ],
    },
    'may be left without': {
      turn: scoring,
      corp: {
        hq: ['Enigma'],
        servers: {
          'Server 1': { cards: [{ card: "Director Haas' Pet Project", advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corp('choose', { for: "Director Haas' Pet Project", option: 'no' }),
      ],
      expect: [{ card: 'Enigma', is: { at: 'hq' } }],
    },
    'creates a server of asset, upgrade and ice from HQ and Archives': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        hq: ['PAD Campaign', 'Enigma'],
        archives: ['Red Herrings'],
        servers: {
          'Server 1': {
            cards: [{ card: "Director Haas' Pet Project", advancement: 3 }],
            ice: ['Ice Wall'],
          },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corpChooses("Director Haas' Pet Project", { option: 'yes' }),
        corpChooses("Director Haas' Pet Project", { cards: ['PAD Campaign'] }),
        corpChooses("Director Haas' Pet Project", { cards: ['Red Herrings'] }),
        corpChooses("Director Haas' Pet Project", { cards: ['Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]' } },
        { card: 'Red Herrings', is: { at: 'Server 2.cards[1]' } },
        { card: 'Enigma', is: { at: 'Server 2.ice[0]' } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'may stop after one card': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['PAD Campaign', 'Enigma'],
        servers: {
          'Server 1': { cards: [{ card: "Director Haas' Pet Project", advancement: 3 }] },
        },
      },
      script: [
        corp('score', { card: "Director Haas' Pet Project" }),
        corpChooses("Director Haas' Pet Project", { option: 'yes' }),
        corpChooses("Director Haas' Pet Project", { cards: ['Enigma'] }),
        corpChooses("Director Haas' Pet Project", { cards: [] }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['PAD Campaign'] },
        { path: 'corp.credits', eq: 6 },
      ],
    },
  },
  'Project Wotan': {
    'comes with three agenda counters': {
      lines: [0],
      turn: scoring,
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Project Wotan', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Project Wotan' })],
      expect: [{ card: 'Project Wotan', is: { at: 'corp.score', counters: { agenda: 3 } } }],
    },
    'gives the bioroid that is approached a last subroutine for the run': {
      lines: [1],
      corp: {
        score: [{ card: 'Project Wotan', counters: { agenda: 1 } }],
        servers: onRd(rezzed('Eli 1.0')),
      },
      runner: { rig: { programs: [{ card: 'Morning Star' }] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', { card: 'Project Wotan', ability: 1, at: 'run.2.3' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Eli 1.0', sub: 2 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { card: 'Project Wotan', is: { counters: { agenda: 0 } } },
      ],
    },
    'can be used on a bioroid rezzed just now, and on none that is not rezzed': {
      lines: [1],
      corp: {
        credits: 9,
        score: [{ card: 'Project Wotan', counters: { agenda: 2 } }],
        servers: onRd('Eli 1.0'),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', {
          card: 'Project Wotan',
          ability: 1,
          at: 'run.2.3',
          illegal: 'PLAY_RESTRICTION',
        }),
        corp('rez', { card: 'Eli 1.0', at: 'run.2.3' }),
        corp('use', { card: 'Project Wotan', ability: 1, at: 'run.2.3' }),
      ],
    },
    'has no use for other ice, nor during an encounter': {
      lines: [1],
      corp: {
        score: [{ card: 'Project Wotan', counters: { agenda: 1 } }],
        servers: onRd(rezzed('Eli 1.0'), rezzed('Enigma')),
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', {
          card: 'Project Wotan',
          ability: 1,
          at: 'run.2.3',
          illegal: 'PLAY_RESTRICTION',
        }),
        corp('use', {
          card: 'Project Wotan',
          ability: 1,
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
      ],
    },
  },
};
