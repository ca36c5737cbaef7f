import { poolNamed } from '#cards/pool';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');
const play = (sketch: Sketch): unknown => playScenario(sketch, pool);

describe('a text box', () => {
  it('that is blank leaves the credits on its card, which cannot be spent (BLANK-01)', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: {
          'Server 1': { cards: ['Private Security Force'] },
          HQ: { cards: ['Ash 2X3ZB9CY'] },
        },
      },
      runner: { identity: 'Whizzard: Master Gamer', credits: 0 },
      script: [
        corp('play', { card: 'Cerebral Static' }),
        goTo('runner.1.6'),
        runner('run', { server: 'Server 1' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        runner('trash-accessed', { card: 'Ash 2X3ZB9CY' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Whizzard: Master Gamer', is: { counters: { recurring: 0 } } },
        { card: 'Ash 2X3ZB9CY', is: { at: 'archives' } },
      ],
    });
  });

  it('of the other side works in its place, whatever lay on the card (FLIP-01)', () => {
    play({
      turn: corpTurn,
      corp: { identity: 'SYNC: Everything, Everywhere', credits: 2 },
      runner: { tags: 1, rig: { resources: ['Kati Jones'] } },
      script: [
        corp('use', { card: 'SYNC: Everything, Everywhere', ability: 0 }),
        corp('use', { card: 'SYNC: Everything, Everywhere', ability: 0, illegal: 'BAD_TARGET' }),
        corp('trash-resource', { card: 'Kati Jones' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    });
  });

  it('of another card gives abilities that its host uses as its own (GAIN-01)', () => {
    play({
      corp: { servers: { Archives: { ice: [rezzed("Hadrian's Wall")] } } },
      runner: {
        credits: 6,
        rig: { programs: [{ card: 'Corroder', hosted: ['Dedicated Processor'] }, 'Mimic'] },
      },
      script: [
        runner('run', { server: 'Archives' }),
        runner('use', { card: 'Corroder', ability: 2, at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 2, at: 'run.3.1' }),
        goTo('run.3.1', { expect: [{ card: 'Corroder', is: { strength: 10 } }] }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    });
  });
});

describe('ice', () => {
  it('on a card protects nothing, and is active while it is encountered alone (HOST-15)', () => {
    play({
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [rezzed('Awakening Center', { hosted: ['Eli 1.0', 'Ichi 1.0'] })] },
        },
      },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Awakening Center', option: 'yes' }),
        corp('choose', { for: 'Awakening Center', cards: ['Eli 1.0'] }),
        goTo('run-ended'),
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Awakening Center', option: 'no' }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Eli 1.0', is: { at: 'archives' } },
        { card: 'Ichi 1.0', is: { at: 'hosted:Awakening Center' } },
        { noFact: { type: 'ice-approached' } },
      ],
    });
  });

  it('put where other ice was lies between the same neighbours (INST-25)', () => {
    play({
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        hq: ['Mutate'],
        rd: ['Enigma', 'Hedge Fund'],
        servers: { 'R&D': { ice: [rezzed('Ice Wall'), 'Hunter', 'Wall of Static'] } },
      },
      script: [corp('play', { card: 'Mutate' }), goTo('corp.2.2')],
      expect: [
        { card: 'Enigma', is: { at: 'R&D.ice[0]', rezzed: true } },
        { card: 'Hunter', is: { at: 'R&D.ice[1]' } },
      ],
    });
  });

  it('keeps the subroutine whose break is prevented, and the cost is spent (PREV-09)', () => {
    play({
      turn: runnerTurn,
      corp: {
        servers: { HQ: { ice: [rezzed('Eli 1.0')], cards: [rezzed("Tyr's Hand")] } },
      },
      runner: { credits: 8, rig: { programs: [{ card: 'Corroder' }] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        corp('use', { card: "Tyr's Hand", ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    });
  });
});
