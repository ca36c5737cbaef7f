import {
  isList,
  isObject,
  type Json,
  type JsonList,
  type JsonObject,
  objectOf,
  textOf,
} from '../json';
import { SIDES } from '../lens/side';
import { entryOf } from '../log/entry';

export interface Cleaned<T> {
  readonly value: T;
  /** Chat lines that were dropped. */
  readonly dropped: number;
}

/** First state without user ids, e-mail hashes and options; without chat unless `keepChat`. */
export function cleanState(state: JsonObject, keepChat: boolean): Cleaned<JsonObject> {
  const log = isList(state['log']) ? state['log'] : [];
  const lines = log.flatMap((line) => cleanLine(line, keepChat) ?? []);
  const value: Record<string, Json> = { ...state, log: lines };
  for (const side of SIDES) {
    const player = objectOf(state[side]);
    if (player !== null) value[side] = { ...player, user: nameAlone(player) ?? {} };
  }
  return { value, dropped: log.length - lines.length };
}

/** The same for a diff `[alterations, removals]`; what is no diff is passed on for the fold to refuse. */
export function cleanDiff(diff: Json, keepChat: boolean): Cleaned<Json> {
  if (!isList(diff)) return { value: diff, dropped: 0 };
  const [change = null, removal = null, ...rest] = diff;
  let cleaned = change;
  let dropped = 0;
  if (isObject(change)) {
    cleaned = withoutUsers(change, true);
    const log = change['log'];
    if (isList(log)) {
      const lines = cleanAppends(log, keepChat);
      dropped = (log.length - lines.length) / 2;
      cleaned = { ...(isObject(cleaned) ? cleaned : change), log: lines };
    }
  }
  const kept = isObject(removal) ? withoutUsers(removal, false) : removal;
  if (cleaned === change && kept === removal) return { value: diff, dropped };
  return { value: [cleaned, kept, ...rest], dropped };
}

function withoutUsers(half: JsonObject, keepName: boolean): JsonObject {
  let value = half;
  for (const side of SIDES) {
    const player = half[side];
    if (!isObject(player) || !Object.hasOwn(player, 'user')) continue;
    const { user, ...others } = player;
    const name = keepName && user !== undefined ? nameAlone(player) : null;
    value = { ...value, [side]: name === null ? others : { ...others, user: name } };
  }
  return value;
}

function nameAlone(player: JsonObject): JsonObject | null {
  const username = textOf(objectOf(player['user'])?.['username']);
  return username === null ? null : { username };
}

/** Appends are pairs `"+", line`. */
function cleanAppends(appends: JsonList, keepChat: boolean): JsonList {
  const lines: Json[] = [];
  for (let at = 0; at + 1 < appends.length; at += 2) {
    const cleaned = cleanLine(appends[at + 1] ?? null, keepChat);
    if (cleaned !== null) lines.push(appends[at] ?? null, cleaned);
  }
  return lines;
}

function cleanLine(line: Json, keepChat: boolean): Json | null {
  const entry = entryOf(line);
  if (entry === null) return null;
  if (entry.speaker === null) return { user: '__system__', text: entry.text, timestamp: entry.at };
  return keepChat
    ? { user: { username: entry.speaker }, text: entry.text, timestamp: entry.at }
    : null;
}
