/** What has an id that it keeps for ever. */
export type NodeType = 'Game' | 'Deck' | 'Tournament';

/** A source of the schema with the type that a node of it has. */
export type Node<T> = T & { readonly __typename: NodeType };

export const nodeOf = <T extends object>(__typename: NodeType, source: T): Node<T> => ({
  ...source,
  __typename,
});

export const nodeType = ({ __typename }: Node<object>): NodeType => __typename;
