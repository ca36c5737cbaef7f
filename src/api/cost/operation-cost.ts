import {
  Kind,
  isInterfaceType,
  isObjectType,
  getNamedType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { DeclaredCost, DeclaredCosts } from './declared-cost';
import { introspectionCost, isIntrospection } from './introspection-cost';

export type Variables = Readonly<Record<string, unknown>>;

/** A number, or one that depends on variables. */
type Amount = number | ((variables: Variables) => number);

/** What an operation costs, as far as its document says it. */
export interface Plan {
  readonly depth: number;
  /** With every field under every alias once for every row, by what the schema declares. */
  cost(variables: Variables): number;
}

interface Part {
  readonly depth: number;
  readonly cost: Amount;
}

const valueOf = (amount: Amount, variables: Variables): number =>
  typeof amount === 'number' ? amount : amount(variables);

/** Both as one amount; asked once for the same variables, however many fragments lead to it. */
function together(
  combine: (left: number, right: number) => number,
  left: Amount,
  right: Amount,
): Amount {
  if (typeof left === 'number' && typeof right === 'number') return combine(left, right);
  let last: { readonly variables: Variables; readonly value: number } | null = null;
  return (variables) => {
    if (last?.variables !== variables)
      last = {
        variables,
        value: combine(valueOf(left, variables), valueOf(right, variables)),
      };
    return last.value;
  };
}

const sum = (left: Amount, right: Amount): Amount => together((a, b) => a + b, left, right);
const product = (left: Amount, right: Amount): Amount => together((a, b) => a * b, left, right);
const largest = (left: Amount, right: Amount): Amount => together(Math.max, left, right);

const MOST_NAME = 200;

const small = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' && value.length > MOST_NAME ? null : value;
};

/** Variables as far as costs depend on them, of lists their lengths: what is kept of them is small. */
const telling = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? [] : [[name, small(value)]],
    ),
  );

const nothing: Part = { depth: 0, cost: 0 };

type Definitions = ReadonlyMap<string, ValueNode | undefined>;

/** A number says how many rows there are; a list has one for each of its values. */
const rowsIn = (value: ValueNode | undefined): number | null => {
  if (value?.kind === Kind.INT) return Math.max(1, Number(value.value));
  return value?.kind === Kind.LIST ? value.values.length : null;
};

const MOST_INT = 2 ** 31 - 1;

/** What is none is refused where variables are read, in words of its own. */
const isInt = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MOST_INT;

/** How many rows one argument asks for; null where it asks for none. */
function rowsBy(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  name: string,
  defaults: Definitions,
  usual: number,
): Amount | null {
  const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (given?.kind !== Kind.VARIABLE) {
    const written = rowsIn(given);
    if (written !== null || given !== undefined) return written;
    const value = field.args.find((argument) => argument.name === name)?.defaultValue;
    return typeof value === 'number' ? value : null;
  }
  const variable = given.name.value;
  const otherwise = rowsIn(defaults.get(variable)) ?? usual;
  return (variables) => {
    const value = variables[variable];
    return isInt(value) ? Math.max(1, value) : otherwise;
  };
}

function rowsOf(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  { rows, slicedBy }: DeclaredCost,
  defaults: Definitions,
): Amount {
  return (
    slicedBy
      .map((name) => rowsBy(node, field, name, defaults, rows))
      .reduce(
        (most, one) => (most === null || one === null ? (most ?? one) : largest(most, one)),
        null,
      ) ?? rows
  );
}

/**
 * What a valid operation costs: each field under each alias what the schema declares, each of its rows
 * what is asked of it. Introspection costs what it answers with, and has no depth.
 */
export function planOf(
  schema: GraphQLSchema,
  costs: DeclaredCosts,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Plan {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const defaults: Definitions = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue,
    ]),
  );
  const known = new Map<SelectionSetNode, Part>();
  let last: readonly [Variables, (node: FieldNode) => number] | null = null;
  /** One walk for all that is asked of the schema. */
  const introspected = (variables: Variables): ((node: FieldNode) => number) => {
    if (last?.[0] !== variables)
      last = [variables, introspectionCost(schema, fragments, variables)];
    return last[1];
  };

  const ofField = (node: FieldNode, type: GraphQLNamedType | null): Part => {
    if (isIntrospection(node))
      return { depth: 1, cost: (variables) => introspected(variables)(node) };
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const declared = field && costs.get(field);
    // `__typename`.
    if (field === undefined || declared === undefined) {
      return { depth: 1, cost: 1 };
    }
    const inner =
      node.selectionSet === undefined
        ? nothing
        : ofSet(node.selectionSet, getNamedType(field.type));
    const rows = rowsOf(node, field, declared, defaults);
    return {
      depth: inner.depth + 1,
      cost: sum(declared.weight, product(rows, largest(inner.cost, rows === 1 ? 0 : 1))),
    };
  };

  const ofSet = (set: SelectionSetNode, type: GraphQLNamedType | null): Part => {
    const before = known.get(set);
    if (before !== undefined) return before;
    let part = nothing;
    for (const selection of set.selections) {
      const one =
        selection.kind === Kind.FIELD
          ? ofField(selection, type)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSet(
                selection.selectionSet,
                selection.typeCondition === undefined
                  ? type
                  : (schema.getType(selection.typeCondition.name.value) ?? null),
              )
            : ofFragment(selection.name.value);
      part = { depth: Math.max(part.depth, one.depth), cost: sum(part.cost, one.cost) };
    }
    known.set(set, part);
    return part;
  };

  const ofFragment = (name: string): Part => {
    const fragment = fragments.get(name);
    if (fragment === undefined) return nothing;
    return ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value) ?? null);
  };

  const { depth, cost } = ofSet(
    operation.selectionSet,
    schema.getRootType(operation.operation) ?? null,
  );
  return { depth, cost: typeof cost === 'number' ? () => cost : (asked) => cost(telling(asked)) };
}
