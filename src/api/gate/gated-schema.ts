import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { viewers, type Viewer } from '#rules/view/viewer';
import { notThere } from '../../grants/access/refusal';
import { bounds, isWithinAny, outOfGrant, rowsWithin } from './bounds';
import type { Gate } from './gate';
import { refusedAccess } from './refused';

/** What every request of the schema is answered with. */
export interface Context {
  readonly gate: Gate;
}

type Args = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, Context>;
type Resolve = GraphQLFieldResolver<unknown, Context, Args>;

/** No game has it: a question about a game that is not for the caller is asked about this one. */
export const NO_GAME = '00000000-0000-4000-8000-000000000000';

const isViewer = (value: unknown): value is Viewer => viewers.some((one) => one === value);

const viewerArgument = ({ args }: Field): string | null =>
  args.find(({ type }) => getNamedType(type).name === 'Viewer')?.name ?? null;
const takesViewer = (field: Field): boolean => viewerArgument(field) !== null;

/** Whatever has an id and shows itself to viewers. */
const isGame = (type: unknown): boolean => {
  if (!isObjectType(type)) return false;
  const fields = Object.values(type.getFields());
  return fields.some(({ name }) => name === 'id') && fields.some((one) => takesViewer(one));
};

const findsGame = ({ type }: Field): boolean => isGame(getNamedType(type));
const isRoot = ({ name }: GraphQLObjectType): boolean =>
  name === 'Query' || name === 'Subscription';

/** The argument that names a game; fields of a game have none. */
const gameArgument = (type: GraphQLObjectType, field: Field): string | null =>
  field.args.find(
    ({ name, type: given }) =>
      getNamedType(given).name === 'ID' &&
      (name === 'game' || (name === 'id' && isRoot(type) && findsGame(field))),
  )?.name ?? null;

const idIn = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new Error('a game is asked about without its id');
};

const idOf = (game: unknown): string =>
  idIn(typeof game === 'object' && game !== null && 'id' in game ? game.id : null);

/** A game that is not for the caller is answered as one there is not, after the same work. */
const byId =
  (argument: string, resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const sight = await context.gate.sight(idIn(args[argument]), null);
    if (!sight.ok && sight.why !== null) throw refusedAccess(sight.why);
    const asked = sight.ok ? args : { ...args, [argument]: NO_GAME };
    return resolve(source, asked, context, info);
  };

/** A game, or games, that a field came upon. */
const found =
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

/** What one viewer sees of a game. */
const asViewer =
  (name: string, viewerIn: string, gameOf: (source: unknown, args: Args) => string) =>
  (resolve: Resolve): Resolve =>
  async (source, args, context, info) => {
    const viewer = args[viewerIn];
    if (!isViewer(viewer)) throw new Error(`${name} is asked without a viewer`);
    const game = gameOf(source, args);
    const sight = await context.gate.sight(game, viewer);
    if (!sight.ok) throw refusedAccess(sight.why ?? notThere(game));
    const { ranges } = sight;
    if (ranges === 'all') return resolve(source, args, context, info);
    const bound = bounds[name];
    switch (bound?.by) {
      case undefined:
        throw refusedAccess(outOfGrant(ranges));
      case 'argument':
        if (!isWithinAny(args[bound.name], ranges)) throw refusedAccess(outOfGrant(ranges));
        return resolve(source, args, context, info);
      case 'rows':
        return rowsWithin(await resolve(source, args, context, info), ranges);
    }
  };

interface Guarded {
  /** Such as `Game.timeline`. */
  readonly name: string;
  /** Whether it takes a viewer. */
  readonly asViewer: boolean;
  guard(resolve: Resolve): Resolve;
}

/** How a field is guarded; null where it shows nothing of a game by itself. */
function guardOf(type: GraphQLObjectType, field: Field): Guarded | null {
  const name = `${type.name}.${field.name}`;
  // Who may change what of a game is decided where it is changed.
  if (type.name === 'Mutation') return null;
  const viewer = viewerArgument(field);
  const game = gameArgument(type, field);
  if (viewer !== null) {
    if (game === null && !isGame(type))
      throw new Error(`${name} takes a viewer and no game: nobody can say whose it is`);
    const gameOf = (source: unknown, args: Args): string =>
      game === null ? idOf(source) : idIn(args[game]);
    const look = asViewer(name, viewer, gameOf);
    return {
      name,
      asViewer: true,
      guard: (resolve) =>
        game === null ? look(resolve) : byId(game, afterwards(look, resolve, game)),
    };
  }
  if (game !== null) return { name, asViewer: false, guard: (resolve) => byId(game, resolve) };
  return findsGame(field) ? { name, asViewer: false, guard: found } : null;
}

/** What `byId` let through as no game needs no second question. */
const afterwards =
  (look: (resolve: Resolve) => Resolve, resolve: Resolve, game: string): Resolve =>
  (source, args, context, info) =>
    (args[game] === NO_GAME ? resolve : look(resolve))(source, args, context, info);

const fieldsOf = (schema: GraphQLSchema): readonly (readonly [GraphQLObjectType, Field])[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).map((field) => [type, field] as const)
      : [],
  );

/** Names of the fields behind the gate, and whether each takes a viewer. */
export const guardedFields = (
  schema: GraphQLSchema,
): readonly Pick<Guarded, 'name' | 'asViewer'>[] =>
  fieldsOf(schema).flatMap(([type, field]) => guardOf(type, field) ?? []);

/**
 * Puts the gate before every field that shows something of a game: those that take a viewer, find a
 * game or are given the id of one. Nothing else decides who may look.
 */
export function gated(schema: GraphQLSchema): GraphQLSchema {
  for (const [type, field] of fieldsOf(schema)) {
    const guarded = guardOf(type, field);
    if (guarded === null) continue;
    if (field.subscribe !== undefined) field.subscribe = guarded.guard(field.subscribe);
    else field.resolve = guarded.guard(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}
