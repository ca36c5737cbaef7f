import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { presentSpan } from './present-span';

/** Names a request after its GraphQL operation; what was asked and with which variables is not told. */
export const traceOperation: ApolloServerPlugin<BaseContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, operationName }) => {
      const span = presentSpan();
      if (span === undefined || operation === undefined) return;
      const type = operation.operation;
      span.rename(`${type} ${operationName ?? 'anonymous'}`);
      span.set({
        'graphql.operation.type': type,
        ...(operationName !== null && { 'graphql.operation.name': operationName }),
      });
    },
  }),
};
