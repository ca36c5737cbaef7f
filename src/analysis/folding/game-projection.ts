import { setImmediate as turn } from 'node:timers/promises';
import { byStream } from '../../platform/event-store/by-stream';
import type { EventStore, RecordedEvent } from '../../platform/event-store/event-store';
import type { Projection, ProjectionTransaction } from '../../platform/projections/projection';
import type { FoldedGame } from './folded-game';
import type { GameFolder } from './game-folder';

/** Events whose rows the database writes while the games after them are folded. */
const PORTION = 2_000;

/** A projection of games: what it reads are facts, not events. */
export interface GameProjection {
  readonly name: string;
  /** Raised when tables, fold or the engine's facts change. */
  readonly version: number;
  readonly tables: string;
  /** Tables with a row or more a game, whose `id` is that of the game. */
  readonly ofGames: readonly string[];
  /** The rows that are new or changed; writing the same again changes nothing. */
  write(transaction: ProjectionTransaction, games: readonly FoldedGame[]): Promise<void>;
}

type Reader = Pick<EventStore, 'readStream'>;

async function* portionsOf(
  events: readonly RecordedEvent[],
  folder: GameFolder,
  store: Reader,
): AsyncIterable<readonly FoldedGame[]> {
  let games: FoldedGame[] = [];
  let folded = 0;
  for (const group of byStream(events, ({ stream }) => stream).values()) {
    games.push(await folder.fold(group, store));
    // What was handed to the database leaves this process now, not after the next fold.
    await turn();
    folded += group.length;
    if (folded < PORTION) continue;
    yield games;
    [games, folded] = [[], 0];
  }
  if (games.length > 0) yield games;
}

export function projectionOf(
  { name, version, tables, ofGames, write }: GameProjection,
  folder: GameFolder,
): Projection {
  return {
    name,
    version,
    category: 'game',
    tables,
    removals: ofGames.map((table) => `delete from ${table} where id = any($1::uuid[])`),
    apply: async (transaction, events, store) => {
      let writing = Promise.resolve();
      try {
        for await (const games of portionsOf(events, folder, store)) {
          await writing;
          writing = write(transaction, games);
          // Told of when it is waited for, which a fold that throws comes before.
          writing.catch(() => undefined);
        }
      } finally {
        await Promise.allSettled([writing]);
      }
      await writing;
    },
    forget: () => folder.forget(),
  };
}
