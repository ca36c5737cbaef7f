import { Logger, type INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anonymous, type Caller } from './access/caller';
import { KEYS, type Keys } from './access/keys';
import { presentedIn, type Key } from './access/presented';
import { Gate } from './api/gate/gate';
import { exportRoute } from './api/http/export-route';
import { oembedRoute } from './api/http/oembed-route';
import { pageRoutes } from './api/http/page-routes';
import { pictureRoute } from './api/http/picture-route';
import { ratesRoute } from './api/http/rates-route';
import { studyRoute } from './api/http/study-route';
import { toldOrNothing, unfurled } from './api/http/unfurl';
import { uploadRoute } from './api/http/upload-route';
import type { Named } from './api/pictures/shown-position';
import { askerOf, type Asker } from './api/serving/asker';
import { Budgets, type Admission } from './api/serving/budgets';
import { takeFile } from './api/take-file';
import { exampleQueries } from './greeting';
import type { Config } from './platform/config/config';
import { builtPage, projectRoot } from './web-serving/built-page';
import { readDocuments } from './web-serving/documents';
import { explorer } from './web-serving/explorer';

/** As `Game.log` costs. */
const EXPORT_COST = 20_000;
/** Some 50 ms of a processor. */
const PICTURE_COST = 30_000;
/** Games and branches folded, and pictures that are not packed. */
const STUDY_COST = 30_000;
/** As many rows of `Query.winRates`. */
const RATES_COST = 20_000;
/** As `Query.game` and `Game.position` cost. */
const UNFURLING_COST = 300;

const errorsOf = (name: string): ((error: unknown) => void) => {
  const logger = new Logger(name);
  return (error) => logger.error(error);
};

/** Every address beside GraphQL, what a request to it costs, and what it is wired to. */
export async function registerRoutes(
  server: FastifyInstance,
  application: INestApplicationContext,
  config: Config,
): Promise<void> {
  const commands = application.get(CommandBus);
  const queries = application.get(QueryBus);
  const keys = application.get<Keys>(KEYS);
  const budgets = application.get(Budgets);
  const askerBy = async ({ headers, ip }: FastifyRequest): Promise<Asker> => {
    const presented = presentedIn(headers.authorization);
    return askerOf(presented.ok ? await keys.callerOf(presented.keys) : anonymous, ip);
  };
  const costing =
    (each: number) =>
    async (request: FastifyRequest, times = 1): Promise<Admission> =>
      budgets.admit(await askerBy(request), times * each);
  const callerOf = (presented: readonly Key[]): Promise<Caller> => keys.callerOf(presented);
  const gateOf = async (presented: readonly Key[]): Promise<Gate> =>
    new Gate(queries, await callerOf(presented));

  await server.register(
    uploadRoute({
      most: config.maxUpload,
      admit: async (request) => budgets.admitFile(await askerBy(request)),
      upload: (content, options, kept) => takeFile({ commands, keys }, content, options, kept),
      onError: errorsOf('Upload'),
    }),
  );
  await server.register(
    exportRoute({ queries, admit: costing(EXPORT_COST), gateOf, onError: errorsOf('Export') }),
  );
  await server.register(
    pictureRoute({ queries, admit: costing(PICTURE_COST), gateOf, onError: errorsOf('Pictures') }),
  );
  await server.register(
    ratesRoute({
      ...{ queries, callerOf, admit: costing(RATES_COST) },
      accountOf: async (request) => (await askerBy(request)).name,
      onError: errorsOf('Rates'),
    }),
  );
  await server.register(
    studyRoute({ queries, admit: costing(STUDY_COST), callerOf, onError: errorsOf('Studies') }),
  );
  const unfurling = {
    admit: costing(UNFURLING_COST),
    tell: (named: Named) => unfurled(queries, new Gate(queries, anonymous), named),
    onError: errorsOf('Links'),
  };
  await server.register(oembedRoute(unfurling));
  const page = builtPage();
  if (page === null) return;
  server.addHook('onRequest', explorer(page, exampleQueries));
  await server.register(
    pageRoutes({
      page,
      documents: readDocuments(projectRoot(__dirname)),
      tell: toldOrNothing(unfurling),
      onError: errorsOf('Page'),
    }),
  );
}
