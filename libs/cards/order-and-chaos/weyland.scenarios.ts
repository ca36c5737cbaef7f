import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };
const argus = { identity: 'Argus Security: Protection Guaranteed' };

export const weylandScenarios: CardSketches = {
  'Argus Security: Protection Guaranteed': {
    'lets the Runner take a tag for a theft': {
      corp: { ...argus, servers: remote('Hostile Takeover') },
      runner: { grip: ['Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Hostile Takeover' }),
        runner('choose', { for: argus.identity, option: 'take-tag' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 2 },
      ],
    },
    'lets the Runner suffer meat damage instead': {
      corp: { ...argus, servers: remote('Hostile Takeover') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Hostile Takeover' }),
        runner('choose', { for: argus.identity, option: 'suffer-damage' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'damage-suffered', kind: 'meat', amount: 2 }] },
      ],
    },
  },
  'Titan Transnational: Investing In Your Future': {
    'may place an agenda counter on any agenda that is scored': {
      turn: scoring,
      corp: {
        identity: 'Titan Transnational: Investing In Your Future',
        servers: remote({ card: 'Hostile Takeover', advancement: 2 }),
      },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        corp('choose', {
          for: 'Hostile Takeover',
          option: 'resolve-first',
          cards: ['Hostile Takeover'],
        }),
        corp('choose', { for: 'Titan Transnational: Investing In Your Future', option: 'yes' }),
      ],
      expect: [{ card: 'Hostile Takeover', is: { at: 'corp.score', counters: { agenda: 1 } } }],
    },
    'places none on a stolen agenda': {
      corp: {
        identity: 'Titan Transnational: Investing In Your Future',
        servers: remote('Private Security Force'),
      },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ card: 'Private Security Force', is: { counters: { agenda: 0 } } }],
    },
  },
  'Firmware Updates': {
    'takes three counters when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Firmware Updates', advancement: 3 }) },
      script: [corp('score', { card: 'Firmware Updates' })],
      expect: [{ card: 'Firmware Updates', is: { counters: { agenda: 3 } } }],
    },
    'places a token on ice that can be advanced, once a turn': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'Firmware Updates', counters: { agenda: 2 } }],
        servers: { ...onRd('Ice Wall', 'Enigma'), ...remote('Hostile Takeover') },
      },
      script: [
        corp('use', { card: 'Firmware Updates', ability: 1 }),
        corp('use', { card: 'Firmware Updates', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Hostile Takeover', is: { advancement: 0 } },
        { card: 'Firmware Updates', is: { counters: { agenda: 1 } } },
        { path: 'corp.clicks', eq: 3 },
      ],
    },
    'does nothing without such ice': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'Firmware Updates', counters: { agenda: 2 } }],
        servers: { ...onRd('Enigma'), ...remote('Hostile Takeover') },
      },
      script: [
        corp('use', {
          card: 'Firmware Updates',
          ability: 1,
          illegal: ['NO_EFFECT', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
  'Glenn Station': {
    'hosts a card from HQ facedown, and gives it back': {
      lines: [1, 2],
      turn: corpTurn,
      corp: { score: ['Glenn Station'], hq: ['Hedge Fund', 'Enigma'] },
      script: [
        corp('use', { card: 'Glenn Station', ability: 1 }),
        corp('choose', {
          for: 'Glenn Station',
          cards: ['Enigma'],
          expect: [{ card: 'Enigma', is: { at: 'hosted:Glenn Station' } }],
        }),
        corp('use', { card: 'Glenn Station', ability: 2 }),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.clicks', eq: 1 },
        { view: 'runner', mustNotContain: ['Enigma', 'Hedge Fund'] },
      ],
    },
    'hosts a single card': {
      lines: [0],
      turn: corpTurn,
      corp: {
        score: [{ card: 'Glenn Station', hosted: [{ card: 'Enigma', faceup: false }] }],
        hq: ['Hedge Fund'],
      },
      script: [corp('use', { card: 'Glenn Station', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Government Takeover': {
    'gives three credits a click once it is scored': {
      turn: corpTurn,
      corp: { score: ['Government Takeover'] },
      script: [corp('use', { card: 'Government Takeover', ability: 0 })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.agendaPoints', eq: 6 },
      ],
    },
    'gives nothing to the Corp when it is stolen': {
      turn: corpTurn,
      runner: { score: ['Government Takeover'] },
      script: [
        corp('use', {
          card: 'Government Takeover',
          ability: 0,
          illegal: ['NOT_ACTIVE', 'NOT_YOUR_DECISION', 'WRONG_ZONE'],
        }),
      ],
    },
  },
  'High-Risk Investment': {
    'takes a counter when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'High-Risk Investment', advancement: 5 }) },
      script: [corp('score', { card: 'High-Risk Investment' })],
      expect: [{ card: 'High-Risk Investment', is: { counters: { agenda: 1 } } }],
    },
    'gives as many credits as the Runner has, for a click and a counter': {
      lines: [1],
      turn: corpTurn,
      corp: { score: [{ card: 'High-Risk Investment', counters: { agenda: 1 } }] },
      runner: { credits: 8 },
      script: [corp('use', { card: 'High-Risk Investment', ability: 1 })],
      expect: [
        { path: 'corp.credits', eq: 13 },
        { path: 'runner.credits', eq: 8 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'gives nothing against an empty pool': {
      lines: [1],
      turn: corpTurn,
      corp: { score: [{ card: 'High-Risk Investment', counters: { agenda: 1 } }] },
      runner: { credits: 0 },
      script: [corp('use', { card: 'High-Risk Investment', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Space Camp': {
    'may place a token when it is accessed, from R&D shown to the Runner': {
      lines: [0, 1],
      corp: { rd: ['Space Camp', 'Hedge Fund'], servers: remote('Hostile Takeover') },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Space Camp', option: 'yes', cards: ['Hostile Takeover'] }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { advancement: 1 } },
        { facts: [{ type: 'revealed', card: 'Space Camp' }] },
      ],
    },
    'places none where the Corp does not want it': {
      lines: [1],
      corp: { archives: ['Space Camp'], servers: remote('Hostile Takeover') },
      script: [
        runner('run', { server: 'Archives' }),
        corp('choose', { for: 'Space Camp', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hostile Takeover', is: { advancement: 0 } }],
    },
  },
  'Asteroid Belt': {
    'costs three less to rez a token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 4, servers: onRd({ card: 'Asteroid Belt', advancement: 1 }) },
      script: [
        corp('advance', { card: 'Asteroid Belt' }),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Asteroid Belt' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'costs nothing with more tokens than it costs': {
      lines: [0],
      corp: { credits: 0, servers: onRd({ card: 'Asteroid Belt', advancement: 4 }) },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Asteroid Belt' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
    'costs nine without tokens': {
      lines: [0],
      corp: { credits: 8, servers: onRd('Asteroid Belt') },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Asteroid Belt', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  Wormhole: {
    'costs less a token, and resolves a subroutine of another rezzed piece of ice': {
      lines: [0, 1],
      corp: {
        credits: 3,
        servers: {
          ...onRd({ card: 'Wormhole', advancement: 2 }),
          HQ: { ice: [rezzed('Neural Katana'), 'Enigma'] },
        },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Wormhole' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'does nothing without other rezzed ice': {
      lines: [1],
      corp: { servers: { ...onRd(rezzed('Wormhole')), HQ: { ice: ['Enigma'] } } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Nebula: {
    'costs less a token, and trashes a program': {
      lines: [0, 1],
      corp: { credits: 3, servers: onRd({ card: 'Nebula', advancement: 2 }) },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Nebula' }),
        corp('choose', { for: 'Nebula', cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.heap', eq: ['Corroder'] },
      ],
    },
  },
  Orion: {
    'trashes a program, resolves another subroutine and ends the run': {
      lines: [0, 1, 2, 3],
      corp: {
        credits: 6,
        servers: {
          ...onRd({ card: 'Orion', advancement: 3 }),
          HQ: { ice: [rezzed('Neural Katana')] },
        },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig: { programs: ['Corroder'] } },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), corp('rez', { card: 'Orion' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.grip', eq: [] },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Checkpoint: {
    'costs bad publicity, and does meat damage when the run is successful': {
      lines: [0, 1],
      corp: { servers: onRd('Checkpoint') },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Checkpoint' }),
        corp('bid', { credits: 0 }),
        runner('bid', {
          credits: 0,
          expect: [
            { path: 'corp.badPublicity', eq: 1 },
            { path: 'runner.grip', count: 4 },
          ],
        }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none where the run is not successful': {
      lines: [1],
      corp: { servers: onRd(rezzed('Ice Wall'), rezzed('Checkpoint')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 4 }],
    },
    'does none where the trace fails': {
      lines: [1],
      corp: { servers: onRd(rezzed('Checkpoint')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 5 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 4 }],
    },
  },
  'Fire Wall': {
    'is stronger by each token, and ends the run': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: onRd(rezzed('Fire Wall')) },
      script: [
        corp('advance', {
          card: 'Fire Wall',
          expect: [{ card: 'Fire Wall', is: { strength: 6 } }],
        }),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Searchlight: {
    'traces twice with its tokens': {
      lines: [0, 1, 2],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: onRd(rezzed('Searchlight', { advancement: 1 })) },
      script: [
        corp('advance', { card: 'Searchlight' }),
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }, { facts: [{ type: 'trace-began', base: 2 }] }],
    },
  },
  Housekeeping: {
    'makes the Runner trash a card of the grip for the first install of a turn': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Housekeeping'] },
      runner: { grip: ['Corroder', 'Diesel', 'Easy Mark', 'Akamatsu Mem Chip'] },
      script: [
        corp('play', { card: 'Housekeeping' }),
        runner('install', { card: 'Corroder' }),
        runner('choose', { for: 'Housekeeping', cards: ['Easy Mark'] }),
        runner('install', { card: 'Akamatsu Mem Chip' }),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.heap', eq: ['Easy Mark'] },
        { facts: [{ type: 'trashed', card: 'Easy Mark', by: 'runner' }] },
      ],
    },
    'is trashed when an agenda is stolen, and not when one is scored': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Housekeeping'],
        servers: {
          ...remote({ card: 'Hostile Takeover', advancement: 2 }),
          'Server 2': { cards: ['Private Security Force'] },
        },
      },
      script: [
        corp('play', { card: 'Housekeeping' }),
        corp('score', { card: 'Hostile Takeover' }),
        goTo('runner.1.6', { expect: [{ card: 'Housekeeping', is: { at: 'play' } }] }),
        runner('run', { server: 'Server 2' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ card: 'Housekeeping', is: { at: 'archives' } }],
    },
  },
  'Traffic Accident': {
    'does two meat damage to a Runner with two tags': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Traffic Accident'] },
      runner: { tags: 2, grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Traffic Accident' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'cannot be played against one tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Traffic Accident'] },
      runner: { tags: 1, grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [corp('play', { card: 'Traffic Accident', illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'The Twins': {
    'makes the Runner encounter the passed ice again for a copy from HQ': {
      corp: {
        hq: ['Neural Katana', 'Hedge Fund'],
        servers: { 'Server 1': { ice: [rezzed('Neural Katana')], cards: [rezzed('The Twins')] } },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'The Twins', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Neural Katana#1', is: { at: 'archives' } },
        { facts: [{ type: 'revealed', card: 'Neural Katana' }] },
      ],
    },
    'does nothing without a copy': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { ice: [rezzed('Neural Katana')], cards: [rezzed('The Twins')] } },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'Server 1' }), goTo('choice')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
