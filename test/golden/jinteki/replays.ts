import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Json, JsonObject } from '#notation/jinteki/json';

/** Beside the repository, from whose root both jest and the benches run. */
const ROOT = join(process.cwd(), '..', 'shared', 'data', 'replays');

export const ABSENT = `no replays at ../shared/data/replays: the golden specs of jinteki.net are skipped`;

export interface Decision {
  readonly h: number;
  readonly side: 'corp' | 'runner';
  readonly command: string;
  readonly label: string;
  readonly args: JsonObject | null;
}

export interface Golden {
  readonly id: string;
  readonly text: string;
  readonly log: string;
  readonly decisions: readonly Decision[];
  readonly final: JsonObject;
  /** Number of copies, title and code of a printing; games up to core-100 have none. */
  readonly decks?: Readonly<Record<'corp' | 'runner', readonly (readonly [number, string, string])[]>>;
}

export function haveReplays(): boolean {
  return existsSync(join(ROOT, 'core'));
}

export type Folder = 'core' | 'wide' | 'edge' | 'core-2' | 'ffg';

const replay = /^((?:core|wide|edge|ffg)-\d.*)\.json(?:\.gz)?$/;

/** Ids of the games in the given folders, such as "core-001-hb-anarch". */
export function idsIn(...folders: readonly Folder[]): string[] {
  return folders.flatMap((folder) =>
    existsSync(join(ROOT, folder))
      ? readdirSync(join(ROOT, folder)).flatMap((name) => replay.exec(name)?.[1] ?? [])
      : [],
  );
}

const isEven = (id: string): boolean => Number(/\d+/.exec(id)?.[0] ?? 1) % 2 === 0;

/** Of the folders whose other half is looked at once, at the end: the even-numbered games. */
export const evenIdsIn = (...folders: readonly Folder[]): string[] => idsIn(...folders).filter(isEven);

/** The other half. Nothing is tuned to it: `gate/unseen.ts` alone reads it, and prints no game. */
export const oddIdsIn = (...folders: readonly Folder[]): string[] =>
  idsIn(...folders).filter((id) => !isEven(id));

/** The text of a file, packed or not. */
function textAt(...path: readonly string[]): string {
  const file = join(ROOT, ...path);
  return existsSync(file)
    ? readFileSync(file, 'utf8')
    : gunzipSync(readFileSync(`${file}.gz`)).toString('utf8');
}

/** Games from 101 on, and their records, lie in folders of their own. */
function folderOf(id: string): string {
  const [kind = '', number = ''] = id.split('-');
  return kind === 'core' && Number(number) > 100 ? 'core-2' : kind;
}

export function golden(id: string): Golden {
  const folder = folderOf(id);
  const records = folder === 'core-2' || folder === 'ffg' ? [folder, 'decisions'] : ['decisions'];
  const truth: Pick<Golden, 'decisions' | 'final' | 'decks'> = JSON.parse(
    textAt(...records, `${id}.decisions.json`),
  );
  return {
    id,
    text: textAt(folder, `${id}.json`),
    log: textAt(folder, `${id}.txt`),
    decisions: truth.decisions,
    final: truth.final,
    ...(truth.decks === undefined ? {} : { decks: truth.decks }),
  };
}

/** Equal JSON has equal text after sorting keys. */
export function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => sorted(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]): [string, Json] => [key, sorted(inner)]),
  );
}

/** A test for each game; none where the games are absent, which `each` would call a mistake. */
export function eachGame(ids: readonly string[], test: (id: string) => void): void {
  for (const id of ids) test(id);
}
