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

describe('credits', () => {
  it('that are moved onto a card are told with it, and are no loss (CRED-04)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { credits: 5, servers: { 'Server 1': { cards: [rezzed('Sealed Vault')] } } },
      runner: { credits: 0, rig: { programs: ['Ixodidae'] } },
      script: [corp('use', { card: 'Sealed Vault', ability: 0, x: 3 })],
      expect: [
        { facts: [{ type: 'credits-lost', side: 'corp', amount: 3 }] },
        { path: 'runner.credits', eq: 0 },
        { path: 'corp.credits', eq: 1 },
      ],
    });
  });
});

describe('accesses in HQ', () => {
  const score = ['Dedicated Neural Net'];
  const hq = ['Priority Requisition', 'Hedge Fund'];

  it('are of the cards that the Corp chooses, where it chooses (ACC-28)', () => {
    play({
      corp: { score, hq },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Dedicated Neural Net', cards: ['Hedge Fund'] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { view: 'runner', mustNotContain: ['Priority Requisition'] },
      ],
    });
  });

  it('follow a psi game in which a number cannot be spent (PSI-02)', () => {
    play({
      corp: { score, hq },
      runner: { grip: ['Government Investigations'] },
      script: [
        runner('play', { card: 'Government Investigations' }),
        runner('run', { server: 'HQ' }),
        goTo('choice'),
        corp('bid', { credits: 2, illegal: ['BAD_TARGET', 'CANNOT_PAY', 'WRONG_COUNT'] }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2, illegal: ['BAD_TARGET', 'CANNOT_PAY', 'WRONG_COUNT'] }),
        runner('bid', { credits: 0 }),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    });
  });
});

describe('a run', () => {
  it('goes on from where its ice was put (SWAP-03)', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Surfer', 'Corroder', 'Gordian Blade'] }, credits: 9 },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0] }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [1] }),
        runner('use', { card: 'Surfer', ability: 0, at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        goTo('run.2.1'),
      ],
      expect: [
        {
          facts: [
            { type: 'ice-passed', card: 'Enigma' },
            { type: 'ice-passed', card: 'Ice Wall' },
            { type: 'ice-approached', card: 'Enigma' },
          ],
        },
      ],
    });
  });
});

describe('choices', () => {
  it('of one list are taken once each (CHOOSE-06)', () => {
    play({
      runner: { credits: 2, tags: 1, grip: ['Deuces Wild'] },
      script: [
        runner('play', { card: 'Deuces Wild' }),
        runner('choose', { for: 'Deuces Wild', option: 'gain-3' }),
        runner('choose', { for: 'Deuces Wild', option: 'draw-2' }),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.grip', count: 2 },
        { path: 'runner.tags', eq: 1 },
      ],
    });
  });
});

describe('points that are kept from winning', () => {
  it('win as soon as nothing keeps them (WIN-09)', () => {
    play({
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Priority Requisition', 'Priority Requisition'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      runner: { tags: 1, rig: { resources: ['The Black File'] } },
      script: [
        corp('score', { card: 'Hostile Takeover' }),
        corp('trash-resource', { card: 'The Black File' }),
      ],
      expect: [{ winner: 'corp', reason: 'agenda-points' }],
    });
  });
});

describe('a subroutine that ice has gained', () => {
  it('is broken once, where another card might have saved it (PREV-09)', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Sub Boost'],
        servers: { HQ: { ice: [rezzed('Eli 1.0')], cards: ['Corporate Troubleshooter'] } },
      },
      script: [
        corp('play', { card: 'Sub Boost' }),
        goTo('runner.1.6'),
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [2] }),
        goTo('run.3.1'),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [1] }),
        goTo('run.5.1'),
      ],
      expect: [{ path: 'run.server', eq: 'HQ' }],
    });
  });
});
