import { type Names, renamer } from './rename';

/** Fields of facts and warnings in which the server or a player may have written a name. */
const WRITTEN: ReadonlySet<string> = new Set([
  'effect',
  'command',
  'message',
  'reason',
  'on',
  'by',
  'from',
  'with',
  'label',
]);

/** What stands in the place of players' names. */
export const ROLES: Names = { corp: 'the Corp', runner: 'the Runner' };

/** Puts the roles in place of the players' names. */
export function namelessText(names: Names): (text: string) => string {
  const own = [names.corp, names.runner].filter((name) => name !== '');
  const rename = renamer(names, ROLES);
  // A title may be a player's name, too: alone it is the title.
  return (text) =>
    own.includes(text) || !own.some((name) => text.includes(name)) ? text : rename(text);
}

/** The same facts or warnings without the players' names. */
export function nameless<T>(values: readonly T[], names: Names): readonly T[] {
  const rename = namelessText(names);
  const clean: readonly T[] = JSON.parse(JSON.stringify(values), (key, value: unknown) =>
    typeof value === 'string' && WRITTEN.has(key) ? rename(value) : value,
  );
  return clean;
}
