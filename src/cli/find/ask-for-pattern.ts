import { isRecord } from '#text/is-record';
import { inner, unknownAnswer, type Server } from '../game/ask-server';
import type { Shell } from '../shell';

const query = `query ($pattern: String!, $first: Int!, $after: String) {
  findPattern(pattern: $pattern, first: $first, after: $after) { searched next
    hits { game { id players { corp runner } } matches { from to } } } }`;

export interface GameWithPattern {
  readonly id: string;
  readonly players: string;
  /** Such as `12-15`, or `12` where it is one, by moments of spectators. */
  readonly moments: readonly string[];
}

export type AskedForPattern =
  | {
      readonly ok: true;
      readonly games: readonly GameWithPattern[];
      readonly searched: number;
    }
  | { readonly ok: false; readonly message: string };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const gameOf = (hit: unknown): GameWithPattern => ({
  id: String(inner(hit, 'game', 'id')),
  players: `${String(inner(hit, 'game', 'players', 'corp'))} against ${String(inner(hit, 'game', 'players', 'runner'))}`,
  moments: listOf(inner(hit, 'matches')).map((match) => {
    const [from, to] = [String(inner(match, 'from')), String(inner(match, 'to'))];
    return from === to ? to : `${from}-${to}`;
  }),
});

/** Asks a running server which of its open games hold a pattern, page by page. */
export async function askForPattern(
  shell: Shell,
  server: Server,
  pattern: string,
  first: number,
): Promise<AskedForPattern> {
  const address = new URL('/graphql', server.url).href;
  const games: GameWithPattern[] = [];
  let searched = 0;
  let after: unknown = null;
  do {
    const variables = { pattern, first: Math.min(100, first - games.length), after };
    const body = JSON.stringify({ query, variables });
    const answered = await shell.post(address, 'application/json', body, server.keys);
    if (!answered.ok) return answered;
    const error = inner(answered.body, 'errors', '0', 'message');
    if (typeof error === 'string') return { ok: false, message: error };
    const page = inner(answered.body, 'data', 'findPattern');
    if (!isRecord(page)) return unknownAnswer(server);
    games.push(...listOf(page['hits']).map(gameOf));
    searched += Number(page['searched']);
    after = page['next'];
  } while (typeof after === 'string' && games.length < first);
  return { ok: true, games, searched };
}
