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
