import { setImmediate as turn } from 'node:timers/promises';
import { Pace } from './pace';

describe('work', () => {
  it('takes five milliseconds at a stretch, and less after others', async () => {
    let time = 0;
    const now = (): number => time;
    const [first, second] = [new Pace(undefined, now), new Pace(undefined, now)];
    await turn();
    expect(first.pause()).toBeUndefined();
    time = 4.9;
    expect(first.pause()).toBeUndefined();
    time = 5;
    const others = first.pause();
    expect(others).toBeDefined();
    expect(second.pause()).toBeUndefined();
    time = 6;
    expect(second.pause()).toBeDefined();
    await others;
    expect(first.pause()).toBeUndefined();
    time = 9;
    expect(first.pause()).toBeUndefined();
  });

  it('has parts that wait one after another, each as long as the slice is', async () => {
    let time = 0;
    const pace = new Pace(undefined, () => time);
    await turn();
    expect(pace.pause()).toBeUndefined();
    time = 5;
    const turns: number[] = [];
    let turned = 0;
    let isOver = false;
    const count = (): void => {
      turned += 1;
      if (!isOver) setImmediate(count);
    };
    const parts = [1, 2, 3, 4, 5, 6].map(async () => {
      await pace.pause();
      time += 2;
      turns.push(turned);
    });
    setImmediate(count);
    await Promise.all(parts);
    isOver = true;
    expect(new Set(turns).size).toBe(2);
    expect(turns.filter((one) => one === turns[0])).toHaveLength(3);
  });

  it('ends where nobody waits for it', async () => {
    const gone = new AbortController();
    let time = 0;
    const pace = new Pace(gone.signal, () => time);
    await turn();
    expect(pace.pause()).toBeUndefined();
    time = 6;
    const others = pace.pause();
    gone.abort(new Error('gone'));
    await expect(others).rejects.toThrow('gone');
    expect(() => pace.pause()).toThrow('gone');
  });
});
