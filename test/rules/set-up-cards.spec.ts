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
