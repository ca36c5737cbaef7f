import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
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
  if (isInputObjectType(type)) return objectOf(type, game, as);
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

/** What an input needs; of one that may be this or that, the first that can be stored here. */
function objectOf(type: GraphQLInputObjectType, game: string, as: string): string {
  const fields = Object.values(type.getFields());
  const needed = fields.filter(isRequiredInputField);
  const [first] = fields.filter(({ name }) => ['deck', 'game'].includes(name)).concat(fields);
  const said = needed.length > 0 || first === undefined ? needed : [first];
  const values = said.map((one) => `${one.name}: ${valueOf(one.name, one.type, game, as)}`);
  return `{ ${values.join(', ')} }`;
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

/** A question for every mutation that is given something stored, by the id of a game. */
export function mutationsOf(schema: GraphQLSchema): readonly Question[] {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return fields
    .map((field) => ({
      fields: [`Mutation.${field.name}`],
      query: (game: string, as: string) => `mutation { ${asked(field)(game, as)} }`,
    }))
    .filter(isOfGame);
}

/** Whether a question names a game. */
export const isOfGame = ({ query }: Question): boolean =>
  query('THE-GAME', 'JUDGE').includes('THE-GAME');

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
