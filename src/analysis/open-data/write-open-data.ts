import type { RulesByPool } from '#cards/rules-by-pool';
import { contentId, type ContentIds } from '../../platform/content-id/content-id';
import { ERASED, type EventStore } from '../../platform/event-store/event-store';
import { openDataReadme } from './readme';
import { rowsOfGame } from './rows-of-game';
import { openTables, type OpenRow, type OpenTable } from './tables';

/** Raised when tables or what is in them changes: everything is written again. */
const VERSION = 4;

/** A finished game that everybody may see entirely. */
export interface PublicGame {
  readonly id: string;
  /** When it was recorded, as 2026-11. */
  readonly month: string;
  readonly players: readonly string[];
}

/** Where the data is written. Paths have slashes. */
export interface OpenDataFolder {
  /** Null where there is no such file. */
  read(path: string): Promise<string | null>;
  /** All at once: a reader sees the old file or the new one. */
  write(path: string, content: Uint8Array | string): Promise<void>;
  remove(path: string): Promise<void>;
}

export interface OpenDataSource {
  readonly games: () => Promise<readonly PublicGame[]>;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly pools: RulesByPool;
  readonly ids: ContentIds;
  readonly parquet: (table: OpenTable, rows: readonly OpenRow[]) => Promise<Uint8Array>;
}

export interface OpenDataWritten {
  readonly games: number;
  readonly decisions: number;
  /** Partitions written again, taken away, and left as they were. */
  readonly written: number;
  readonly removed: number;
  readonly kept: number;
}

interface Manifest {
  readonly version: number;
  /** By partition what is in it. */
  readonly partitions: Readonly<Record<string, string>>;
}

const NOTHING: Manifest = { version: VERSION, partitions: {} };

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === VERSION &&
  'partitions' in value &&
  typeof value.partitions === 'object';

async function manifestOf(folder: OpenDataFolder): Promise<Manifest> {
  const text = await folder.read('manifest.json');
  if (text === null) return NOTHING;
  try {
    const read: unknown = JSON.parse(text);
    return isManifest(read) ? read : NOTHING;
  } catch {
    // Half a manifest is none: all is written again.
    return NOTHING;
  }
}

/** A sixteenth of a month, by the id: where a game lies never changes. */
const partitionOf = ({ id, month }: PublicGame): string => `${month}/${id.charAt(0)}`;

const pathOf = (table: string, partition: string): string => {
  const [month, part] = partition.split('/');
  return `${table}/month=${month ?? ''}/part-${part ?? ''}.parquet`;
};

function partitionsOf(games: readonly PublicGame[]): ReadonlyMap<string, readonly PublicGame[]> {
  const partitions = new Map<string, PublicGame[]>();
  for (const game of [...games].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const name = partitionOf(game);
    partitions.set(name, [...(partitions.get(name) ?? []), game]);
  }
  return partitions;
}

/** Writes what changed since the folder was last written. */
export async function writeOpenData(
  source: OpenDataSource,
  folder: OpenDataFolder,
): Promise<OpenDataWritten> {
  const before = await manifestOf(folder);
  const games = await source.games();
  const pseudonym = (name: string): string | null =>
    name === ERASED ? null : source.ids.of('open-data-player', [name.toLowerCase()]);
  const partitions: Record<string, string> = {};
  let [decisions, written, kept] = [0, 0, 0];
  for (const [partition, own] of partitionsOf(games)) {
    const texts = own.flatMap(({ id, players }) => [
      id,
      ...players.map((one) => pseudonym(one) ?? ''),
    ]);
    const content = contentId(`open-data-${VERSION}`, texts);
    partitions[partition] = content;
    if (before.partitions[partition] === content) {
      kept += 1;
      continue;
    }
    decisions += await writePartition(source, folder, partition, own, pseudonym);
    written += 1;
  }
  const gone = Object.keys(before.partitions).filter((name) => partitions[name] === undefined);
  for (const partition of gone)
    for (const { name } of openTables) await folder.remove(pathOf(name, partition));
  await folder.write('README.md', openDataReadme);
  await folder.write(
    'manifest.json',
    `${JSON.stringify({ version: VERSION, partitions } satisfies Manifest, null, 2)}\n`,
  );
  return { games: games.length, decisions, written, removed: gone.length, kept };
}

/** Gives how many decisions were written. */
async function writePartition(
  { store, pools, parquet }: OpenDataSource,
  folder: OpenDataFolder,
  partition: string,
  games: readonly PublicGame[],
  pseudonym: (name: string) => string | null,
): Promise<number> {
  const rows = new Map<string, OpenRow[]>(openTables.map(({ name }) => [name, []]));
  for (const { id } of games) {
    const read = await store.readStream(`game-${id}`);
    // It was deleted in between: the next time its partition is written without it.
    if (!read.ok || read.events.length === 0) continue;
    const own = rowsOfGame(pools, id, read.events, pseudonym);
    for (const { name } of openTables) {
      const all = rows.get(name);
      for (const row of own[name]) all?.push(row);
    }
  }
  for (const table of openTables)
    await folder.write(
      pathOf(table.name, partition),
      await parquet(table, rows.get(table.name) ?? []),
    );
  return rows.get('decisions')?.length ?? 0;
}
