import { Pool } from 'pg';
import { position } from '../event-store/position';
import { Reached } from './reached';

describe('who waits to see something listed', () => {
  const reached = () => {
    // Asked nothing: it leads nowhere.
    const made = new Reached(new Pool());
    made.note('games', position('10'));
    return made;
  };
  const soon = 10;
  const never = 1_000_000;

  it('is let wait for nothing that this process has projected', async () => {
    expect(await reached().wait(['games'], position('10'), 0)).toBe(true);
  });

  it('ends a pause in which appends come together', async () => {
    const made = reached();
    const pause = made.awaited(never);
    await made.wait(['games'], position('9'), 0);
    await pause;
  });

  it('is not waited for longer than a pause lasts, and every pause is one of its own', async () => {
    const made = reached();
    await made.wait(['games'], position('9'), 0);
    const begun = performance.now();
    await made.awaited(soon);
    expect(performance.now() - begun).toBeGreaterThan(soon / 2);
  });
});
