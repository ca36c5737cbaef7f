import { NoFreeConnection } from './overload';
import { Share } from './share';

/** Work that ends when it is told to. */
function held() {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { work: () => ended, end: (value: string) => end(value) };
}

describe('a share of the connections', () => {
  it('lets so many questions in at once, and others in their order', async () => {
    const share = new Share(2, 20_000);
    const asked = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...held() }));
    const begun: string[] = [];
    const answers = asked.map(({ name, work }) =>
      share.use(() => {
        begun.push(name);
        return work();
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b']);
    for (const { name, end } of asked) end(name);
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    expect(await share.use(async () => 'e')).toBe('e');
  });

  it('takes turns among those who wait, so that one thing does not wait for a hundred', async () => {
    const share = new Share(1, 20_000);
    const first = held();
    const begun: string[] = [];
    const ask = (name: string) => share.use(async () => void begun.push(name));
    const running = share.use(first.work);
    const many = ['a', 'b', 'c'].map(ask);
    await new Promise(setImmediate);
    const one = ask('one');
    await new Promise(setImmediate);
    const two = ['x', 'y'].map(ask);
    first.end('done');
    await Promise.all([running, ...many, one, ...two]);
    expect(begun).toEqual(['a', 'one', 'x', 'b', 'y', 'c']);
  });

  it('goes on after a question that failed', async () => {
    const share = new Share(1, 20_000);
    const bad = share.use(async () => {
      throw new Error('bad');
    });
    const good = share.use(async () => 'good');
    await expect(bad).rejects.toThrow('bad');
    expect(await good).toBe('good');
  });

  it('refuses what has waited too long, and keeps the place of the others', async () => {
    const share = new Share(1, 20);
    const { work, end } = held();
    const first = share.use(work);
    await expect(share.use(async () => 'late')).rejects.toBeInstanceOf(NoFreeConnection);
    end('first');
    expect(await first).toBe('first');
    expect(await share.use(async () => 'next')).toBe('next');
  });
});
