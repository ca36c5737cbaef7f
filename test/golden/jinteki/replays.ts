import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
}

export function haveReplays(): boolean {
  return existsSync(join(ROOT, 'core'));
}

/** Ids of the games in the given folders, such as "core-001-hb-anarch". */
export function idsIn(...folders: readonly ('core' | 'wide' | 'edge')[]): string[] {
  if (!haveReplays()) return [];
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length)),
  );
}

export function golden(id: string): Golden {
  const folder = id.split('-')[0] ?? '';
  const truth: { decisions: Decision[]; final: JsonObject } = JSON.parse(
    readFileSync(join(ROOT, 'decisions', `${id}.decisions.json`), 'utf8'),
  );
  return {
    id,
    text: readFileSync(join(ROOT, folder, `${id}.json`), 'utf8'),
    log: readFileSync(join(ROOT, folder, `${id}.txt`), 'utf8'),
    decisions: truth.decisions,
    final: truth.final,
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
