import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** A question about some fields of one type. */
export interface Question {
  /** Such as `Game.timeline`. */
  readonly fields: readonly string[];
  /** For a game, as a viewer. */
  readonly query: (game: string, as: string) => string;
}

type Write = (game: string, as: string) => string;
type Field = GraphQLField<unknown, unknown>;

/** Texts that fields ask for by these names. */
const TEXTS: Readonly<Record<string, string>> = {
  format: 'core',
  text: 'The Professor: Keeper of Knowledge\n3 Sure Gamble',
  card: 'Hedge Fund',
  pattern: 'drew then rezzed',
};

function valueOf(name: string, type: GraphQLInputType, game: string, as: string): string {
  if (isNonNullType(type)) return valueOf(name, type.ofType, game, as);
  if (isListType(type)) return `[${valueOf(name, type.ofType, game, as)}]`;
  if (isEnumType(type))
    return type.name === 'Viewer' ? as : (type.getValues()[0]?.name ?? 'NO_VALUE');
  // Every input of a question is a deck, in a stored one or in a text.
  if (isInputObjectType(type)) return `{ deck: ${JSON.stringify(game)} }`;
  switch (type.name) {
    case 'ID':
      return JSON.stringify(game);
    case 'Int':
      return '6';
    case 'Boolean':
      return 'false';
    default:
      return JSON.stringify(TEXTS[name] ?? 'Hedge Fund');
  }
}

/** What has to be said, and as whom: no viewer is left to a default. */
const isSaid = (argument: GraphQLArgument): boolean =>
  isRequiredArgument(argument) || getNamedType(argument.type).name === 'Viewer';

const called =
  ({ name, args }: Field): Write =>
  (game, as) => {
    const said = args.filter(isSaid).map((one) => {
      return `${one.name}: ${valueOf(one.name, one.type, game, as)}`;
    });
    return said.length === 0 ? name : `${name}(${said.join(', ')})`;
  };

const asked =
  (field: Field): Write =>
  (game, as) =>
    `${called(field)(game, as)}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'}`;

/**
 * A question for every field that can be reached from a query, found by introspection: those of a type
 * that take no arguments together, every other one by itself.
 */
export function questionsOf(schema: GraphQLSchema): readonly Question[] {
  const root = schema.getQueryType();
  if (!root) throw new Error('the schema answers no queries');
  const ways = new Map<GraphQLObjectType, (inner: Write) => Write>([
    [root, (inner) => (game, as) => `{ ${inner(game, as)} }`],
  ]);
  const questions: Question[] = [];
  // Types are added while they are gone through: the nearest to the root first.
  for (const [type, within] of ways) {
    const fields = Object.values(type.getFields());
    const plain = fields.filter((field) => field.args.length === 0);
    const ask = (some: readonly Field[]): void => {
      if (some.length === 0) return;
      questions.push({
        fields: some.map(({ name }) => `${type.name}.${name}`),
        query: within((game, as) => some.map((field) => asked(field)(game, as)).join(' ')),
      });
    };
    ask(plain);
    for (const field of fields) if (field.args.length > 0) ask([field]);
    for (const field of fields) {
      const found = getNamedType(field.type);
      if (!isObjectType(found) || ways.has(found)) continue;
      ways.set(found, (inner) =>
        within((game, as) => `${called(field)(game, as)} { ${inner(game, as)} }`),
      );
    }
  }
  return questions;
}

/** Every field of what a query can reach. */
export function reachableFields(schema: GraphQLSchema): ReadonlySet<string> {
  const types = new Set<GraphQLObjectType>();
  const reach = (type: GraphQLObjectType): void => {
    if (types.has(type)) return;
    types.add(type);
    for (const { type: of } of Object.values(type.getFields())) {
      const found = getNamedType(of);
      if (isObjectType(found)) reach(found);
    }
  };
  const root = schema.getQueryType();
  if (root) reach(root);
  return new Set(
    [...types].flatMap((type) =>
      Object.keys(type.getFields()).map((name) => `${type.name}.${name}`),
    ),
  );
}
