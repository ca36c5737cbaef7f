import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

describe('an install cost by the position', () => {
  it('is that of where the ice goes when what had to make room is gone (INST-28)', () => {
    play({
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['Hunter', 'Enigma'],
        servers: { HQ: { ice: ['Ice Wall', 'Wall of Static'] } },
      },
      runner: { rig: { resources: ['Network Exchange'] } },
      script: [
        corp('install', { card: 'Hunter', server: 'HQ', trash: [], illegal: 'CANNOT_PAY' }),
        corp('install', { card: 'Hunter', server: 'HQ', trash: ['Wall of Static'] }),
        corp('install', {
          card: 'Enigma',
          server: 'HQ',
          trash: ['Ice Wall'],
          illegal: 'CANNOT_PAY',
        }),
        corp('install', { card: 'Enigma', server: 'HQ', trash: ['Ice Wall', 'Hunter'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
      ],
    });
  });
});

describe('a cost that its payer may lower', () => {
  it('is lowered before like cards go, which then need not pay for it (COST-19)', () => {
    play({
      runner: {
        credits: 1,
        grip: ['Mimic', 'Diesel'],
        rig: {
          hardware: ['Patchwork'],
          programs: ['Medium', 'Imp', 'Datasucker', 'Corroder', 'Djinn'],
        },
      },
      script: [
        runner('install', { card: 'Mimic' }),
        runner('choose', { for: 'Patchwork', cards: ['Diesel'] }),
        runner('choose', { for: 'Mimic', cards: ['Imp'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.heap', eq: ['Diesel', 'Imp'] },
      ],
    });
  });

  it('is not lowered by the card itself, nor where it is nothing (COST-19)', () => {
    play({
      runner: { credits: 0, grip: ['Mimic', 'Leprechaun'], rig: { hardware: ['Patchwork'] } },
      script: [
        runner('install', { card: 'Mimic', illegal: 'CANNOT_PAY' }),
        runner('draw'),
        runner('install', { card: 'Leprechaun' }),
        runner('choose', { for: 'Patchwork', cards: ['Leprechaun'], illegal: 'BAD_TARGET' }),
        runner('choose', { for: 'Patchwork', cards: ['Mimic'] }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    });
  });
});

describe('the second time of a turn', () => {
  it('triggers as the first does, once more however many cards say so (ORD-04)', () => {
    play({
      runner: {
        credits: 0,
        stack: ['Infiltration', 'Special Order', 'Tinkering', 'Easy Mark'],
        rig: { resources: ['Symmetrical Visage'] },
        grip: ['Gene Conditioning Shoppe'],
      },
      script: [
        runner('draw'),
        runner('gain-credit'),
        runner('install', { card: 'Gene Conditioning Shoppe' }),
        runner('draw', { expect: [{ path: 'runner.credits', eq: 1 }] }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    });
  });
});

describe('what a card keeps in mind', () => {
  it('is what it showed last, not what a copy showed (CHOOSE-08)', () => {
    play({
      corp: {
        servers: { HQ: { ice: [rezzed('Slot Machine'), rezzed('Slot Machine')] } },
      },
      runner: { stack: ['Imp', 'Diesel', 'Mimic', 'Wyldside', 'Corroder', 'Medium'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      // Of the first three none are alike, of the next two are.
      expect: [{ path: 'corp.credits', eq: 8 }],
    });
  });

  it('is the type that was named last, in the turns of both players (NAME-03)', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        corp('gain-credit'),
        corp('choose', { for: 'Azmari EdTech: Shaping the Future', option: 'yes' }),
        corp('choose', { for: 'Azmari EdTech: Shaping the Future', option: 'event' }),
        runner('install', { card: 'Imp' }),
        runner('play', { card: 'Diesel' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'corp.credits', eq: 8 }],
    });
  });
});

describe('the same action', () => {
  it('is one of the chart, whatever it is about, or one ability of one card (ACT-22)', () => {
    play({
      turn: { ...corpTurn, clicks: 3 },
      corp: {
        hq: ['Hedge Fund', 'Beanstalk Royalties', 'Restructure'],
        credits: 10,
        servers: { 'Server 1': { cards: [rezzed('Jeeves Model Bioroids')] } },
      },
      script: [
        corp('play', { card: 'Hedge Fund' }),
        corp('play', { card: 'Beanstalk Royalties' }),
        corp('play', { card: 'Restructure' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.clicks', eq: 1 }],
    });
  });
});

describe('what cannot leave a place', () => {
  it('stays where an effect would take it, by whoever, and the rest works (CANT-03)', () => {
    play({
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      runner: {
        credits: 9,
        grip: ['Levy AR Lab Access', 'Imp', 'Retrieval Run'],
        heap: ['Mimic'],
        stack: ['Diesel'],
      },
      script: [
        runner('play', { card: 'Retrieval Run' }),
        goTo('run-ended'),
        runner('play', { card: 'Levy AR Lab Access' }),
        goTo('runner.1.6'),
      ],
      expect: [{ card: 'Mimic', is: { at: 'heap' } }],
    });
  });
});

describe('a swap', () => {
  it('brings no card where it could not lie (SWAP-04)', () => {
    play({
      corp: {
        hq: ['PAD Campaign', 'Hedge Fund'],
        servers: {
          HQ: { cards: [rezzed('Daruma'), 'Akitaro Watanabe'] },
          'Server 1': { cards: ['Hostile Takeover'] },
        },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run.5.3')],
      expect: [{ card: 'Daruma', is: { at: 'HQ.cards[0]' } }],
    });
  });
});

describe('an asset on a card of the Corp', () => {
  it('is installed in the root of its server, displaces nothing and goes where that goes (HOST-19)', () => {
    play({
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign'],
        servers: {
          'Server 1': { cards: [rezzed('Full Immersion RecStudio', { hosted: ['Snare!'] })] },
        },
      },
      script: [
        corp('install', { card: 'PAD Campaign', host: 'Full Immersion RecStudio' }),
        corp('rez', { card: 'PAD Campaign' }),
      ],
      expect: [
        { card: 'Snare!', is: { at: 'hosted:Full Immersion RecStudio' } },
        { card: 'PAD Campaign', is: { at: 'hosted:Full Immersion RecStudio', rezzed: true } },
      ],
    });
  });
});
