import { poolNamed } from '#cards/pool';
import { viewPosition } from '#rules';
import {
  corpDoes as corp,
  goTo,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
  type Sketch,
} from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

const pool = poolNamed('all');
const others = ['corp', 'spectator'] as const;

function endOf(sketch: Sketch) {
  const { end } = playScenario({ policy: { random: 'first' }, ...sketch }, pool);
  if (end === null) throw new Error('the scenario did not begin');
  return end;
}

const seenOf = (sketch: Sketch): readonly string[] =>
  others.map((viewer) => JSON.stringify(toldAt(pool, endOf(sketch), viewer)));

const worlds: readonly (readonly [string, string, string])[] = [
  ['Corroder', 'Diesel', 'Modded'],
  ['Magnum Opus', 'Crypsis', 'Akamatsu Mem Chip'],
  ['Easy Mark', 'Sure Gamble', 'Stimhack'],
];

/** The same for all others, whatever the cards are. */
function expectAlike(sketch: (cards: readonly [string, string, string]) => Sketch): void {
  const [first, ...rest] = worlds.map((cards) => seenOf(sketch(cards)));
  for (const seen of rest) expect(seen).toEqual(first);
}

describe('cards of the Runner that lie facedown on a host (HOST-17)', () => {
  it('look the same to all others as they come from the grip', () => {
    expectAlike(([one, two, three]) => ({
      runner: { grip: [one, two, three], rig: { hardware: ['Bookmark'] } },
      script: [
        runner('use', { card: 'Bookmark', ability: 0 }),
        runner('choose', { for: 'Bookmark', cards: [one, two] }),
        goTo('runner.1.6'),
      ],
    }));
  });

  it('look the same as they come from the stack', () => {
    expectAlike((cards) => ({
      runner: { grip: ['Street Peddler'], stack: [...cards, 'Special Order'] },
      script: [runner('install', { card: 'Street Peddler' }), runner('gain-credit')],
    }));
  });

  it('look the same as they lie there in a window, whether or not one can be installed', () => {
    for (const at of ['corp.1.2', 'runner.1.2'])
      expectAlike((cards) => ({
        turn:
          at === 'corp.1.2' ? { side: 'corp', number: 2, clicks: 3, at } : { ...runnerTurn, at },
        runner: { rig: { resources: [{ card: 'Street Peddler', hosted: [...cards] }] } },
        script: [at === 'corp.1.2' ? corp('pass') : goTo('runner.1.6')],
      }));
  });

  it('look the same before the game, and when one is taken into the grip', () => {
    const identity = 'Ayla "Bios" Rahim: Simulant Specialist';
    expectAlike(([one, two, three]) => ({
      turn: { side: 'corp', number: 1, clicks: 0, at: 'setup' },
      corp: { rd: ['Ice Wall', ...Array.from({ length: 12 }, () => 'Hedge Fund')] },
      runner: {
        identity,
        stack: [
          one,
          two,
          three,
          'Wyldside',
          'Tinkering',
          'Ninja',
          ...Array.from({ length: 8 }, () => 'Infiltration'),
        ],
      },
      script: [
        runner('choose', { for: identity, cards: [one, two, three, 'Wyldside'] }),
        corp('keep'),
        runner('keep'),
        goTo('corp.2.2'),
        corp('install', { card: 'Ice Wall', server: 'HQ' }),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        runner('use', { card: identity, ability: 1 }),
        runner('choose', { for: identity, cards: [two] }),
        goTo('runner.1.6'),
      ],
    }));
  });

  it('are known to the Runner, and go to the heap faceup with what the cost trashed (HOST-18)', () => {
    const end = endOf({
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        rig: { resources: [{ card: 'Street Peddler', hosted: ['Corroder', 'Diesel'] }] },
      },
      script: [runner('use', { card: 'Street Peddler', ability: 1 }), goTo('runner.1.6')],
    });
    const heap = viewPosition(pool, end.state, 'corp').runner.heap;
    expect(heap.map((one) => ('card' in one ? one.card : null)).sort()).toEqual([
      'Diesel',
      'Street Peddler',
    ]);
    const held = endOf({
      runner: { rig: { hardware: [{ card: 'Bookmark', hosted: ['Magnum Opus'] }] } },
      script: [runner('gain-credit')],
    });
    expect(JSON.stringify(viewPosition(pool, held.state, 'runner'))).toContain('Magnum Opus');
  });
});
