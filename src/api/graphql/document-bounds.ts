import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';

/** Of one document as it is sent; what a client of any size writes by hand has a tenth of it. */
export const MOST_CHARACTERS = 65_536;
export const MOST_TOKENS = 2_000;
export const MOST_NESTING = 48;
/** The sum over all words of how often each is used, squared: validation compares them in pairs. */
export const MOST_REPETITION = 40_000;

const bad = (code: string, message: string, mend: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code, mend, http: { status: 400 } } });

const tooLong = (what: string, most: number): GraphQLError =>
  bad(
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
 * What is too much about a document, found in one pass over its tokens: the parser calls itself for
 * each level and validation compares in pairs, so neither may meet it first. Null when nothing is, or
 * when it cannot be read, which the parser says better.
 */
export function tooLongOf(text: string): GraphQLError | null {
  if (text.length > MOST_CHARACTERS) return tooLong('characters', MOST_CHARACTERS);
  const lexer = new Lexer(new Source(text));
  const uses = new Map<string, number>();
  let [tokens, nesting, repetition] = [0, 0, 0];
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
    else if (token.kind === TokenKind.NAME) {
      const before = uses.get(token.value) ?? 0;
      uses.set(token.value, before + 1);
      repetition += 2 * before + 1;
    }
    if (nesting > MOST_NESTING)
      return bad(
        'QUERY_TOO_DEEP',
        `the query is nested more than ${MOST_NESTING} deep, at ${token.line}:${token.column}`,
        'Ask in several queries.',
      );
    if (repetition > MOST_REPETITION)
      return bad(
        'QUERY_TOO_REPETITIVE',
        `the query says the same too often, such as ${token.value} ${uses.get(token.value)} times`,
        'Ask in several queries.',
      );
  }
}

interface Request {
  readonly body?: unknown;
  readonly query?: unknown;
}

const documentIn = (sent: unknown): string =>
  typeof sent === 'object' && sent !== null && 'query' in sent && typeof sent.query === 'string'
    ? sent.query
    : '';

/** Throws a GraphQL error for a request whose document is too much, in its body or its address. */
export function keepToBounds({ body, query }: Request): void {
  for (const sent of [body, query]) {
    const refused = tooLongOf(documentIn(sent));
    if (refused !== null) throw refused;
  }
}
