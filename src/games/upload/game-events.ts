import type { NativeLog } from '#notation/native/log';
import { decided, gameRecorded } from '#notation/recorded/recorded';
import { contentId } from '../../platform/content-id/content-id';
import { consecutiveIds } from '../../platform/event-store/commit-payload';
import type { NewEvent } from '../../platform/event-store/event-store';

/** The stream of a game: its header, then one event a decision with the hash of what it led to. */
export function gameEvents(
  id: string,
  { header, entries }: NativeLog,
  hashes: readonly string[],
): readonly NewEvent[] {
  const [first = '', ...ids] = consecutiveIds(contentId('events', [id]), entries.length + 1);
  return [
    { id: first, type: gameRecorded, data: header },
    ...entries.map(({ decision }, index): NewEvent => {
      const [event, hash] = [ids[index], hashes[index]];
      if (event === undefined || hash === undefined)
        throw new Error(`decision ${index + 1} of game ${id} was not judged`);
      return { id: event, type: decided, data: decision, meta: { hash } };
    }),
  ];
}
