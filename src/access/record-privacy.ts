import { isStoredId } from '#text/stored-id';
import type { EventArchive, EventStore, StreamId } from '../platform/event-store/event-store';
import { accessForm, publishedId } from './access-streams';

/** Appends that wait together. */
const BATCH = 1_000;

const gameOf = (stream: StreamId): string | null =>
  /^(?:game|observed)-(.+)$/.exec(stream)?.[1] ?? null;

/**
 * Until privacy was an event, an id told it: a random one (version 4 of UUIDs) that of a game which
 * somebody kept, and whose stream of access was written first. Nothing but this reads it from an id.
 */
const wasPublished = (game: string): boolean => isStoredId(game) && game.charAt(14) !== '4';

/**
 * Says of games that were stored before it was said of each that everybody may look at them. Their
 * number. Doing it again changes nothing.
 */
export async function recordPrivacy(
  store: Pick<EventStore, 'append'> & Pick<EventArchive, 'streams'>,
): Promise<number> {
  let recorded = 0;
  let waiting: Promise<number>[] = [];
  const settle = async (): Promise<void> => {
    for (const each of await Promise.all(waiting)) recorded += each;
    waiting = [];
  };
  for await (const stream of store.streams()) {
    const game = gameOf(stream);
    if (game === null || !wasPublished(game)) continue;
    waiting.push(publish(store, game));
    if (waiting.length === BATCH) await settle();
  }
  await settle();
  return recorded;
}

async function publish(store: Pick<EventStore, 'append'>, game: string): Promise<number> {
  const written = accessForm.write({ type: 'published' }, game);
  const event = { ...written, id: publishedId(game) };
  const appended = await store.append(`${accessForm.category}-${game}`, 'no-stream', [event]);
  if (appended.ok) return appended.repeated ? 0 : 1;
  if (appended.code === 'version-conflict') return 0;
  throw new Error(appended.message);
}
