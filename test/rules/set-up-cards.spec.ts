import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  goTo,
  playScenario,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

/** Hands are drawn, and the Corp is asked whether to keep its own. */
const setUp = { side: 'corp', number: 1, clicks: 0, at: 'setup' };

describe('before the first turn', () => {
  const identity = 'Jinteki Biotech: Life Imagined';

  it('an identity does what it does once, after both mulligans (SETUP-12)', () => {
    play({
      turn: setUp,
      corp: { identity, hq: ['Ice Wall'], rd: Array.from({ length: 8 }, () => 'Hedge Fund') },
      runner: { grip: ['Diesel'] },
      policy: { random: 'first' },
      script: [
        corp('choose', { for: identity, option: 'the-tank', illegal: 'WRONG_WINDOW' }),
        corp('mulligan'),
        runner('mulligan'),
        corp('choose', { for: identity, option: 'the-tank' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'turn.number', eq: 1 }],
    });
  });
});

describe('what is taken off several rez costs', () => {
  const identity = 'Cyber Bureau: Keeping the Peace';
  const install = (card: string) => [
    corp('choose', { for: identity, cards: [card] }),
    corp('choose', { for: card, server: 'HQ' }),
  ];

  it('is used up no faster than the cards cost (REZ-09)', () => {
    play({
      turn: setUp,
      corp: { identity, hq: ['Ice Wall', 'Janus 1.0', 'Enigma'], rd: ['Hedge Fund'] },
      runner: { grip: ['Diesel'] },
      script: [
        corp('keep'),
        runner('keep'),
        ...install('Ice Wall'),
        ...install('Enigma'),
        ...install('Janus 1.0'),
        corp('choose', { for: identity, cards: ['Ice Wall'] }),
        corp('choose', { for: identity, cards: ['Enigma'] }),
        corp('choose', { for: identity, cards: ['Janus 1.0'] }),
        goTo('corp.2.2'),
      ],
      // 1, 3 and 15 are less than 20.
      expect: [{ path: 'corp.credits', eq: 5 }],
    });
  });
});

describe('before hands are drawn', () => {
  const identity = 'Ayla "Bios" Rahim: Simulant Specialist';

  it('an identity does what it does with a shuffled stack, and once (SETUP-11)', () => {
    play({
      turn: setUp,
      corp: { rd: Array.from({ length: 12 }, () => 'Hedge Fund') },
      runner: {
        identity,
        stack: [
          'Diesel',
          'Modded',
          'Crypsis',
          'Corroder',
          ...Array.from({ length: 8 }, () => 'Infiltration'),
        ],
      },
      policy: { random: 'first' },
      script: [
        runner('choose', { for: identity, cards: ['Diesel', 'Modded', 'Crypsis', 'Corroder'] }),
        corp('keep'),
        runner('mulligan'),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 5 },
        { view: 'runner', path: 'runner.identity.hosted', count: 4 },
      ],
    });
  });
});

describe('a card from outside of the game', () => {
  const noise = 'Noise: Hacker Extraordinaire';
  const chaos = 'Chaos Theory: Wünderkind';
  const ayla = 'Ayla "Bios" Rahim: Simulant Specialist';

  it('is named by its title, once, and is not installed (OUT-01)', () => {
    const identity = 'Adam: Compulsive Hacker';
    play({
      turn: setUp,
      corp: { rd: Array.from({ length: 8 }, () => 'Hedge Fund') },
      runner: { identity, stack: Array.from({ length: 8 }, () => 'Diesel') },
      policy: { random: 'first' },
      script: [
        runner('choose', { for: identity, option: 'Always Be Running' }),
        runner('choose', { for: identity, option: 'Always Be Running', illegal: 'BAD_TARGET' }),
        runner('choose', { for: identity, option: 'Safety First' }),
        runner('choose', { for: identity, option: 'Find the Truth' }),
        corp('keep'),
      ],
      expect: [{ path: 'runner.rig.resources', count: 3 }, { noFact: { type: 'installed' } }],
    });
  });

  it('takes over what was set aside for an identity, and not its start (OUT-02)', () => {
    play({
      turn: setUp,
      corp: { rd: ['Ice Wall', ...Array.from({ length: 8 }, () => 'Hedge Fund')] },
      runner: {
        identity: ayla,
        stack: [
          'Diesel',
          'Modded',
          'Crypsis',
          'Corroder',
          'Rebirth',
          ...Array.from({ length: 6 }, () => 'Infiltration'),
        ],
      },
      policy: { random: 'first' },
      script: [
        runner('choose', { for: ayla, cards: ['Diesel', 'Modded', 'Crypsis', 'Corroder'] }),
        corp('keep'),
        runner('keep'),
        goTo('corp.2.2'),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        runner('play', { card: 'Rebirth' }),
        runner('choose', { for: 'Rebirth', option: chaos }),
      ],
      expect: [
        { path: 'runner.identity', eq: chaos },
        { view: 'runner', path: 'runner.identity.hosted', count: 4 },
        { card: ayla, is: { at: 'removed' } },
      ],
    });
  });

  it('works on its host, until that is gone (OUT-03)', () => {
    play({
      runner: { credits: 9, tags: 1, grip: ['DJ Fenris', 'Medium'] },
      script: [
        runner('install', { card: 'DJ Fenris' }),
        runner('choose', { for: 'DJ Fenris', option: noise }),
        runner('install', { card: 'Medium' }),
      ],
      expect: [
        { path: 'corp.archives', count: 1 },
        { card: noise, is: { at: 'hosted:DJ Fenris' } },
      ],
    });
  });
});
