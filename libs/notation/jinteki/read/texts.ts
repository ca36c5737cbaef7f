import { badTextWithin, LONGEST_NAME, type BadText } from '#text/kept-text';
import type { Json } from '../json';
import type { Names } from '../privacy/rename';
import { type Refusal, refuse } from '../refusal';

const said = ({ path, what }: BadText, root: string, index: number | null): Refusal => {
  const place = [root, ...path.map((key) => `/${key}`)].join('');
  return refuse('BAD_TEXT', `${place === '' ? 'The file' : place} holds ${what}.`, index, place);
};

/** Refuses a text that no store keeps, anywhere in a value that is found at `root` of the file. */
export function badText(value: Json, root = '', index: number | null = null): Refusal | null {
  const bad = badTextWithin(value);
  return bad === null ? null : said(bad, root, index);
}

/** The same in the entries of a history; what was dropped from them is not looked at. */
export function badTextInHistory(entries: readonly Json[]): Refusal | null {
  for (const [index, entry] of entries.entries()) {
    const refused = badText(entry, `/history/${String(index)}`, index);
    if (refused !== null) return refused;
  }
  return null;
}

/** Refuses names that are longer than anybody's. */
export function badNames(names: Names): Refusal | null {
  const long = ([names.corp, names.runner] as const).find((name) => name.length > LONGEST_NAME);
  if (long === undefined) return null;
  const size = `${String(long.length)} characters; at most ${String(LONGEST_NAME)} are kept`;
  return {
    ...refuse('BAD_TEXT', `A player's name has ${size}.`),
    hint: 'Make it shorter in the file.',
  };
}
