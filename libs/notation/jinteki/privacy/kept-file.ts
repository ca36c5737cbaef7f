import { isList, isObject, type Json, type JsonObject } from '../json';
import { SIDES } from '../lens/side';
import type { Metadata } from '../read/metadata';
import type { Replay } from '../read/read';
import { namelessText, ROLES } from './nameless';
import { renamer } from './rename';

/** Where the server writes players' names, whole or within a text. */
const written: ReadonlySet<string> = new Set(['text', 'msg', 'username', 'winning-user']);

/** Words of cards, which nobody's name is in: a player may be called like one. */
const ofCards: ReadonlySet<string> = new Set(['title', 'printed-title', 'normalizedtitle', 'code']);

/** What tells of the table at which it was played, and of who sat there. */
const ofTable: ReadonlySet<string> = new Set([
  'gameid',
  'room',
  'options',
  'typing',
  'messages',
  'spectators',
]);
const ofPlayer: ReadonlySet<string> = new Set(['deck-id', 'toast']);

function without(value: JsonObject): JsonObject {
  const left = Object.entries(value).filter(([key]) => !ofTable.has(key));
  const kept: Record<string, Json> = Object.fromEntries(left);
  for (const side of SIDES) {
    const player = kept[side];
    if (!isObject(player)) continue;
    kept[side] = Object.fromEntries(Object.entries(player).filter(([key]) => !ofPlayer.has(key)));
  }
  return kept;
}

/** A state or a diff, whose halves are as wide as a state. */
const bare = (entry: Json): Json => {
  if (isList(entry)) return entry.map((half) => (isObject(half) ? without(half) : half));
  return isObject(entry) ? without(entry) : entry;
};

function renamed(value: Json, key: string, all: (text: string) => string, some: typeof all): Json {
  if (typeof value === 'string')
    return written.has(key) ? all(value) : ofCards.has(key) ? value : some(value);
  if (isList(value)) return value.map((inner) => renamed(inner, key, all, some));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, renamed(inner, name, all, some)]),
  );
}

const metadataIn = ({ winner, reason, endedAt, turn, points, stats }: Metadata): JsonObject => ({
  ...{ winner, reason, turn, stats, 'end-date': endedAt },
  'corp.agenda-points': points.corp,
  'runner.agenda-points': points.runner,
});

/**
 * A replay as it is kept to be read and judged again: the form of the server's own, without chat,
 * people and the table they sat at. Its players are called the Corp and the Runner.
 */
export function keptFile({ first, diffs, metadata, names }: Replay): string {
  const all = renamer(names, ROLES);
  const some = namelessText(names);
  const history = [first, ...diffs].map((entry) => renamed(bare(entry), '', all, some));
  return JSON.stringify({ metadata: metadataIn(metadata), history });
}
