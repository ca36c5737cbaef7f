import { isList, isObject, type Json } from '../json';
import type { Side } from '../lens/side';
import { noticeLead } from '../notice-lead';

export type Names = { readonly [side in Side]: string };

/** Words of the log itself: a player of that name is renamed at the start of a line only. */
const LOG_WORDS =
  /^(?:corp|runner|hq|r&d|archives|server|click|credits?|ice|the|card|cards|run|grip|stack|heap|tag|root)$/i;

/** Puts `to` in place of the players' names, in a text that may be a notice of the server. */
export function renamer(from: Names, to: Names): (text: string) => string {
  const pairs = [
    { name: from.corp, heir: to.corp },
    { name: from.runner, heir: to.runner },
  ]
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  return (text) => {
    const lead = noticeLead(text);
    const body = text.slice(lead.length);
    const speaker = pairs.find(
      ({ name }) => body === name || body.startsWith(`${name} `) || body.startsWith(`${name}:`),
    );
    const head = speaker === undefined ? lead : lead + speaker.heir;
    const rest = speaker === undefined ? body : body.slice(speaker.name.length);
    return (
      head +
      pairs.reduce(
        (line, { name, heir }) => (LOG_WORDS.test(name) ? line : replaceWord(line, name, heir)),
        rest,
      )
    );
  };
}

function replaceWord(line: string, name: string, heir: string): string {
  if (!line.includes(name)) return line;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    'gu',
  );
  return line.replace(pattern, () => heir);
}

const NAMED: ReadonlySet<string> = new Set(['text', 'msg', 'username', 'winning-user']);

/** The same JSON with the names replaced wherever the server writes a player's name. */
export function renameIn(value: Json, rename: (text: string) => string, key = ''): Json {
  if (typeof value === 'string') return NAMED.has(key) ? rename(value) : value;
  if (isList(value)) return value.map((item) => renameIn(item, rename, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, renameIn(inner, rename, name)]),
  );
}
