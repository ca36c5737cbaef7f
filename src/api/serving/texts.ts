import { visit, type DocumentNode, type GraphQLError } from 'graphql';
import { badInput } from '../graphql/errors';

/** Control characters but tabs and ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Where characters are read whole, this is left of one. */
const HALF = /\p{Cs}/u;

/** What is wrong with a text, in words; null where it can be stored and read again. */
function fault(text: string): string | null {
  if (HALF.test(text)) return 'half of a character (a lone surrogate)';
  return CONTROL.test(text) ? 'a control character' : null;
}

const bad = (place: string, what: string): GraphQLError =>
  badInput('BAD_TEXT', `${place} holds ${what}`, 'Send plain text, as it is written.');

/** Refuses variables with a text, at any depth, that no store keeps; null where there is none. */
export function badTextIn(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  const open: (readonly [place: string, value: unknown])[] = Object.entries(variables).map(
    ([name, value]) => [`$${name}`, value],
  );
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [place, value] = next;
    if (typeof value === 'string') {
      const what = fault(value);
      if (what !== null) return bad(place, what);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) open.push([`${place}.${key}`, one]);
  }
  return null;
}

/** The same of texts that are written into a document. */
export function badTextWritten(document: DocumentNode): GraphQLError | null {
  let found: GraphQLError | null = null;
  visit(document, {
    StringValue: ({ value, loc }) => {
      const what = fault(value);
      const place = loc === undefined ? 'the query' : `the text at character ${loc.start}`;
      if (what !== null) found ??= bad(place, what);
    },
  });
  return found;
}
