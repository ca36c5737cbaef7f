import { badTextWithin, nameFault, type BadText } from '#text/kept-text';
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

/** Refuses names that nobody has; a pasted log may leave one empty. */
export function badNames(names: Names): Refusal | null {
  for (const name of [names.corp, names.runner]) {
    const fault = name === '' ? null : nameFault(name);
    if (fault !== null)
      return {
        ...refuse('BAD_TEXT', `A player's name has ${fault}.`),
        hint: 'Write another one in the file.',
      };
  }
  return null;
}
