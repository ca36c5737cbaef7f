import type { OperationDefinitionNode } from 'graphql';
import { presentSpan } from './present-span';

/** Names a request after its GraphQL operation; what was asked and with which variables is not told. */
export function nameSpan({ operation, name }: OperationDefinitionNode): void {
  const span = presentSpan();
  if (span === undefined) return;
  span.rename(`${operation} ${name?.value ?? 'anonymous'}`);
  span.set({
    'graphql.operation.type': operation,
    ...(name !== undefined && { 'graphql.operation.name': name.value }),
  });
}
