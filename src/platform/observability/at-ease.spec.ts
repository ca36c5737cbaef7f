import { setImmediate as turn } from 'node:timers/promises';
import { ClientGone } from '../../platform/observability/request-context';
import { whole, type Folding } from '#streams/folding';
import { atEase, storingAtEase } from '../../platform/observability/at-ease';

/** Steps of some work each, counted. */
function* counted(steps: number, work: () => void, done: { steps: number }): Folding<string> {
  for (; done.steps < steps; done.steps += 1) {
    work();
    yield;
  }
  return 'whole';
}

const busy = (milliseconds: number) => () => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('a fold', () => {
  it('comes to the same at once and at ease', async () => {
    expect(whole(counted(9, busy(0), { steps: 0 }))).toBe('whole');
    expect(await atEase(counted(9, busy(0), { steps: 0 }))).toBe('whole');
    expect(await atEase(counted(9, busy(2), { steps: 0 }))).toBe('whole');
  });

  it('ends where nobody waits for it any more', async () => {
    const gone = new AbortController();
    const done = { steps: 0 };
    const folding = atEase(counted(1_000, busy(1), done), gone.signal);
    // That a client has gone is heard between two turns of the event loop.
    await turn();
    gone.abort(new ClientGone());
    await expect(folding).rejects.toBeInstanceOf(ClientGone);
    expect(done.steps).toBeGreaterThan(0);
    expect(done.steps).toBeLessThan(100);
  });

  it('lets others come first', async () => {
    const order: string[] = [];
    const request = (name: string) =>
      atEase(counted(20, busy(1), { steps: 0 })).then(() => order.push(name));
    const long = request('long');
    setImmediate(() => order.push('short'));
    await long;
    expect(order).toEqual(['short', 'long']);
  });

  it('is done with a game that is stored long before as many questions as wait', async () => {
    const questions = Array.from({ length: 60 }, () => ({ steps: 0 }));
    const asked = questions.map((done) => atEase(counted(20, busy(1), done)));
    await turn();
    await storingAtEase(counted(20, busy(1), { steps: 0 }));
    const done = questions.reduce((sum, { steps }) => sum + steps, 0);
    expect(done).toBeLessThan((60 * 20) / 2);
    await Promise.all(asked);
  });
});
