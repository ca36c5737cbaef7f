import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** No operation within the limits comes upon so many different places of the schema. */
const MOST_PLACES = 30_000;

type Values = Readonly<Record<string, unknown>>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export const isIntrospection = ({ name }: FieldNode): boolean =>
  name.value === SchemaMetaFieldDef.name || name.value === TypeMetaFieldDef.name;

/**
 * What `__schema` or `__type` costs: exactly as many names as it is answered with, as the schema is
 * known beforehand. A place of the schema is gone through once for each set of fields that is asked
 * of it.
 */
export function introspectionCost(
  schema: GraphQLSchema,
  fragments: Fragments,
  variables: Values,
): (field: FieldNode) => number {
  const known = new Map<SelectionSetNode, Map<unknown, number>>();
  let places = 0;

  const ofValue = (set: SelectionSetNode, type: GraphQLObjectType, value: unknown): number => {
    if (value === null || value === undefined) return 0;
    if (Array.isArray(value))
      return value.reduce((sum: number, one: unknown) => sum + ofValue(set, type, one), 0);
    const ofSet = known.get(set) ?? new Map<unknown, number>();
    known.set(set, ofSet);
    const before = ofSet.get(value);
    if (before !== undefined) return before;
    // Where a fragment holds itself, which is refused for it.
    ofSet.set(value, 0);
    places += 1;
    if (places > MOST_PLACES) return Infinity;
    let sum = 0;
    for (const selection of set.selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          sum += ofField(selection, type.getFields()[selection.name.value], value);
          break;
        case Kind.INLINE_FRAGMENT:
          sum += ofValue(selection.selectionSet, type, value);
          break;
        case Kind.FRAGMENT_SPREAD: {
          const fragment = fragments.get(selection.name.value);
          if (fragment !== undefined) sum += ofValue(fragment.selectionSet, type, value);
        }
      }
    }
    ofSet.set(value, sum);
    return sum;
  };

  const ofField = (
    node: FieldNode,
    field: GraphQLField<unknown, unknown> | undefined,
    source: unknown,
  ): number => {
    const set = node.selectionSet;
    if (field === undefined || set === undefined) return 1;
    const type = getNamedType(field.type);
    if (!isObjectType(type)) return 1;
    return 1 + ofValue(set, type, resolved(node, field, source));
  };

  /** The types of introspection are resolved by the schema alone. */
  const resolved = (
    node: FieldNode,
    field: GraphQLField<unknown, unknown>,
    source: unknown,
  ): unknown => {
    if (field.name === SchemaMetaFieldDef.name) return schema;
    const args = getArgumentValues(field, node, variables);
    if (field.name === TypeMetaFieldDef.name) return schema.getType(String(args['name'])) ?? null;
    const info: Parameters<NonNullable<typeof field.resolve>>[3] = Object.assign(
      Object.create(null),
      { schema },
    );
    return field.resolve?.(source, args, undefined, info);
  };

  return (field) =>
    ofField(
      field,
      field.name.value === SchemaMetaFieldDef.name ? SchemaMetaFieldDef : TypeMetaFieldDef,
      null,
    );
}
