import { CoalescingWriter } from './coalescing-writer';

interface Item {
  readonly stream: string;
  readonly n: number;
}

function writerOf(mostItems: number, write: (items: readonly Item[]) => void = () => undefined) {
  const groups: (readonly Item[])[] = [];
  const writer = new CoalescingWriter<Item, number>(async (items) => {
    groups.push(items);
    await new Promise((resolve) => setTimeout(resolve, 1));
    write(items);
    return items.map((item) => item.n);
  }, mostItems);
  return { writer, groups };
}

const items = (count: number, streams = count): readonly Item[] =>
  Array.from({ length: count }, (_, n) => ({ stream: `game-${n % streams}`, n }));

describe('CoalescingWriter', () => {
  it('gives every item its own outcome, in as few groups as may be', async () => {
    const { writer, groups } = writerOf(10);
    const all = items(25);
    expect(await Promise.all(all.map((item) => writer.add(item)))).toEqual(all.map((i) => i.n));
    expect(groups.map((group) => group.length)).toEqual([10, 10, 5]);
  });

  it('keeps items of one stream in order and in different groups', async () => {
    const { writer, groups } = writerOf(10);
    await Promise.all(items(12, 3).map((item) => writer.add(item)));
    expect(groups).toHaveLength(4);
    for (const group of groups) expect(new Set(group.map((item) => item.stream)).size).toBe(3);
    expect(groups.flat().map((item) => item.n)).toEqual(items(12).map((item) => item.n));
  });

  it('writes the others of a group that one item spoils', async () => {
    const { writer } = writerOf(10, (group) => {
      if (group.some((item) => item.n === 3)) throw new Error('spoilt');
    });
    const outcomes = await Promise.allSettled(items(6).map((item) => writer.add(item)));
    expect(outcomes.map((outcome) => outcome.status === 'fulfilled')).toEqual(
      [0, 1, 2, 3, 4, 5].map((n) => n !== 3),
    );
  });

  it('takes an item at any moment of another', async () => {
    const { writer } = writerOf(2);
    for (let n = 0; n < 50; n++) {
      await writer.add({ stream: 'game-a', n });
      await Promise.all([writer.add({ stream: 'game-a', n }), writer.idle()]);
    }
    await writer.idle();
  });
});
