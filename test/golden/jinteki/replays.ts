import { createHash } from 'node:crypto';
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
  /** The server broke down at it, and nothing was done: it has the entry of the command before it. */
  readonly error?: string;
}

export interface Golden {
  readonly id: string;
  readonly text: string;
  readonly log: string;
  readonly decisions: readonly Decision[];
  readonly final: JsonObject;
  /** Number of copies, title and code of a printing; games up to core-100 have none. */
  readonly decks?: Readonly<
    Record<'corp' | 'runner', readonly (readonly [number, string, string])[]>
  >;
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

/** First byte of the SHA-256 of a game's id: below it are 192 of 256, whatever their factions. */
const tuned = 192;

const bytesOf = (id: string): Buffer => createHash('sha256').update(id).digest();

const isTunedOn = (id: string): boolean => (bytesOf(id)[0] ?? 0) < tuned;

/** Of the folders of which a part is held out: the games that may be looked at, and tuned on. */
export const tunedIdsIn = (...folders: readonly Folder[]): string[] =>
  idsIn(...folders).filter(isTunedOn);

/** Of a list of games a part, which is the same every time: `of` in 256. */
export const sampleOf = (ids: readonly string[], of: number): string[] =>
  ids.filter((id) => (bytesOf(id)[1] ?? 0) < of);

/** The other part. Nothing is tuned to it: `gate/unseen.ts` alone reads it, and prints no game. */
export const heldOutIdsIn = (...folders: readonly Folder[]): string[] =>
  idsIn(...folders).filter((id) => !isTunedOn(id));

/** Even-numbered games were tuned on before the split was by hash: of what is held out, odd ones alone are unseen. */
export const isEven = (id: string): boolean => Number(/\d+/.exec(id)?.[0] ?? 1) % 2 === 0;

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
