import type { KnowledgeView, PositionView, Viewer } from '#rules';
import type { Shell } from '../shell';

export interface StoredGame {
  readonly players: { readonly corp: string; readonly runner: string };
  readonly at: number;
  readonly last: number;
  readonly view: PositionView;
  readonly decisions: readonly { readonly at: number; readonly text: string }[];
  readonly knowledge: readonly KnowledgeView[] | null;
}

export type AskedGame =
  | { readonly ok: true; readonly game: StoredGame }
  | { readonly ok: false; readonly message: string };

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inner = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (isObject(at) ? at[key] : Array.isArray(at) ? at[Number(key)] : undefined),
    value,
  );

/** A view comes from a server of the same version: its parts are looked for, not each field. */
const isView = (value: unknown): value is PositionView =>
  isObject(value) && ['turn', 'corp', 'runner', 'viewer'].every((key) => key in value);

export const noMoment = (at: number, last: number): string =>
  `There is no moment ${at}: the last one of this viewer is ${last}.`;

export const isGameId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const gameQuery =
  'query ($id: ID!, $as: Viewer!) { game(id: $id) { moments(as: $as) players { corp runner } } }';
const positionQuery =
  'query ($id: ID!, $at: Int!, $as: Viewer!) { game(id: $id) { position(at: $at, as: $as) { data } } }';
const decisionsQuery = `query ($id: ID!, $as: Viewer!, $after: String) { game(id: $id) {
  decisionList(as: $as, first: 500, after: $after) {
    edges { node { at text } } pageInfo { hasNextPage endCursor } } } }`;

const placeFields = 'zone server handle under';
const knowledgeQuery = `query ($id: ID!, $at: Int!, $as: Viewer!) { game(id: $id) {
  knowledge(at: $at, as: $as) { place { ${placeFields} } shared { ${placeFields} } count unknown exact
    approximate known { card code at fact } others { card code copies } chances { card chance } points } } }`;
const logQuery = 'query ($id: ID!, $as: Viewer!) { game(id: $id) { log(as: $as) } }';

/** As with views: a server of the same version answers with what was asked for. */
const areKnown = (value: unknown): value is readonly KnowledgeView[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && 'place' in one);

/** Places and kinds of facts in our words: `ROOT` of the schema is `root`. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      (name === 'zone' || name === 'fact') && typeof one === 'string'
        ? [name, one.toLowerCase().replaceAll('_', '-')]
        : [name, inWords(one)],
    ),
  );
}

type Asked =
  { readonly ok: true; readonly game: Json } | { readonly ok: false; readonly message: string };

/** Asks a running server about one of its games. */
export async function askGame(
  shell: Shell,
  url: string,
  query: string,
  variables: Json,
): Promise<Asked> {
  const answered = await shell.post(url, 'application/json', JSON.stringify({ query, variables }));
  if (!answered.ok) return answered;
  const error = inner(answered.body, 'errors', '0', 'message');
  if (typeof error === 'string') return { ok: false, message: error };
  const game = inner(answered.body, 'data', 'game');
  if (isObject(game)) return { ok: true, game };
  const id = String(variables['id']);
  return { ok: false, message: `${url} has no game ${id}` };
}

async function decisionsUpTo(
  shell: Shell,
  url: string,
  variables: Json,
  last: number,
): Promise<StoredGame['decisions'] | string> {
  const found: { at: number; text: string }[] = [];
  let after: unknown = null;
  for (;;) {
    const page = await askGame(shell, url, decisionsQuery, { ...variables, after });
    if (!page.ok) return page.message;
    const edges = inner(page.game, 'decisionList', 'edges');
    for (const edge of Array.isArray(edges) ? edges : []) {
      const at = inner(edge, 'node', 'at');
      const text = inner(edge, 'node', 'text');
      if (typeof at === 'number' && typeof text === 'string') found.push({ at, text });
    }
    after = inner(page.game, 'decisionList', 'pageInfo', 'endCursor');
    const more = inner(page.game, 'decisionList', 'pageInfo', 'hasNextPage') === true;
    if (!more || (found.at(-1)?.at ?? 0) >= last) return found;
  }
}

async function knowledgeAt(
  shell: Shell,
  url: string,
  variables: Json,
): Promise<readonly KnowledgeView[] | string> {
  const asked = await askGame(shell, url, knowledgeQuery, variables);
  if (!asked.ok) return asked.message;
  const known = inWords(inner(asked.game, 'knowledge'));
  return areKnown(known) ? known : `${url} answers in a way that is not known here`;
}

/** Asks a running server for all that a viewer was told of a stored game. */
export async function askForLog(
  shell: Shell,
  server: string,
  id: string,
  viewer: Viewer,
): Promise<
  { readonly ok: true; readonly log: string } | { readonly ok: false; readonly message: string }
> {
  if (!URL.canParse(server)) return { ok: false, message: `--server is ${server}, no address.` };
  const url = new URL('/graphql', server).href;
  const asked = await askGame(shell, url, logQuery, { id, as: viewer.toUpperCase() });
  return asked.ok ? { ok: true, log: String(inner(asked.game, 'log')) } : asked;
}

/** Asks a running server for a position of a stored game; the last one where `at` is null. */
export async function askForGame(
  shell: Shell,
  server: string,
  id: string,
  wanted: {
    readonly at: number | null;
    readonly viewer: Viewer;
    readonly around: number;
    readonly knowledge: boolean;
  },
): Promise<AskedGame> {
  const url = new URL('/graphql', server).href;
  const as = wanted.viewer.toUpperCase();
  const asked = await askGame(shell, url, gameQuery, { id, as });
  if (!asked.ok) return asked;
  const last = Number(inner(asked.game, 'moments'));
  const at = wanted.at ?? last;
  if (at > last) return { ok: false, message: noMoment(at, last) };
  const position = await askGame(shell, url, positionQuery, { id, at, as });
  if (!position.ok) return position;
  const view = inner(position.game, 'position', 'data');
  if (!isView(view))
    return { ok: false, message: `${url} answers in a way that is not known here` };
  const decisions = await decisionsUpTo(shell, url, { id, as }, at + wanted.around);
  if (typeof decisions === 'string') return { ok: false, message: decisions };
  const knowledge = wanted.knowledge ? await knowledgeAt(shell, url, { id, at, as }) : null;
  if (typeof knowledge === 'string') return { ok: false, message: knowledge };
  const name = (side: string): string => String(inner(asked.game, 'players', side) ?? side);
  const players = { corp: name('corp'), runner: name('runner') };
  return { ok: true, game: { players, at, last, view, decisions, knowledge } };
}
