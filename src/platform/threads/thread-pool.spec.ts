import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultThreadLimits, ThreadPool } from './thread-pool';
import type { Job } from './threads';

describe('a pool of threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retrace-threads-'));
  const job = (name: string, body: string): Job<number, number> => {
    const file = join(folder, `${name}.js`);
    writeFileSync(file, `exports.work = (n) => { ${body} };`);
    return { file };
  };
  const double = job('double', 'return 2 * n;');
  const forEver = job('for-ever', 'for (;;) n += 1;');
  const pools: ThreadPool[] = [];
  const pool = (limits: Partial<typeof defaultThreadLimits> = {}): ThreadPool => {
    const made = new ThreadPool({ ...defaultThreadLimits, threads: 1, ...limits });
    pools.push(made);
    return made;
  };
  afterAll(async () => {
    await Promise.all(pools.map((one) => one.stop()));
    rmSync(folder, { recursive: true });
  });

  it('answers more questions than there are threads', async () => {
    const two = pool({ threads: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => two.ask(double, n)));
    expect(answers).toEqual([2, 4, 6, 8, 10].map((answer) => ({ ok: true, answer })));
  });

  it('passes on what the work throws, and goes on', async () => {
    const one = pool();
    const thrown = one.ask(job('throws', 'throw new RangeError("too high");'), 1);
    await expect(thrown).rejects.toMatchObject({ message: 'too high' });
    expect(await one.ask(double, 1)).toEqual({ ok: true, answer: 2 });
  });

  it.each([
    ['ends', job('ends', 'process.exit(3);'), {}, 'crashed'],
    ['is for ever', forEver, { milliseconds: 1_000 }, 'too-slow'],
    [
      'holds too much',
      job('holds', 'const all = []; for (;;) all.push(new Array(1000).fill(n += 1));'),
      { megabytes: 16 },
      'out-of-memory',
    ],
  ])('fails for work that %s, and goes on with another thread', async (_, bad, limits, failure) => {
    const one = pool(limits);
    const [failed, good] = await Promise.all([
      one.ask(bad, 1),
      // Slow machines load the first work within the limit of time as well.
      one.ask(double, 4).then((worked) => (worked.ok ? worked : one.ask(double, 4))),
    ]);
    expect(failed).toEqual({ ok: false, failure });
    expect(good).toEqual({ ok: true, answer: 8 });
  });

  it('refuses at once when too many wait', async () => {
    const one = pool({ waiting: 2 });
    const asked = [forEver, double, double].map((each) => one.ask(each, 1));
    expect(await one.ask(double, 1)).toEqual({ ok: false, failure: 'busy' });
    await one.stop();
    expect(await Promise.all(asked)).toEqual(Array(3).fill({ ok: false, failure: 'stopped' }));
    expect(await one.ask(double, 1)).toEqual({ ok: false, failure: 'stopped' });
  });

  it('leaves the thread that asks free', async () => {
    const one = pool({ milliseconds: 400 });
    const slow = one.ask(forEver, 1);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await slow;
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(20);
  });

  it('starts again after its threads had nothing to do', async () => {
    const one = pool({ idle: 1 });
    await one.ask(double, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await one.ask(double, 2)).toEqual({ ok: true, answer: 4 });
  });
});
