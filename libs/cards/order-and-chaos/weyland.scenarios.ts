import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const weylandScenarios: CardSketches = {
  'Constellation Protocol': {
    'may move a token from ice to ice that can be advanced': {
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Constellation Protocol')] },
          ...onRd({ card: 'Ice Wall', advancement: 2 }, { card: 'Fire Wall' }),
        },
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Constellation Protocol', option: 'yes' }),
        corp('choose', { for: 'Constellation Protocol', cards: ['Fire Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Fire Wall', is: { advancement: 1 } },
      ],
    },
    'is not offered without a token on ice': {
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Constellation Protocol')] }, ...onRd('Ice Wall') },
      },
      script: [goTo('corp.2.2')],
      expect: [{ noFact: { type: 'tokens-removed' } }],
    },
  },
  'Mark Yale': {
    'turns an agenda counter into three credits': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'House of Knives', counters: { agenda: 2 } }],
        servers: { 'Server 1': { cards: [rezzed('Mark Yale')] } },
      },
      script: [corpUses('Mark Yale', 1, { option: 'pay' })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'House of Knives', is: { counters: { agenda: 1 } } },
        { card: 'Mark Yale', is: { at: 'Server 1.cards[0]' } },
      ],
    },
    'is worth two credits itself': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Mark Yale')] } } },
      script: [corpUses('Mark Yale', 1)],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Mark Yale', is: { at: 'archives' } },
      ],
    },
  },
  'Satellite Grid': {
    'gives each piece of ice there a token more': {
      rules: ['ADV-04'],
      corp: {
        servers: {
          HQ: {
            ice: [rezzed('Ice Wall'), rezzed('Fire Wall', { advancement: 2 })],
            cards: [rezzed('Satellite Grid')],
          },
          'R&D': { ice: [rezzed('Swarm')] },
        },
      },
      script: [runner('gain-credit')],
      expect: [
        { card: 'Ice Wall', is: { strength: 2 } },
        { card: 'Fire Wall', is: { strength: 8 } },
      ],
    },
    'works only where it is': {
      corp: {
        servers: {
          HQ: { cards: [rezzed('Satellite Grid')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      script: [runner('gain-credit')],
      expect: [{ card: 'Ice Wall', is: { strength: 1 } }],
    },
  },
  Patch: {
    'lies on ice and makes it stronger': {
      rules: ['HOST-11'],
      turn: corpTurn,
      corp: { hq: ['Patch'], servers: { HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] } } },
      script: [corpPlays('Patch'), goTo('choice')],
      expect: [
        { card: 'Ice Wall', is: { strength: 3 } },
        { card: 'Patch', is: { at: 'hosted:Ice Wall' } },
      ],
    },
    'needs rezzed ice': {
      turn: corpTurn,
      corp: { hq: ['Patch'], servers: { HQ: { ice: ['Enigma'] } } },
      script: [corpPlays('Patch', { illegal: 'NO_EFFECT' })],
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
    'places a token from HQ, R&D and Archives': {
      lines: [1],
      corp: {
        archives: [{ card: 'Space Camp', faceup: false }],
        servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } },
      },
      script: [run('Archives'), corpChooses('Space Camp', { option: 'yes' }), goTo('run-ended')],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
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
    'takes a card for the first install of a turn, none from an empty grip': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 2, hq: ['Housekeeping'] },
      runner: { credits: 9, grip: ['Corroder', 'Ninja', 'Diesel'] },
      script: [
        corpPlays('Housekeeping'),
        goTo('runner.1.6'),
        installs('Corroder'),
        runnerChooses('Housekeeping', { cards: ['Diesel'] }),
        installs('Ninja'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.rig.programs', count: 2 },
        { card: 'Diesel', is: { at: 'heap' } },
      ],
    },
    'lets the first install of a turn be the one of the turn of the Corp': {
      lines: [1],
      corp: { credits: 2, archives: [], hq: ['Hedge Fund'], servers: {} },
      turn: { ...corpTurn, clicks: 1 },
      runner: {
        credits: 9,
        grip: ['Corroder', 'Diesel'],
        stack: ['Ninja', 'Datasucker'],
        rig: { programs: ['Self-modifying Code'] },
      },
      policy: { random: 'first' },
      script: [corp('gain-credit'), goTo('runner.1.6'), installs('Corroder')],
      expect: [{ path: 'runner.grip', count: 1 }],
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
        { card: 'Neural Katana#1', is: { at: 'archives', faceup: true } },
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
