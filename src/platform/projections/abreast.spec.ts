import { setTimeout as sleep } from 'node:timers/promises';
import { abreast } from './abreast';

describe('abreast', () => {
  it('does everything once, never more at a time than it may', async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    await abreast([5, 1, 4, 2, 3], 2, async (number) => {
      running += 1;
      most = Math.max(most, running);
      await sleep(number);
      running -= 1;
      done.push(number);
    });
    expect([...done].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('goes on after a failure, and tells of it', async () => {
    const done: number[] = [];
    const failures = await abreast([1, 2, 3], 1, async (number) => {
      if (number === 2) throw new Error('two');
      done.push(number);
    });
    expect(done).toEqual([1, 3]);
    expect(failures).toEqual([new Error('two')]);
  });
});
