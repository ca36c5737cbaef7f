import {
  defaultFieldResolver,
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import {
  afterwards,
  asViewer,
  byId,
  followed,
  found,
  foundNode,
  idIn,
  idOf,
  type Args,
  type Context,
  type Resolve,
} from './guards';

type Field = GraphQLField<unknown, Context>;

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

const mayFindGame = (schema: GraphQLSchema, { type }: Field): boolean => {
  const named = getNamedType(type);
  return isAbstractType(named) && schema.getPossibleTypes(named).some(isGame);
};

const isRoot = ({ name }: GraphQLObjectType): boolean =>
  name === 'Query' || name === 'Subscription';

/** The argument that names a game; fields of a game have none. */
const gameArgument = (type: GraphQLObjectType, field: Field): string | null =>
  field.args.find(
    ({ name, type: given }) =>
      getNamedType(given).name === 'ID' &&
      (name === 'game' || (name === 'id' && isRoot(type) && findsGame(field))),
  )?.name ?? null;

interface Guarded {
  /** Such as `Game.timeline`. */
  readonly name: string;
  /** Whether it takes a viewer. */
  readonly asViewer: boolean;
  guard(resolve: Resolve): Resolve;
}

/** How a field is guarded; null where it shows nothing of a game by itself. */
function guardOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): Guarded | null {
  const name = `${type.name}.${field.name}`;
  // Who may change what of a game is decided where it is changed.
  if (type.name === 'Mutation') return null;
  const viewer = viewerArgument(field);
  const game = gameArgument(type, field);
  if (viewer !== null) {
    if (game === null && !isGame(type))
      throw new Error(`${name} takes a viewer and no game: nobody can say whose it is`);
    if (type.name === 'Subscription' && game !== null)
      return { name, asViewer: true, guard: followed(viewer, game) };
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
  if (mayFindGame(schema, field)) return { name, asViewer: false, guard: foundNode };
  return findsGame(field) ? { name, asViewer: false, guard: found } : null;
}

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
  fieldsOf(schema).flatMap(([type, field]) => guardOf(schema, type, field) ?? []);

/**
 * Puts the gate before every field that shows something of a game: those that take a viewer, find a
 * game or are given the id of one. Nothing else decides who may look.
 */
export function gated(schema: GraphQLSchema): GraphQLSchema {
  for (const [type, field] of fieldsOf(schema)) {
    const guarded = guardOf(schema, type, field);
    if (guarded === null) continue;
    if (field.subscribe !== undefined) field.subscribe = guarded.guard(field.subscribe);
    else field.resolve = guarded.guard(field.resolve ?? defaultFieldResolver);
  }
  return schema;
}
