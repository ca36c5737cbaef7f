import {
  getDirectiveValues,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** What the schema declares of a field. */
export interface DeclaredCost {
  readonly weight: number;
  /** Rows where no argument says how many; 1 for a single value. */
  readonly rows: number;
  /** Arguments that say how many rows are asked for. */
  readonly slicedBy: readonly string[];
}

type Field = GraphQLField<unknown, unknown>;
export type DeclaredCosts = ReadonlyMap<Field, DeclaredCost>;

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const isSingle = ({ args, type }: Field): boolean =>
  args.length === 0 && !isListType(getNullableType(type));

/** Why a declaration cannot hold; null where it does. */
function fault(field: Field, { weight, slicedBy }: DeclaredCost, rows: unknown): string | null {
  const unknown = slicedBy.filter((name) => field.args.every((argument) => argument.name !== name));
  if (unknown.length > 0) return `is sliced by ${unknown.join()}, which it does not take`;
  if (weight < 0) return 'weighs less than nothing';
  const many = isListType(getNullableType(field.type)) || slicedBy.length > 0;
  if (many && numberIn(rows) === null) return 'has rows, and does not say how many';
  return null;
}

/** Throws for every field of which the schema does not say what it costs. */
export function declaredCosts(schema: GraphQLSchema): DeclaredCosts {
  const directive = schema.getDirective('cost');
  if (!directive) throw new Error('the schema has no directive @cost');
  const costs = new Map<Field, DeclaredCost>();
  const faults: string[] = [];
  const ofNode = (node: Parameters<typeof getDirectiveValues>[1] | null | undefined) =>
    node ? getDirectiveValues(directive, node) : undefined;

  const ofType = (type: GraphQLObjectType | GraphQLInterfaceType): void => {
    const usual = ofNode(type.astNode);
    for (const field of Object.values(type.getFields())) {
      const own = ofNode(field.astNode) ?? (isSingle(field) ? usual : undefined);
      const slicedBy: unknown = own?.['slicedBy'];
      const rows: unknown = own?.['rows'];
      const cost: DeclaredCost = {
        weight: numberIn(own?.['weight']) ?? 0,
        rows: numberIn(rows) ?? 1,
        slicedBy: Array.isArray(slicedBy) ? slicedBy.map(String) : [],
      };
      const why = own === undefined ? 'does not say what it costs' : fault(field, cost, rows);
      if (why !== null) faults.push(`${type.name}.${field.name} ${why}`);
      costs.set(field, cost);
    }
  };
  for (const type of Object.values(schema.getTypeMap()))
    if ((isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__')) ofType(type);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return costs;
}
