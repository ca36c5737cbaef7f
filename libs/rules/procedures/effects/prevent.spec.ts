import { poolNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import type { Effect } from '../../ability/ability';
import type { Prevention } from '../../ability/prevention';
import type { Work } from '../../machine/work';
import { contextOf } from '../../query/context';
import { cardOf } from '../../query/card';
import { workOn } from '../../query/work-on';
import type { CardId } from '../../state/card-id';
import type { BlockVars } from '../../state/frame';
import type { ImminentItem } from '../../state/imminent';
import { imminentFrame } from '../imminent-frame';
import { prevent } from './prevent';

const pool = poolNamed('all');
const loaded = loadPosition(pool, {
  turn: { side: 'runner', number: 9, clicks: 2, at: 'runner.1.6' },
  corp: { identity: 'Weyland Consortium: Building a Better World', credits: 5, rd: ['Enigma'] },
  runner: {
    ...{ identity: 'Noise: Hacker Extraordinaire', credits: 5, grip: ['Corroder'] },
    rig: {
      programs: ['Ninja', 'Gordian Blade'],
      hardware: ['Grimoire'],
      resources: ['Sacrificial Construct'],
    },
  },
});
if (!loaded.ok) throw new Error(loaded.message);
const { state: start } = loaded;

/** What is about to happen, and a card of the Runner that prevents some of it. */
function table(...items: ImminentItem[]) {
  const g = workOn(pool, structuredClone(start), []);
  const source = named(g, 'Sacrificial Construct');
  const context = contextOf(g, cardOf(g, source));
  g.state.frames.push(imminentFrame(g, context, items));
  const v: BlockVars = { ...context, path: '', i: 0, x: 2, named: {}, numbers: {} };
  return { g, v, items };
}

function named({ state }: Work, title: string): CardId {
  const found = state.cards.find(({ def }) => pool.definitions[def]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

const effect = (prevention: Prevention): Extract<Effect, { do: 'prevent' }> => ({
  ...{ do: 'prevent', prevention, as: 'many' },
});
const tags = (amount: number, more: { readonly unavoidable?: true } = {}): ImminentItem => ({
  ...{ what: 'tags', amount, prevented: 0 },
  ...more,
});
const damage = (kind: 'net' | 'meat', amount: number, preventable = true): ImminentItem => ({
  ...{ what: 'damage', kind, amount, prevented: 0 },
  ...{ done: true, preventable, picked: [] },
});
const left = (items: readonly ImminentItem[]) =>
  items.map((item) => ('amount' in item ? [item.amount, item.prevented] : null));

describe('how much is prevented', () => {
  it.each<[string, Prevention, ImminentItem[], number]>([
    ['tags', { what: 'tags', amount: 3 }, [tags(5)], 3],
    ['fewer tags', { what: 'tags', amount: 3 }, [tags(2)], 2],
    [
      'tags that can be avoided',
      { what: 'tags', amount: 4 },
      [tags(2), tags(3, { unavoidable: true })],
      2,
    ],
    [
      'damage of its kinds',
      { what: 'damage', kinds: ['net'], amount: 5 },
      [damage('net', 2), damage('meat', 3)],
      2,
    ],
    [
      'damage that can be prevented',
      { what: 'damage', kinds: ['net'], amount: 5 },
      [damage('net', 2), damage('net', 3, false)],
      2,
    ],
    [
      'any amount',
      { what: 'damage', kinds: ['net'], amount: 'all', any: true },
      [damage('net', 4)],
      4,
    ],
  ])('of up to so much is asked: %s', (_what, prevention, items, most) => {
    const before = left(items);
    const { g, v } = table(...items);
    expect(prevent.begin(g, v, effect(prevention))).toMatchObject({
      prompt: { kind: 'number', for: 'runner', source: v.source, from: 0, to: most },
    });
    expect(left(items)).toEqual(before);
    expect(v.numbers).toEqual({});
  });

  it.each<[string, Prevention, ImminentItem[], [number, number][], number]>([
    ['a single tag', { what: 'tags', amount: 1 }, [tags(2)], [[1, 1]], 1],
    [
      'all tags',
      { what: 'tags', amount: 'all' },
      [tags(2), tags(1)],
      [
        [0, 2],
        [0, 1],
      ],
      3,
    ],
    [
      'no tag that cannot be avoided',
      { what: 'tags', amount: 'all' },
      [tags(2, { unavoidable: true }), damage('net', 1)],
      [
        [2, 0],
        [1, 0],
      ],
      0,
    ],
    [
      'exactly so much',
      { what: 'damage', kinds: ['net'], amount: 2, exact: true },
      [damage('net', 3)],
      [[1, 2]],
      2,
    ],
    [
      'what was named and paid for',
      { what: 'damage', kinds: ['net'], amount: { of: 'x' } },
      [damage('net', 3)],
      [[1, 2]],
      2,
    ],
    [
      'all but one',
      { what: 'damage', kinds: ['net'], amount: 'all', allBut: 1 },
      [damage('net', 2), damage('meat', 1), damage('net', 2)],
      [
        [0, 2],
        [1, 0],
        [1, 1],
      ],
      3,
    ],
    [
      'all, without asking',
      { what: 'damage', kinds: ['net', 'meat'], amount: 'all' },
      [damage('net', 2), damage('meat', 1), damage('net', 1, false)],
      [
        [0, 2],
        [0, 1],
        [1, 0],
      ],
      3,
    ],
  ])('is %s', (_what, prevention, items, after, many) => {
    const { g, v } = table(...items);
    prevent.begin(g, v, effect(prevention));
    expect(left(items)).toEqual(after);
    expect([v.i, v.numbers]).toEqual([1, { many }]);
  });

  it('is what the player says, of one after the other', () => {
    const items = [damage('net', 2), damage('meat', 1), damage('net', 2)];
    const { g, v } = table(...items);
    const some = effect({ what: 'damage', kinds: ['net'], amount: 4 });
    prevent.answered?.(g, v, some, { do: 'number', number: 3 });
    expect(left(items)).toEqual([
      [0, 2],
      [1, 0],
      [1, 1],
    ]);
    expect([v.i, v.numbers]).toEqual([1, { many: 3 }]);
    expect((g.facts ?? []).map((fact) => [fact.type, 'amount' in fact && fact.amount])).toEqual([
      ['damage-prevented', 2],
      ['damage-prevented', 1],
    ]);
  });

  it.each(['trace', 'jack-out', 'encounter'] as const)('is a whole %s, or none', (what) => {
    const items: ImminentItem[] = [
      { what, prevented: 0 },
      { what: 'bad-publicity', amount: 2, prevented: 0 },
    ];
    const { g, v } = table(...items);
    prevent.begin(g, v, effect({ what }));
    expect(items).toMatchObject([{ prevented: 1 }, { amount: 2, prevented: 0 }]);
    prevent.begin(g, v, effect({ what: 'bad-publicity' }));
    expect(items).toMatchObject([{ prevented: 1 }, { amount: 0, prevented: 2 }]);
  });
});

describe('cards that are saved', () => {
  const trash = (g: Work, titles: readonly string[], more: object = {}): ImminentItem => ({
    ...{ what: 'trash', cards: titles.map((title) => named(g, title)), by: 'corp' },
    ...{ preventable: true, prevented: 0 },
    ...more,
  });
  const programs = { what: 'trash', types: ['program', 'hardware'] } as const satisfies Prevention;

  /** The cards among these that a prevention can save: asked for, or saved at once where it is one. */
  function saved(prevention: Prevention, titles: readonly string[], more: object = {}) {
    const { g, v, items } = table();
    const item = trash(g, titles, more);
    // Beside it lies what such a prevention says nothing of.
    items.push(tags(1), { what: 'expose', cards: [named(g, 'Enigma')], prevented: 0 }, item);
    const next = prevent.begin(g, v, effect(prevention));
    const titleOf = (id: CardId) => pool.definitions[cardOf(g, id).def]?.value.title;
    const prompt = 'prompt' in next && next.prompt?.kind === 'pick' ? next.prompt : null;
    const lost = 'cards' in item ? item.cards.map(titleOf) : [];
    return { g, v, item, prompt, asked: prompt?.from.map(titleOf) ?? null, lost };
  }

  it('are asked for where there are several, and one has to be chosen', () => {
    const { g, v, item, prompt, asked } = saved(programs, ['Ninja', 'Grimoire', 'Corroder']);
    // A card in the grip is not installed.
    expect([asked, v.i]).toEqual([['Ninja', 'Grimoire'], 0]);
    expect(prompt).toMatchObject({ for: 'runner', why: 'choose', done: false });
    prevent.answered?.(g, v, effect(programs), { do: 'pick', card: named(g, 'Grimoire') });
    expect(item).toMatchObject({
      cards: [named(g, 'Ninja'), named(g, 'Corroder')],
      prevented: 1,
    });
    expect(g.facts).toMatchObject([
      { type: 'trash-prevented', card: { card: named(g, 'Grimoire') } },
    ]);
    expect(v.i).toBe(1);
  });

  it('are one of its types, saved at once', () => {
    const { asked, lost, item } = saved(programs, ['Ninja', 'Sacrificial Construct']);
    expect([asked, lost]).toEqual([null, ['Sacrificial Construct']]);
    expect(item).toMatchObject({ prevented: 1 });
  });

  it.each<[string, Prevention, readonly string[], object]>([
    ['what cannot be prevented', programs, ['Ninja'], { preventable: false }],
    ['what the other player does not do', { ...programs, by: 'corp' }, ['Ninja'], { by: 'runner' }],
    ['other types', { what: 'trash', types: ['hardware'] }, ['Ninja'], {}],
    ['itself', { what: 'trash', types: ['resource'], other: true }, ['Sacrificial Construct'], {}],
  ])('are none of %s', (_what, prevention, titles, more) => {
    const { v, asked, lost, item } = saved(prevention, titles, more);
    expect([asked, lost, v.i]).toEqual([null, titles, 1]);
    expect(item).toMatchObject({ prevented: 0 });
  });

  it('are the one it stands on, too, where nothing is said of others', () => {
    const { lost } = saved({ what: 'trash', types: ['resource'] }, ['Sacrificial Construct']);
    expect(lost).toEqual([]);
  });

  it('are those that were to be exposed', () => {
    const { g, v, items } = table();
    const enigma = named(g, 'Enigma');
    const item: ImminentItem = { what: 'expose', cards: [enigma], prevented: 0 };
    const other = trash(g, ['Ninja']);
    items.push(other, item);
    prevent.begin(g, v, effect({ what: 'expose' }));
    expect([item, other]).toMatchObject([
      { cards: [], prevented: 1 },
      { cards: [named(g, 'Ninja')], prevented: 0 },
    ]);
    expect(g.facts).toMatchObject([{ type: 'exposure-prevented', card: { card: enigma } }]);
  });
});
