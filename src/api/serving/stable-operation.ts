import {
  getNamedType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Fields that say of a game that is over what nothing but its decisions says. */
const stableFields: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['game']),
  Game: new Set([
    ...['id', 'winner', 'reason', 'decisions', 'moments', 'turns', 'identities'],
    ...['position', 'stretch', 'decisionList', 'knowledge', 'hindsight', 'series', 'step'],
  ]),
};

/** Types of which every field is so. */
const stableTypes: ReadonlySet<string> = new Set([
  ...['Position', 'Turn', 'CorpArea', 'Server', 'RunnerArea', 'Memory', 'Rig', 'Card', 'Counters'],
  ...['Run', 'Trace', 'Accessing', 'Prompt', 'Outcome', 'LegalDecision', 'CardName'],
  ...['Decision', 'DecisionConnection', 'DecisionEdge', 'PageInfo', 'Fact'],
  ...['Identities', 'Identity', 'StretchMoment', 'Series'],
  ...['Knowledge', 'CardPlace', 'KnownCard', 'PossibleCard', 'Chance', 'Hindsight'],
]);

const isStableField = (type: GraphQLNamedType, name: string): boolean =>
  stableTypes.has(type.name) || stableFields[type.name]?.has(name) === true;

/**
 * Whether what an operation is answered with is always the same, as long as it asks about games that
 * are over, may be looked at whole, and do not go away.
 */
export function isStable(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  const root = schema.getQueryType();
  if (operation !== OperationTypeNode.QUERY || !root) return false;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of document.definitions)
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  const seen = new Map<SelectionSetNode, boolean>();
  const ofFragment = (name: string): boolean => {
    const fragment = fragments.get(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    return type !== undefined && ofSet(fragment?.selectionSet, type);
  };
  const ofSet = (set: SelectionSetNode | undefined, type: GraphQLNamedType): boolean => {
    if (set === undefined) return true;
    const before = seen.get(set);
    if (before !== undefined) return before;
    const found = set.selections.every((one) => {
      switch (one.kind) {
        case Kind.FIELD: {
          const { value: name } = one.name;
          if (name === '__typename') return true;
          const field = isObjectType(type) ? type.getFields()[name] : undefined;
          if (field === undefined || !isStableField(type, name)) return false;
          return ofSet(one.selectionSet, getNamedType(field.type));
        }
        case Kind.INLINE_FRAGMENT: {
          const named = one.typeCondition?.name.value;
          const narrowed = named === undefined ? type : schema.getType(named);
          return narrowed !== undefined && ofSet(one.selectionSet, narrowed);
        }
        case Kind.FRAGMENT_SPREAD:
          return ofFragment(one.name.value);
      }
    });
    seen.set(set, found);
    return found;
  };
  return ofSet(selectionSet, root);
}
