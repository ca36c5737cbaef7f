import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { sampleLog } from '../../../../test/support/golden-log';
import { memoryEventStore } from '../../../../test/support/memory-event-store';
import { recordedEvents } from '../../../../test/support/recorded-events';
import { GameFolder } from '../../folding/game-folder';
import { scoreRows } from './fold';

describe('scoreRows', () => {
  it.each(['random-weyland-criminal', 'random-jinteki-shaper', 'random-haas-bioroid-anarch'])(
    'adds up in %s to what won it',
    async (name) => {
      const events = await recordedEvents(sampleLog(name));
      const rows = scoreRows(
        await new GameFolder(rulesByPool, new Memory()).fold(events, memoryEventStore()),
      );
      const sum = (side: string) =>
        rows.filter((row) => row.side === side).reduce((total, { points }) => total + points, 0);
      const last = rows.at(-1);
      expect([last?.corpPoints, last?.runnerPoints]).toEqual([sum('corp'), sum('runner')]);
      expect(last?.runnerPoints).toBeGreaterThanOrEqual(7);
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    },
  );
});
