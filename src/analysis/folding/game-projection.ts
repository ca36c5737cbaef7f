import type { RecordedEvent } from '../../platform/event-store/event-store';
import type { Projection, ProjectionTransaction } from '../../platform/projections/projection';
import type { FoldedGame } from './folded-game';
import type { GameFolder } from './game-folder';

/** A projection of games: what it reads are facts, not events. */
export interface GameProjection {
  readonly name: string;
  /** Raised when tables, fold or the engine's facts change. */
  readonly version: number;
  readonly tables: string;
  /** The rows that are new or changed; writing the same again changes nothing. */
  write(transaction: ProjectionTransaction, games: readonly FoldedGame[]): Promise<void>;
}

function byStream(events: readonly RecordedEvent[]): Iterable<readonly RecordedEvent[]> {
  const groups = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const group = groups.get(event.stream);
    if (group === undefined) groups.set(event.stream, [event]);
    else group.push(event);
  }
  return groups.values();
}

export function projectionOf(
  { name, version, tables, write }: GameProjection,
  folder: GameFolder,
): Projection {
  return {
    name,
    version,
    category: 'game',
    tables,
    apply: async (transaction, events, store) => {
      const games: FoldedGame[] = [];
      for (const group of byStream(events)) games.push(await folder.fold(group, store));
      await write(transaction, games);
    },
    forget: () => folder.forget(),
  };
}
