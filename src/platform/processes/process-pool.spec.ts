import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultProcessLimits, ProcessPool } from './process-pool';
import type { Job } from './processes';
import { afterwards } from '../../../test/support/afterwards';
import { waitUntil } from '../../../test/support/wait-until';

describe('a pool of processes', () => {
  const atEnd = afterwards();
  const folder = mkdtempSync(join(tmpdir(), 'retrace-processes-'));
  const job = (name: string, body: string): Job<number, number> => {
    const file = join(folder, `${name}.js`);
    writeFileSync(file, `exports.work = (n) => { ${body} };`);
    return { file };
  };
  const double = job('double', 'return 2 * n;');
  const forEver = job('for-ever', 'for (;;) n += 1;');
  const pools: ProcessPool[] = [];
  const pool = (limits: Partial<typeof defaultProcessLimits> = {}): ProcessPool => {
    const made = new ProcessPool({ ...defaultProcessLimits, processes: 1, ...limits });
    pools.push(made);
    return made;
  };
  afterAll(async () => {
    await Promise.all(pools.map((one) => one.stop()));
    rmSync(folder, { recursive: true });
  });

  it('answers more questions than there are processes', async () => {
    const two = pool({ processes: 2 });
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
  ])('fails for work that %s, and goes on with another child', async (_, bad, limits, failure) => {
    const one = pool(limits);
    const [failed, first] = await Promise.all([one.ask(bad, 1), one.ask(double, 4)]);
    // Slow machines load the first work within the limit of time as well.
    let good = first;
    for (let n = 0; n < 10 && !good.ok; n += 1) good = await one.ask(double, 4);
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

  it('ends what nobody waits for, and never begins what waited', async () => {
    const one = pool({ milliseconds: 20_000 });
    const gone = new AbortController();
    const ended = one.ask(forEver, 1, gone.signal);
    const never = one.ask(forEver, 1, gone.signal);
    const after = one.ask(double, 4);
    gone.abort(new Error('gone'));
    await expect(ended).rejects.toThrow('gone');
    await expect(never).rejects.toThrow('gone');
    expect(await after).toEqual({ ok: true, answer: 8 });
    await expect(one.ask(double, 4, gone.signal)).rejects.toThrow('gone');
  });

  it('leaves the child that asks free', async () => {
    const one = pool({ milliseconds: 400 });
    const slow = one.ask(forEver, 1);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    await slow;
    clearInterval(timer);
    // One that worked itself would tick once, when it is done; slow machines tick less often.
    expect(ticks).toBeGreaterThan(5);
  });

  it('starts again after its processes had nothing to do', async () => {
    const one = pool({ idle: 1 });
    await one.ask(double, 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await one.ask(double, 2)).toEqual({ ok: true, answer: 4 });
  });

  it('leaves no work behind when whoever asked is killed', async () => {
    const root = process.cwd();
    const script = `
      const { startChild } = require(${JSON.stringify(join(root, 'test/support/start-child.ts'))});
      const child = startChild(64);
      child.send({ file: ${JSON.stringify(forEver.file)}, question: 1 });
      process.stdout.write(String(child.pid));`;
    const hook = join(root, 'test/support/typescript.cjs');
    const parent = spawn(process.execPath, ['-r', hook, '-e', script]);
    const [pid] = await once(parent.stdout, 'data');
    const child = Number(String(pid));
    expect(process.kill(child, 0)).toBe(true);
    parent.kill('SIGKILL');
    const isThere = (): boolean => {
      try {
        return process.kill(child, 0);
      } catch {
        return false;
      }
    };
    atEnd(() => isThere() && process.kill(child, 'SIGKILL'));
    await waitUntil(`the end of process ${child}`, () => !isThere());
  });
});
