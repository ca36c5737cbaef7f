import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const beforeTurn = { ...corpTurn, clicks: 0 };
const kim = { identity: "Edward Kim: Humanity's Hammer" };

export const anarchScenarios: CardSketches = {
  'Archives Interface': {
    'takes a card out of the game instead of accessing it': {
      rules: ['UNIN-01'],
      corp: { archives: ['Shock!', 'Hedge Fund'] },
      runner: { grip: ['Diesel'], rig: { hardware: ['Archives Interface'] } },
      script: [
        run('Archives'),
        runnerChooses('Archives Interface', { cards: ['Shock!'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Shock!', is: { at: 'removed' } },
        { card: 'Diesel', is: { at: 'grip' } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
  },
  Vigil: {
    'gives a memory unit': {
      lines: [0],
      runner: { rig: { hardware: ['Vigil'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'draws a card while HQ is full': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'PAD Campaign'] },
      runner: { rig: { hardware: ['Vigil'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'draws none with four cards there': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'] },
      runner: { rig: { hardware: ['Vigil'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
    'looks at the hand size that bad publicity and protesters leave': {
      lines: [1],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      corp: { badPublicity: 2, hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { rig: { hardware: ['Vigil'] }, grip: [] },
      script: [goTo('runner.1.6'), runner('gain-credit')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.mu.limit', eq: 5 },
      ],
    },
    'draws at exactly as many cards': {
      lines: [1],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'Tollbooth'] },
      runner: { rig: { hardware: ['Vigil'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does not draw at more': {
      lines: [1],
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'Tollbooth', 'Snare!'] },
      runner: { rig: { hardware: ['Vigil'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
  MemStrips: {
    'give memory for virus programs alone': {
      rules: ['MU-01'],
      runner: {
        credits: 20,
        grip: ['Medium', 'Corroder'],
        rig: {
          hardware: ['MemStrips'],
          programs: ['Gordian Blade', 'Ninja', 'Imp', 'Femme Fatale', 'Datasucker'],
        },
      },
      script: [
        installs('Medium'),
        goTo('runner.1.6', { expect: [{ path: 'runner.mu.used', eq: 6 }] }),
      ],
      expect: [{ card: 'Medium', is: { at: 'rig' } }],
    },
    'give none for others': {
      rules: ['MU-02'],
      runner: {
        credits: 20,
        grip: ['Corroder'],
        rig: {
          hardware: ['MemStrips'],
          programs: ['Gordian Blade', 'Ninja', 'Femme Fatale', 'Mimic'],
        },
      },
      script: [
        installs('Corroder', { illegal: 'MEMORY_LIMIT' }),
        installs('Corroder', { trash: ['Mimic'] }),
      ],
      expect: [{ card: 'Mimic', is: { at: 'heap' } }],
    },
  },
  "Edward Kim: Humanity's Hammer": {
    'trashes the first operation accessed each turn, for nothing': {
      corp: { hq: ['Hedge Fund'], rd: ['Beanstalk Royalties', 'Biotic Labor'] },
      runner: { ...kim, credits: 0 },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives', faceup: true } },
        { card: 'Beanstalk Royalties', is: { at: 'rd[0]' } },
        { facts: [{ type: 'trashed', card: 'Hedge Fund', by: 'runner' }] },
      ],
    },
    'leaves other cards, and waits for an operation': {
      corp: { hq: ['Enigma'], rd: ['Beanstalk Royalties', 'Biotic Labor'] },
      runner: { ...kim },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'hq' } },
        { card: 'Beanstalk Royalties', is: { at: 'archives' } },
      ],
    },
    'counts one accessed in Archives as the first': {
      corp: { archives: ['Hedge Fund'], rd: ['Beanstalk Royalties', 'Biotic Labor'] },
      runner: { ...kim },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Beanstalk Royalties', is: { at: 'rd[0]' } }],
    },
    'trashes the first operation of a turn, not the second': {
      corp: { rd: ['Hedge Fund', 'Hedge Fund', 'Enigma'] },
      runner: { identity: "Edward Kim: Humanity's Hammer" },
      script: [...wholeRun('R&D'), ...wholeRun('R&D')],
      expect: [
        { path: 'corp.archives', count: 1 },
        { path: 'corp.rd', count: 2 },
      ],
    },
  },
  'MaxX: Maximum Punk Rock': {
    'trashes two cards of the stack and draws one when the turn begins': {
      turn: beforeTurn,
      runner: { identity: 'MaxX: Maximum Punk Rock' },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.heap', eq: ['Infiltration', 'Special Order'] },
        { path: 'runner.grip', eq: ['Tinkering'] },
      ],
    },
    'does as much as the stack has': {
      turn: beforeTurn,
      runner: { identity: 'MaxX: Maximum Punk Rock', stack: ['Diesel'] },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'trashes what there is and draws from nothing': {
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: { identity: 'MaxX: Maximum Punk Rock', stack: ['Diesel'] },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.grip', count: 0 },
        { path: 'runner.clicks', eq: 4 },
        { winner: null },
      ],
    },
    'draws the third card': {
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: {
        identity: 'MaxX: Maximum Punk Rock',
        stack: ['Diesel', 'Stimhack', 'Corroder', 'Ninja'],
      },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel', 'Stimhack'] },
        { path: 'runner.grip', eq: ['Corroder'] },
        { path: 'runner.stack', eq: ['Ninja'] },
        { facts: [{ type: 'trashed', card: 'Diesel' }, { type: 'drew' }] },
      ],
    },
  },
  'Chop Bot 3000': {
    'trashes another card to draw one': {
      turn: beforeTurn,
      runner: {
        tags: 1,
        rig: { hardware: ['Chop Bot 3000', 'Cyberfeeder'], programs: ['Corroder'] },
      },
      script: [
        goTo('choice'),
        runner('choose', { for: 'Chop Bot 3000', option: 'yes' }),
        runner('choose', { for: 'Chop Bot 3000', cards: ['Cyberfeeder'] }),
        runner('choose', { for: 'Chop Bot 3000', option: 'draw-card' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Cyberfeeder'] },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'trashes another card to remove a tag': {
      turn: beforeTurn,
      runner: { tags: 1, rig: { hardware: ['Chop Bot 3000', 'Cyberfeeder'] } },
      script: [
        goTo('choice'),
        runner('choose', { for: 'Chop Bot 3000', option: 'yes' }),
        runner('choose', { for: 'Chop Bot 3000', option: 'remove-tag' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'is not offered without another card': {
      turn: beforeTurn,
      runner: { rig: { hardware: ['Chop Bot 3000'] } },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Chop Bot 3000', is: { at: 'rig' } }],
    },
  },
};
