import type { EventStreams } from '#streams/event-streams';
import type { Clock } from '../platform/clock/clock';
import type { EventStore, StreamId } from '../platform/event-store/event-store';
import type { Position } from '../platform/event-store/position';
import { storedStreams } from '../platform/event-store/stored-streams';
import type { AccessEvent } from './access-event';
import { accessForm } from './access-streams';

/** Streams that are of a game beside its own, and go with it. */
export type BesideGames = (game: string) => readonly StreamId[];

type Store = Pick<EventStore, 'append' | 'readStream' | 'remove'>;

/**
 * Streams of who may look at games. That a game is deleted is written together with the removal of what it
 * holds, and resolves when lists have neither.
 */
export function removingStreams(
  store: Store,
  clock: Pick<Clock, 'newId'>,
  listed: (position: Position) => Promise<void>,
  beside: BesideGames,
): EventStreams<AccessEvent> {
  const plain = storedStreams(store, clock, accessForm);
  const removing = storedStreams(
    {
      readStream: (...asked) => store.readStream(...asked),
      append: (stream, expected, events) => {
        const game = stream.slice(`${accessForm.category}-`.length);
        const streams: readonly StreamId[] = [`game-${game}`, `observed-${game}`, ...beside(game)];
        return store.remove(streams, { stream, expected, events });
      },
    },
    clock,
    accessForm,
    listed,
  );
  return {
    read: (game, after) => plain.read(game, after),
    append: (game, after, events) => {
      const streams = events.some(({ type }) => type === 'deleted') ? removing : plain;
      return streams.append(game, after, events);
    },
  };
}
