import { poolNamed } from '#cards/pool';
import { type FactView, viewFact, viewLegal, type Viewer } from '#rules';
import {
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  type Sketch,
} from '../scenario/play-scenario';
import { isNamed } from './scenes';

const pool = poolNamed('all');

interface Seen {
  readonly legal: ReturnType<typeof viewLegal>;
  readonly looked: readonly FactView[];
}

/** What a viewer is shown where the script of a sketch ends. */
function shownAtTheEnd(sketch: Sketch): (viewer: Viewer) => Seen {
  const { end } = playScenario(sketch, pool);
  if (end === null) throw new Error('the sketch has no end');
  return (viewer) => ({
    legal: viewLegal(pool, end.state, viewer),
    looked: end.facts
      .filter(({ type }) => type === 'looked')
      .flatMap((fact) => viewFact(pool, end.state, fact, viewer) ?? []),
  });
}

const titles = (seen: readonly unknown[]): readonly unknown[] =>
  seen.map((one) =>
    typeof one === 'object' && one !== null && 'card' in one ? one.card : 'hidden',
  );

/** What is looked at, what of it can be chosen, and the script that leads there. */
const looks: readonly (readonly [string, readonly string[], readonly string[], Sketch])[] = [
  [
    'a grip, in the order of the pool',
    ['Easy Mark', 'Diesel', 'Sure Gamble', 'Imp'],
    ['Easy Mark', 'Diesel', 'Sure Gamble', 'Imp'],
    {
      corp: {
        identity: 'Chronos Protocol: Selective Mind-mapping',
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Imp', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Chronos Protocol: Selective Mind-mapping', option: 'yes' }),
        goTo('choice'),
      ],
    },
  ],
  [
    'a grip, of which one type was named',
    ['Easy Mark', 'Diesel', 'Sure Gamble', 'Imp'],
    ['Easy Mark', 'Diesel', 'Sure Gamble'],
    {
      turn: { ...corpTurn, clicks: 0, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ibrahim Salem')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Imp', 'Easy Mark'] },
      script: [corp('choose', { for: 'Ibrahim Salem', option: 'event' }), goTo('choice')],
    },
  ],
  [
    'the top of a stack',
    ['Diesel', 'Modded', 'Tinkering'],
    ['Diesel', 'Modded', 'Tinkering'],
    {
      corp: { credits: 1, servers: { HQ: { ice: [rezzed('Data Hound')] } } },
      runner: { credits: 0, stack: ['Diesel', 'Modded', 'Tinkering', 'Corroder'] },
      script: [runner('run', { server: 'HQ' }), corp('bid', { credits: 1 }), goTo('choice')],
    },
  ],
];

describe('cards of the other player that are looked at', () => {
  it.each(looks)('are named to who looks, and nobody else: %s', (_what, cards, some, sketch) => {
    const shown = shownAtTheEnd(sketch);
    const { legal, looked } = shown('corp');
    expect(titles(legal.map(({ card }) => card))).toEqual(some);
    expect(looked.map(({ cards: told }) => titles(told as readonly unknown[]))).toEqual([cards]);
    for (const viewer of ['runner', 'spectator'] as const) expect(shown(viewer).legal).toEqual([]);
    const told = shown('spectator').looked.flatMap((one) => one['cards'] as unknown[]);
    expect(told).toHaveLength(cards.length);
    expect(told.some(isNamed)).toBe(false);
  });
});
