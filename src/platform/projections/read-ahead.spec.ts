import type { RecordedEvent } from '../event-store/event-store';
import { position, START, type Position } from '../event-store/position';
import { ReadAhead } from './read-ahead';

const event = (at: number): RecordedEvent => ({
  id: `${at}`,
  type: 'said',
  data: at,
  meta: {},
  stream: 'game-a',
  version: at,
  position: position(`${at}`),
  recordedAt: new Date(0),
});

/** Three events a batch, of ten; notes where batches were read after. */
function reading(answer: (after: number) => readonly RecordedEvent[] = batch) {
  const asked: number[] = [];
  const ahead = new ReadAhead(async (after: Position) => {
    asked.push(Number(after));
    return answer(Number(after));
  });
  return { ahead, asked };
}
const batch = (after: number): readonly RecordedEvent[] =>
  [1, 2, 3]
    .map((n) => after + n)
    .filter((n) => n <= 10)
    .map(event);

describe('ReadAhead', () => {
  it('gives every batch once, each already asked for when it is wanted', async () => {
    const { ahead, asked } = reading();
    const read: number[] = [];
    for (let after = START; ;) {
      const events = await ahead.read(after);
      const last = events.at(-1);
      if (last === undefined) break;
      expect(asked.at(-1)).toBe(Number(last.position));
      read.push(...events.map(({ version }) => version));
      after = last.position;
    }
    expect(read).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('asks again where nothing could be read ahead, or another place is wanted', async () => {
    let times = 0;
    const { ahead } = reading((after) => (after === 3 && (times += 1) === 1 ? [] : batch(after)));
    await ahead.read(START);
    expect(await ahead.read(position('3'))).toHaveLength(3);
    expect((await ahead.read(position('1')))[0]?.version).toBe(2);
  });

  it('passes on a failure when its batch is wanted, and no earlier', async () => {
    const { ahead } = reading((after) => {
      if (after === 3) throw new Error('gone');
      return batch(after);
    });
    expect(await ahead.read(START)).toHaveLength(3);
    await expect(ahead.read(position('3'))).rejects.toThrow('gone');
  });
});
