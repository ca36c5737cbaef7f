import { ApolloServer, HeaderMap } from '@apollo/server';
import { buildSchema, GraphQLError } from 'graphql';
import { anonymous } from '../../access/caller';
import { usualLimits } from '../../platform/config/limits';
import { Documents } from '../cost/documents';
import { Gate } from '../gate/gate';
import { apolloServer } from './apollo';
import { CompiledOperations } from './compiled-operations';

const schema = buildSchema(`
  directive @cost(weight: Int!, rows: Int, slicedBy: [String!]) on FIELD_DEFINITION | OBJECT
  type Query @cost(weight: 1) { one: Int }`);

describe('the server that executes', () => {
  it('is handed what was read, and reads nothing itself', async () => {
    const documents = new Documents(schema);
    const handed = jest.spyOn(documents, 'withHash');
    const apollo = apolloServer(
      schema,
      usualLimits,
      documents,
      new CompiledOperations(schema, usualLimits.compileAfter),
    );
    expect(apollo).toBeInstanceOf(ApolloServer);
    await apollo.start();
    const query = '{ one }';
    const read = documents.operationOf(query, null, {});
    if (!read.ok) throw new GraphQLError('the query is valid');
    const gate = new Gate({ execute: () => Promise.reject(new Error('no game')) }, anonymous);
    await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: 'POST',
        headers: new HeaderMap([['content-type', 'application/json']]),
        search: '',
        body: { query },
      },
      context: async () => ({ gate, account: '', cost: read.cost }),
    });
    expect(handed.mock.results).toEqual([{ type: 'return', value: read.document }]);
    expect(handed.mock.results[0]?.value).toBe(read.document);
    await apollo.stop();
  });
});
