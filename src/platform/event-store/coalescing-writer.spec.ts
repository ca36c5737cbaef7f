import { CoalescingWriter } from './coalescing-writer';

interface Item {
  readonly stream: string;
  readonly count: number;
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
  Array.from({ length: count }, (_, n) => ({ stream: `game-${n % streams}`, count: 1, n }));

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

  it('writes a crowd in two groups that take turns, and no stream in both', async () => {
    const written: string[] = [];
    const present = new Set<string>();
    let groups = 0;
    let most = 0;
    const writer = new CoalescingWriter<Item, number>(async (group) => {
      most = Math.max(most, (groups += 1));
      for (const { stream } of group) {
        expect(present).not.toContain(stream);
        present.add(stream);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
      for (const { stream, n } of group) {
        present.delete(stream);
        written.push(`${stream}/${n}`);
      }
      groups -= 1;
      return group.map(({ n }) => n);
    }, 64);
    const streams = Array.from({ length: 32 }, (_, n) => `game-${n}`);
    await Promise.all(
      streams.flatMap((stream) => [0, 1, 2].map((n) => writer.add({ stream, count: 1, n }))),
    );
    expect(most).toBe(2);
    expect(written).toHaveLength(96);
    for (const stream of streams)
      expect(written.filter((one) => one.startsWith(`${stream}/`))).toEqual(
        [0, 1, 2].map((n) => `${stream}/${n}`),
      );
  });

  it('lets few items wait for the group that is being written', async () => {
    const { writer, groups } = writerOf(64);
    const first = writer.add({ stream: 'game-x', count: 1, n: 99 });
    await Promise.resolve();
    await Promise.resolve();
    await Promise.all([first, ...items(5).map((item) => writer.add(item))]);
    expect(groups.map((group) => group.length)).toEqual([1, 5]);
  });

  it('takes an item at any moment of another', async () => {
    const { writer, groups } = writerOf(2);
    for (let n = 0; n < 50; n++) {
      await writer.add({ stream: 'game-a', count: 1, n });
      await Promise.all([writer.add({ stream: 'game-a', count: 1, n }), writer.idle()]);
    }
    await writer.idle();
    expect(groups.flat()).toHaveLength(100);
  });
});
