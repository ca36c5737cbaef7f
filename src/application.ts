import compress from '@fastify/compress';
import { ConsoleLogger, Logger, type DynamicModule, type LoggerService } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Gate } from './api/gate/gate';
import { exportRoute } from './api/http/export-route';
import { uploadRoute } from './api/http/upload-route';
import { takeFile } from './api/take-file';
import { AppModule } from './app.module';
import { KEYS, type Keys } from './access/keys';
import { systemClock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { JsonLogger } from './platform/observability/json-logger';
import type { Metrics } from './platform/observability/metrics';
import { observeHttp } from './platform/observability/observe-http';
import { openTracing } from './platform/observability/tracing/open-tracing';
import { traceCommands } from './platform/observability/tracing/trace-commands';
import type { Tracing } from './platform/observability/tracing/tracing';
import { METRICS } from './platform/tokens';
import { builtPage } from './web-serving/built-page';
import { pageRoute } from './web-serving/page-route';
import { WorkerModule } from './worker.module';

/** A log within JSON has its quotes and line ends escaped. */
const ESCAPED = 2;
const ENVELOPE = 64 * 1024;
/** Bytes of an answer from which on packing it is worth the time. */
const WORTH_PACKING = 4 * 1024;

/** The whole program, with its database started and its read models following; not listening yet. */
export async function createApplication(
  config: Config,
  given?: Tracing,
): Promise<NestFastifyApplication> {
  const tracing = given ?? (await tracingOf(config));
  const application = await created(config, AppModule.forRoot(config, tracing), tracing);
  const commands = application.get(CommandBus);
  traceCommands(commands, tracing);
  await fastifyOf(application).register(compress, {
    encodings: ['gzip'],
    threshold: WORTH_PACKING,
  });
  const page = builtPage();
  if (page !== null) await fastifyOf(application).register(pageRoute(page));
  const keys = application.get<Keys>(KEYS);
  const logger = new Logger('Upload');
  await fastifyOf(application).register(
    uploadRoute({
      most: config.maxUpload,
      upload: (content, options, kept) => takeFile({ commands, keys }, content, options, kept),
      onError: (error) => logger.error(error),
    }),
  );
  const queries = application.get(QueryBus);
  await fastifyOf(application).register(
    exportRoute({
      queries,
      gateOf: async (presented) => new Gate(queries, await keys.callerOf(presented)),
      onError: (error) => new Logger('Export').error(error),
    }),
  );
  await application.init();
  return application;
}

/** Relay or projector: between the store and the broker, answering for their health alone. */
export async function createWorker(config: Config): Promise<NestFastifyApplication> {
  const tracing = await tracingOf(config);
  const application = await created(config, WorkerModule.forRoot(config, tracing), tracing);
  await application.init();
  return application;
}

const tracingOf = ({ traces, traceService }: Config): Promise<Tracing> =>
  openTracing(traces, traceService, (message) => new Logger('Traces').warn(message));

async function created(
  config: Config,
  module: DynamicModule,
  tracing: Tracing,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({ bodyLimit: ESCAPED * config.maxUpload + ENVELOPE });
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: loggerOf(config),
    abortOnError: false,
  });
  const metrics = application.get<Metrics>(METRICS);
  observeHttp(fastifyOf(application), metrics, tracing, () => systemClock.newId());
  return application;
}

function loggerOf({ logs }: Config): LoggerService {
  switch (logs) {
    case 'json':
      return new JsonLogger(
        (line) => process.stdout.write(line),
        () => systemClock.now(),
      );
    case 'text':
      return new ConsoleLogger({ logLevels: ['error', 'warn'] });
  }
}

const fastifyOf = (application: NestFastifyApplication) =>
  application.getHttpAdapter().getInstance();
