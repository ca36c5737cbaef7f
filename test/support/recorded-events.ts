import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import { gameEvents } from '../../src/games/upload/game-events';
import { whole } from '#streams/folding';
import { validateGame } from '../../src/games/upload/validate-game';
import type { RecordedEvent } from '../../src/platform/event-store/event-store';
import { position } from '../../src/platform/event-store/position';

const game = '11111111-1111-8111-8111-111111111111';

/** The events a log becomes, as a store gives them back. */
export async function recordedEvents(
  log: Uint8Array,
  id = game,
): Promise<readonly RecordedEvent[]> {
  const read = await readLogBytes([log]);
  if (!read.ok) throw new Error(read.message);
  const judged = whole(validateGame(rulesByPool, read.log));
  if (!judged.ok) throw new Error(judged.message);
  return gameEvents(id, read.log, judged.hashes).map((event, index) => ({
    meta: {},
    ...event,
    stream: `game-${id}`,
    version: index + 1,
    position: position(String(index)),
    recordedAt: new Date('2026-01-01T00:00:00Z'),
  }));
}
