import type { GraphQLFieldResolver } from 'graphql';
import { viewers, type Viewer } from '#rules';
import { notThere } from '../../access/refusal';
import { bounds, countWithin, isWithinAny, outOfGrant, rowsWithin } from './bounds';
import type { Pace } from '../../platform/observability/pace';
import type { AccessDecision } from '../../access/access-decision';
import type { Range } from '../../access/grant';
import type { Gate } from './gate';
import { gatedFrames } from './gated-frames';
import { refusedAccess } from './refused';

/** What every request of the schema is answered with. */
export interface Context {
  readonly gate: Gate;
  /** On which the request goes: keys, or an address. */
  readonly account: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
  readonly pace?: Pace;
  /** Takes from the caller's budget for work whose size shows as it is done; throws where too little is left. */
  readonly charge?: (cost: number) => Promise<void>;
}

export type Args = Readonly<Record<string, unknown>>;
export type Resolve = GraphQLFieldResolver<unknown, Context, Args>;

/** No game has it: a question about a game that is not for the caller is asked about this one. */
export const NO_GAME = '00000000-0000-4000-8000-000000000000';

function viewerOf(value: unknown): Viewer {
  const viewer = viewers.find((one) => one === value);
  if (viewer === undefined) throw new Error('a game is asked about without a viewer');
  return viewer;
}

export const idIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new Error('a game is asked about without its id');
};

export const idOf = (game: unknown): string =>
  idIn(typeof game === 'object' && game !== null && 'id' in game ? game.id : null);

/** Goes on when it is known what the caller may look at: at once where nobody has to be waited for. */
function upon(
  sight: AccessDecision | Promise<AccessDecision>,
  context: Context,
  then: (sight: AccessDecision) => unknown,
): unknown {
  if (!('ok' in sight)) return sight.then((known) => upon(known, context, then));
  // Where nobody waits for the answer any more, what is not begun stays undone.
  const others = context.pace?.pause();
  return others === undefined ? then(sight) : others.then(() => then(sight));
}

/** A game that is not for the caller is answered as one there is not, after the same work. */
export const byId =
  (argument: string, resolve: Resolve): Resolve =>
  (source, args, context, info) =>
    upon(context.gate.sight(idIn(args[argument]), null), context, (sight) => {
      if (!sight.ok && sight.why !== null) throw refusedAccess(sight.why);
      const asked = sight.ok ? args : { ...args, [argument]: NO_GAME };
      return resolve(source, asked, context, info);
    });

/** A game, or games, that a field came upon. */
export const found =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const result: unknown = await resolve(source, args, context, info);
    const games: readonly unknown[] = Array.isArray(result) ? result : [result ?? null];
    for (const game of games) {
      if (game === null) continue;
      const id = idOf(game);
      const sight = await context.gate.sight(id, null);
      if (!sight.ok) throw refusedAccess(sight.why ?? notThere(id));
    }
    return result;
  };

/** Whatever a field of an abstract type came upon: it may be a game. */
export const foundNode =
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const result: unknown = await resolve(source, args, context, info);
    const isGame =
      typeof result === 'object' &&
      result !== null &&
      '__typename' in result &&
      result.__typename === 'Game';
    if (!isGame) return result;
    const id = idOf(result);
    const sight = await context.gate.sight(id, null);
    if (!sight.ok) throw refusedAccess(sight.why ?? notThere(id));
    return result;
  };

/** A subscription to what one viewer is told of a game. */
export const followed =
  (viewerIn: string, gameIn: string) =>
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const viewer = viewerOf(args[viewerIn]);
    const game = idIn(args[gameIn]);
    const { gate } = context;
    const sight = await gate.sight(game, viewer);
    if (!sight.ok) throw refusedAccess(sight.why ?? notThere(game));
    const frames: unknown = await resolve(source, args, context, info);
    return gatedFrames(frames, game, () => gate.sightNow(game, viewer));
  };

/** What one viewer sees of a game. */
export const asViewer =
  (name: string, viewerIn: string, gameOf: (source: unknown, args: Args) => string) =>
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const game = gameOf(source, args);
    return upon(context.gate.sight(game, viewerOf(args[viewerIn])), context, (sight) => {
      if (!sight.ok) throw refusedAccess(sight.why ?? notThere(game));
      const { ranges } = sight;
      if (ranges === 'all') return resolve(source, args, context, info);
      return within(name, ranges, resolve)(source, args, context, info);
    });
  };

/** As much of what a field answers as a grant of some moments shows. */
const within =
  (name: string, ranges: readonly Range[], resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const bound = bounds[name];
    switch (bound?.by) {
      case undefined:
        throw refusedAccess(outOfGrant(ranges));
      case 'argument':
        if (!isWithinAny(args[bound.name], ranges)) throw refusedAccess(outOfGrant(ranges));
        return resolve(source, args, context, info);
      case 'step': {
        if (!isWithinAny(args[bound.from], ranges)) throw refusedAccess(outOfGrant(ranges));
        const moment: unknown = await resolve(source, args, context, info);
        return isWithinAny(moment, ranges) ? moment : null;
      }
      case 'stretch': {
        const count = countWithin(args[bound.from], args[bound.count], ranges);
        if (count === null) throw refusedAccess(outOfGrant(ranges));
        return resolve(source, { ...args, [bound.count]: count }, context, info);
      }
      case 'rows':
        // What lies outside is not looked at, so that no page of a filtered list tells of it.
        return rowsWithin(
          await resolve(source, { ...args, within: ranges }, context, info),
          ranges,
        );
    }
  };

/** What `byId` let through as no game needs no second question. */
export const afterwards =
  (look: (resolve: Resolve) => Resolve, resolve: Resolve, game: string): Resolve =>
  (source, args, context, info) =>
    (args[game] === NO_GAME ? resolve : look(resolve))(source, args, context, info);
