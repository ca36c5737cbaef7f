import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const beforeTurn = { ...corpTurn, clicks: 0 };
const kim = { identity: "Edward Kim: Humanity's Hammer" };

export const anarchScenarios: CardSketches = {
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
  },
  'Amped Up': {
    'gives three clicks for a brain damage': {
      runner: { grip: ['Amped Up', 'Diesel'] },
      script: [runner('play', { card: 'Amped Up' })],
      expect: [
        { path: 'runner.clicks', eq: 6 },
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', eq: [] },
      ],
    },
    'flatlines a Runner with nothing left in the grip': {
      runner: { grip: ['Amped Up'] },
      script: [runner('play', { card: 'Amped Up' })],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
    'asks for no prevention': {
      runner: { grip: ['Amped Up', 'Diesel'], rig: { hardware: ['Feedback Filter'] } },
      script: [runner('play', { card: 'Amped Up' })],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Feedback Filter', is: { at: 'rig' } },
      ],
    },
  },
  "I've Had Worse": {
    'draws three cards': {
      lines: [0],
      runner: { grip: ["I've Had Worse"] },
      script: [runner('play', { card: "I've Had Worse" })],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'draws three when net or meat damage trashes it': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ["I've Had Worse", 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Scorched Earth' })],
      expect: [
        { path: 'runner.grip', count: 3 },
        { card: "I've Had Worse", is: { at: 'heap' } },
      ],
    },
    'draws none when brain damage does, nor when it is discarded': {
      lines: [1],
      corp: { servers: onRd(rezzed('Fenris')) },
      runner: { grip: ["I've Had Worse"] },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
  'Day Job': {
    'gives ten credits for three clicks more': {
      lines: [0, 1],
      runner: { grip: ['Day Job'] },
      script: [runner('play', { card: 'Day Job' })],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
    'cannot be played with three clicks': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 3 },
      runner: { grip: ['Day Job'] },
      script: [runner('play', { card: 'Day Job', illegal: 'NO_CLICKS' })],
    },
  },
  Forked: {
    'trashes the first sentry that is broken completely, and no other ice': {
      corp: { servers: onRd(rezzed('Neural Katana'), rezzed('Ice Wall'), rezzed('Neural Katana')) },
      runner: { credits: 20, grip: ['Forked'], rig: { programs: ['Garrote', 'Corroder'] } },
      script: [
        runner('play', { card: 'Forked', server: 'R&D' }),
        runner('use', { card: 'Garrote', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Garrote',
          ability: 'break',
          subs: [0],
          expect: [{ card: 'Neural Katana#2', is: { at: 'archives', faceup: true } }],
        }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', { card: 'Garrote', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Garrote', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Neural Katana#1', is: { at: 'R&D.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'R&D.ice[1]' } },
      ],
    },
  },
  Knifed: {
    'trashes a barrier that is broken completely': {
      corp: { servers: onRd(rezzed('Enigma'), rezzed('Ice Wall')) },
      runner: { credits: 9, grip: ['Knifed'], rig: { programs: ['Corroder', 'Torch'] } },
      script: [
        runner('play', { card: 'Knifed', server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Enigma', is: { at: 'R&D.ice[0]' } },
      ],
    },
    'trashes none of which a subroutine is left': {
      corp: { servers: onRd(rezzed('Heimdall 1.0')) },
      runner: {
        credits: 30,
        grip: ['Knifed', 'Diesel', 'Diesel'],
        rig: { programs: ['Corroder'] },
      },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Knifed', server: 'R&D' }),
        ...[1, 2, 3, 4].map(() =>
          runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        ),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Heimdall 1.0', is: { at: 'R&D.ice[0]' } }],
    },
  },
  Spooned: {
    'trashes a code gate that is broken completely': {
      corp: { servers: onRd(rezzed('Quandary'), rezzed('Enigma')) },
      runner: { credits: 9, grip: ['Spooned'], rig: { programs: ['Torch'] } },
      script: [
        runner('play', { card: 'Spooned', server: 'R&D' }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [1] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives' } },
        { card: 'Quandary', is: { at: 'R&D.ice[0]' } },
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
  'Stim Dealer': {
    'gives a click and takes a counter when the turn begins': {
      turn: beforeTurn,
      runner: {
        grip: ['Diesel'],
        rig: { resources: [{ card: 'Stim Dealer', counters: { power: 1 } }] },
      },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 5 },
        { card: 'Stim Dealer', is: { counters: { power: 2 } } },
        { path: 'runner.brain', eq: 0 },
      ],
    },
    'does brain damage with two counters, and has none afterwards': {
      turn: beforeTurn,
      runner: {
        grip: ['Diesel'],
        rig: { resources: [{ card: 'Stim Dealer', counters: { power: 2 } }] },
      },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.clicks', eq: 4 },
        { card: 'Stim Dealer', is: { counters: { power: 0 } } },
        { path: 'runner.brain', eq: 1 },
      ],
    },
  },
  Uninstall: {
    'takes an installed program or piece of hardware back to the grip': {
      runner: {
        grip: ['Uninstall'],
        rig: { programs: ['Corroder'], hardware: ['Cyberfeeder'], resources: ['Wyldside'] },
      },
      script: [
        runner('play', { card: 'Uninstall' }),
        runner('choose', { for: 'Uninstall', cards: ['Cyberfeeder'] }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Cyberfeeder'] },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'cannot be played with neither': {
      runner: { grip: ['Uninstall'], rig: { resources: ['Wyldside'] } },
      script: [runner('play', { card: 'Uninstall', illegal: 'NO_EFFECT' })],
    },
  },
  'Data Folding': {
    'gives a credit with two memory units free': {
      turn: beforeTurn,
      runner: { rig: { programs: ['Magnum Opus'], resources: ['Data Folding'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gives none with one': {
      turn: beforeTurn,
      runner: { rig: { programs: ['Magnum Opus', 'Corroder'], resources: ['Data Folding'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
  },
};
