import { visit, type DocumentNode, type GraphQLError } from 'graphql';
import { badTextWithin, textFault } from '#text/kept-text';
import { badInput } from '../graphql/errors';

const bad = (place: string, what: string): GraphQLError =>
  badInput('BAD_TEXT', `${place} holds ${what}`, 'Send plain text, as it is written.');

/** Refuses variables with a text, at any depth, that no store keeps; null where there is none. */
export function badTextIn(variables: Readonly<Record<string, unknown>>): GraphQLError | null {
  const found = badTextWithin(variables);
  return found === null ? null : bad(`$${found.path.join('.')}`, found.what);
}

/** The same of texts that are written into a document. */
export function badTextWritten(document: DocumentNode): GraphQLError | null {
  let found: GraphQLError | null = null;
  visit(document, {
    StringValue: ({ value, loc }) => {
      const what = textFault(value);
      const place = loc === undefined ? 'the query' : `the text at character ${loc.start}`;
      if (what !== null) found ??= bad(place, what);
    },
  });
  return found;
}
