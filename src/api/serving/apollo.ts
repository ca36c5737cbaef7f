import { ApolloServer, HeaderMap, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Documents } from '../cost/documents';
import type { Limits } from '../../platform/config/limits';
import type { Context } from '../gate/guards';
import { formatError } from '../graphql/errors';
import { askAgain, BUSY, overloadOf } from '../overload';
import { isLargerThan } from './answer-size';
import type { CompiledOperations } from './compiled-operations';
import { overloaded, tooLargeAnswer } from './refusals';

/** Of an operation that was admitted. */
export interface Admitted extends BaseContext, Context {
  readonly cost: number;
}

/** Nothing that costs less has an answer of a megabyte. */
const SURELY_SMALL = 2_000;

/** Why an answer is not sent, found before it is written: it is larger than a client may ask for. */
export const tooLargeFor = (
  data: unknown,
  cost: number,
  { maxAnswer }: Pick<Limits, 'maxAnswer'>,
) => (cost > SURELY_SMALL && isLargerThan(data, maxAnswer) ? tooLargeAnswer(maxAnswer) : null);

/** Replaces such an answer. */
const boundAnswers = (limits: Pick<Limits, 'maxAnswer'>): ApolloServerPlugin<Admitted> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response, contextValue }) => {
      const { body } = response;
      if (body.kind !== 'single') return;
      const tooLarge = tooLargeFor(body.singleResult.data, contextValue.cost, limits);
      if (tooLarge === null) return;
      response.http.status = 400;
      body.singleResult = { errors: [tooLarge.toJSON()] };
    },
  }),
});

const isBusy = ({ extensions }: GraphQLFormattedError): boolean => extensions?.['code'] === BUSY;

/** What came of an operation, as it is told. */
export interface Outcome {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
}

/** Whether some of it waited in vain, or all. */
export function busyPart({ data, errors }: Outcome): 'none' | 'some' | 'all' {
  if (errors?.some(isBusy) !== true) return 'none';
  return Object.values(data ?? {}).every((value) => value === null) ? 'all' : 'some';
}

/** Says when to ask again for what waited in vain; where that was all, there is no answer. */
const tellBusy: ApolloServerPlugin<Admitted> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { http, body } }) => {
      const part = body.kind === 'single' ? busyPart(body.singleResult) : 'none';
      if (part === 'none') return;
      for (const [name, value] of Object.entries(askAgain)) http.headers.set(name, value);
      if (part === 'all') http.status = 503;
    },
  }),
};

/** Answers what is asked often without graphql-js. */
const answerCompiled = (operations: CompiledOperations): ApolloServerPlugin<Admitted> => ({
  requestDidStart: async () => ({
    responseForOperation: async ({ document, request, contextValue }) => {
      const http = { headers: new HeaderMap() };
      try {
        const data = await operations.answer(document, contextValue, request.variables ?? {});
        if (data === null) return null;
        return { http, body: { kind: 'single', singleResult: { data } } };
      } catch (error) {
        const overload = overloadOf(error);
        if (overload === null) throw error;
        const errors = [overloaded(overload).toJSON()];
        return { http, body: { kind: 'single', singleResult: { data: null, errors } } };
      }
    },
  }),
});

/** Where Apollo looks for a document before it parses and validates it: those of what was admitted. */
const readBefore = (documents: Pick<Documents, 'withHash'>) => ({
  // It puts a hash of the schema before that of the text.
  get: async (key: string) => documents.withHash(key.slice(key.lastIndexOf(':') + 1)),
  set: async () => undefined,
  delete: async () => undefined,
});

/**
 * Executes operations that were read, weighed and admitted before: Apollo is handed what was read, and
 * answers by GraphQL over HTTP; it knows no shorter names of queries and no batches, which nobody weighed.
 */
export const apolloServer = (
  schema: GraphQLSchema,
  limits: Limits,
  documents: Pick<Documents, 'withHash'>,
  operations: CompiledOperations,
): ApolloServer<Admitted> =>
  new ApolloServer<Admitted>({
    schema,
    documentStore: readBefore(documents),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      answerCompiled(operations),
      boundAnswers(limits),
      tellBusy,
    ],
    formatError,
    includeStacktraceInErrorResponses: false,
    introspection: true,
    persistedQueries: false,
    stopOnTerminationSignals: false,
  });
