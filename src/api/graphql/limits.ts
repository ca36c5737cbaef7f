import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { introspectionCost, isIntrospection } from './introspection-cost';

export const MOST_DEPTH = 14;
export const MOST_COST = 10_000;

/** Fields that are folded for, or list what cannot be counted beforehand. */
const WEIGHTS: Readonly<Record<string, number>> = {
  position: 50,
  legal: 50,
  log: 1_000,
  knowledge: 50,
  hindsight: 50,
  facts: 20,
  accessLog: 20,
  scoreHistory: 10,
  uploadGame: 500,
  openGame: 100,
  decide: 50,
  validateDeck: 20,
  legality: 20,
  compareDecks: 20,
  importDeck: 50,
  reviseDeck: 50,
  tournament: 20,
  standings: 20,
  bracket: 20,
  findings: 20,
  export: 50,
  stretch: 50,
  series: 500,
  cards: 100,
  playerStatistics: 50,
  cardStatistics: 50,
};
const ROWS: Readonly<Record<string, number>> = {
  games: 20,
  timeline: 50,
  decisionList: 50,
  decks: 20,
  stretch: 50,
  playerStatistics: 20,
  cardStatistics: 20,
};

type Variables = Readonly<Record<string, unknown>>;

interface Measure {
  readonly depth: number;
  readonly cost: number;
}

/** What variables hold that are not given. */
function withDefaults(operation: OperationDefinitionNode, variables: Variables): Variables {
  const defaults = operation.variableDefinitions?.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
  );
  return { ...Object.fromEntries(defaults ?? []), ...variables };
}

/** How many rows a field is asked for; 1 where it is no connection. */
function rowsOf(field: FieldNode, variables: Variables): number {
  const usual = ROWS[field.name.value];
  if (usual === undefined) return 1;
  const value = field.arguments?.find(({ name }) => name.value === 'first')?.value;
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? Math.max(1, given) : usual;
}

/**
 * Depth and cost of a valid operation: one for each field and row, also under an alias, more for what
 * is folded. Introspection costs what it answers with and has no depth of its own.
 */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): Measure {
  const variables = withDefaults(operation, given);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const known = new Map<SelectionSetNode, Measure>();
  const nothing: Measure = { depth: 0, cost: 0 };
  const introspected = introspectionCost(schema, fragments, variables);

  const ofField = (field: FieldNode): Measure => {
    if (isIntrospection(field)) return { depth: 1, cost: introspected(field) };
    const inner = field.selectionSet === undefined ? nothing : ofSet(field.selectionSet);
    const own = WEIGHTS[field.name.value] ?? 1;
    return { depth: inner.depth + 1, cost: own + rowsOf(field, variables) * inner.cost };
  };
  const ofSet = (set: SelectionSetNode): Measure => {
    const before = known.get(set);
    if (before !== undefined) return before;
    // Where a fragment holds itself, which is refused for it.
    known.set(set, nothing);
    let [depth, cost] = [0, 0];
    for (const selection of set.selections) {
      const one =
        selection.kind === Kind.FIELD
          ? ofField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSet(selection.selectionSet)
            : ofFragment(selection.name.value);
      depth = Math.max(depth, one.depth);
      cost += one.cost;
    }
    const found = { depth, cost };
    known.set(set, found);
    return found;
  };
  const ofFragment = (name: string): Measure => {
    const fragment = fragments.get(name);
    return fragment === undefined ? nothing : ofSet(fragment.selectionSet);
  };
  return ofSet(operation.selectionSet);
}

function tooMuch(what: string, code: string, is: number, most: number): GraphQLError {
  return new GraphQLError(`the ${what} of the query is ${is}, at most ${most} is allowed`, {
    extensions: {
      code,
      mend: 'Ask for fewer rows or fields, or in several queries.',
      http: { status: 400 },
    },
  });
}

/** What is too much about a valid operation; null when nothing is. */
export function tooMuchOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): GraphQLError | null {
  const { depth, cost } = measure(schema, document, operation, variables);
  if (depth > MOST_DEPTH) return tooMuch('depth', 'QUERY_TOO_DEEP', depth, MOST_DEPTH);
  if (cost > MOST_COST) return tooMuch('cost', 'QUERY_TOO_COSTLY', cost, MOST_COST);
  return null;
}

/** Refuses what would take too long before any of it is done. */
export const limits: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      if (operation === undefined) return;
      const refused = tooMuchOf(schema, document, operation, request.variables ?? {});
      if (refused !== null) throw refused;
    },
  }),
};
