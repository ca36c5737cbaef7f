import {
  Kind,
  Lexer,
  Source,
  TokenKind,
  visit,
  type DocumentNode,
  type GraphQLError,
  type SelectionNode,
} from 'graphql';
import { badInput } from '../graphql/errors';

/** Of one document as it is sent; what a client of any size writes by hand has a tenth of it. */
export const MOST_CHARACTERS = 65_536;
export const MOST_TOKENS = 2_000;
export const MOST_NESTING = 48;
/** Pairs of fields of one name, or of fragments, that validation has to compare. */
export const MOST_PAIRS = 4_000;

const tooLong = (what: string, most: number): GraphQLError =>
  badInput(
    'QUERY_TOO_LONG',
    `the query has more than ${most} ${what}`,
    'Send long texts as variables, and ask in several queries.',
  );

const opening: ReadonlySet<string> = new Set([
  TokenKind.BRACE_L,
  TokenKind.BRACKET_L,
  TokenKind.PAREN_L,
]);
const closing: ReadonlySet<string> = new Set([
  TokenKind.BRACE_R,
  TokenKind.BRACKET_R,
  TokenKind.PAREN_R,
]);

/**
 * What is too much about a document, found in one pass over its tokens before the parser, which calls
 * itself for each level, meets it. Null when nothing is, or when it cannot be read, which the parser
 * says better.
 */
export function tooLongOf(text: string): GraphQLError | null {
  if (text.length > MOST_CHARACTERS) return tooLong('characters', MOST_CHARACTERS);
  const lexer = new Lexer(new Source(text));
  let [tokens, nesting] = [0, 0];
  for (;;) {
    let token;
    try {
      token = lexer.advance();
    } catch {
      return null;
    }
    if (token.kind === TokenKind.EOF) return null;
    tokens += 1;
    if (tokens > MOST_TOKENS) return tooLong('words and signs', MOST_TOKENS);
    if (opening.has(token.kind)) nesting += 1;
    else if (closing.has(token.kind)) nesting -= 1;
    if (nesting > MOST_NESTING)
      return badInput(
        'QUERY_TOO_DEEP',
        `the query is nested more than ${MOST_NESTING} deep, at ${token.line}:${token.column}`,
        'Ask in several queries.',
      );
  }
}

const keyOf = (selection: SelectionNode): string => {
  switch (selection.kind) {
    case Kind.FIELD:
      return (selection.alias ?? selection.name).value;
    case Kind.FRAGMENT_SPREAD:
      return '...';
    case Kind.INLINE_FRAGMENT:
      return '... on';
  }
};

/**
 * What is too much about a document that was parsed: fields that say the same in one place are compared
 * each with each, and what is below them, too. Null when nothing is.
 */
export function tooRepetitiveOf(document: DocumentNode): GraphQLError | null {
  let pairs = 0;
  let [worst, most] = ['', 0];
  visit(document, {
    SelectionSet: ({ selections }) => {
      const uses = new Map<string, number>();
      for (const selection of selections) {
        const key = keyOf(selection);
        const before = uses.get(key) ?? 0;
        uses.set(key, before + 1);
        pairs += before;
        if (before >= most) [worst, most] = [key, before + 1];
      }
    },
  });
  if (pairs <= MOST_PAIRS) return null;
  return badInput(
    'QUERY_TOO_REPETITIVE',
    `the query says the same too often in one place, such as ${worst} ${most} times`,
    'Ask in several queries.',
  );
}
