import { coreRules } from '#cards/pool';
import { sampleLog } from '../../../test/support/golden-log';
import { memoryEventStore } from '../../../test/support/memory-event-store';
import { recordedEvents } from '../../../test/support/recorded-events';
import { placedFacts } from './folded-game';
import { GameFolder } from './game-folder';

const events = () => recordedEvents(sampleLog('random-haas-bioroid-anarch'));
const store = memoryEventStore();

describe('GameFolder', () => {
  it('folds a game whole as it does piece by piece, in one process or another', async () => {
    const all = await events();
    const whole = await new GameFolder(coreRules).fold(all, store);
    expect(whole.told).toHaveLength(all.length);
    expect(whole.from).toBe(0);

    const folder = new GameFolder(coreRules);
    const reader = { ...store, readStream: jest.fn(async () => reading(all.slice(0, 200))) };
    for (const [first, last] of [
      [0, 1],
      [1, 90],
      [90, 91],
      [91, 200],
    ]) {
      const part = await folder.fold(all.slice(first, last), reader);
      expect(part.from).toBe(first);
      expect(part.told).toEqual(whole.told.slice(0, last));
    }
    expect(reader.readStream).not.toHaveBeenCalled();
    const elsewhere = await new GameFolder(coreRules).fold(all.slice(200), reader);
    expect(elsewhere).toEqual({ ...whole, from: 200 });
  });

  it('gives a projection that lags no more than it was told of', async () => {
    const all = await events();
    const folder = new GameFolder(coreRules);
    await folder.fold(all, store);
    const lagging = await folder.fold(all.slice(0, 50), store);
    expect(lagging.told).toHaveLength(50);
    expect([...placedFacts(lagging)].every(({ decision }) => decision < 50)).toBe(true);
  });

  it('names the event that is no legal decision', async () => {
    const all = await events();
    const poisoned = all.map((event) =>
      event.version === 30 ? { ...event, data: { do: 'purge' } } : event,
    );
    await expect(new GameFolder(coreRules).fold(poisoned, store)).rejects.toThrow(
      'event 30 is no legal decision',
    );
  });
});

function reading(found: Awaited<ReturnType<typeof events>>) {
  return { ok: true as const, events: found, version: found.length };
}
