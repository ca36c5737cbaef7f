import compress from '@fastify/compress';
import { Logger, type DynamicModule, type LoggerService } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { boundBodies, usualBounds } from './api/http/open-bodies';
import { unreadableAddress, unreadableRequest } from './api/http/unreadable';
import { LogController } from 'fastify';
import { listenFailure } from './platform/config/listen-failure';
import { AppModule } from './app.module';
import { systemClock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { FastifyLogger, jsonLines } from './platform/observability/fastify-logger';
import type { Metrics } from './platform/observability/metrics';
import { serveMetrics } from './platform/observability/metrics-server';
import { StartLogger } from './platform/observability/start-logger';
import { observeHttp } from './platform/observability/observe-http';
import { openTracing } from './platform/observability/tracing/open-tracing';
import { traceCommands } from './platform/observability/tracing/trace-commands';
import type { Tracing } from './platform/observability/tracing/tracing';
import { METRICS } from './platform/tokens';
import { registerRoutes } from './routes';
import { builtPage } from './web-serving/built-page';
import { WorkerModule } from './worker.module';

/** A log within JSON has its quotes and line ends escaped. */
const ESCAPED = 2;
const ENVELOPE = 64 * 1024;
/** Milliseconds in which a request is sent whole: Node's own bound, which Fastify takes away. */
const SLOWEST_REQUEST = 300_000;
/** Milliseconds in which its headers are: whoever asks sends them at once. */
const SLOWEST_HEADERS = 15_000;
/** Bytes of an answer from which on packing it is worth the time. */
const WORTH_PACKING = 4 * 1024;
/** Seconds for which a browser need not ask again. */
const PREFLIGHT_KEPT = 600;

/** The whole program, with its database started and its read models following; not listening yet. */
export async function createApplication(
  config: Config,
  given?: Tracing,
): Promise<NestFastifyApplication> {
  const tracing = given ?? (await tracingOf(config));
  const application = await created(config, AppModule.forRoot(config, tracing), tracing);
  return started(application, async () => {
    await tellMetrics(application, config);
    await serve(application, config, tracing);
  });
}

/** Closes what was opened where the rest cannot be started: a database would run on. */
async function started(
  application: NestFastifyApplication,
  start: () => Promise<void>,
): Promise<NestFastifyApplication> {
  try {
    await start();
    return application;
  } catch (error) {
    await application.close();
    throw error;
  }
}

async function serve(
  application: NestFastifyApplication,
  config: Config,
  tracing: Tracing,
): Promise<void> {
  traceCommands(application.get(CommandBus), tracing);
  await fastifyOf(application).register(compress, {
    encodings: ['gzip'],
    threshold: WORTH_PACKING,
  });
  allowOrigins(application, config);
  await registerRoutes(fastifyOf(application), application, config);
  await application.init();
}

/** Pages of these origins may ask; keys come in a header, so that no browser adds them by itself. */
function allowOrigins(application: NestFastifyApplication, { corsOrigins }: Config): void {
  if (corsOrigins.length === 0) return;
  application.enableCors({
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'if-none-match'],
    exposedHeaders: [
      ...['etag', 'retry-after', 'x-query-cost', 'x-request-id'],
      ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
    ],
    credentials: false,
    maxAge: PREFLIGHT_KEPT,
  });
}

/** Relay or projector: between the store and the broker, answering for their health alone. */
export async function createWorker(config: Config): Promise<NestFastifyApplication> {
  const tracing = await tracingOf(config);
  const application = await created(config, WorkerModule.forRoot(config, tracing), tracing);
  return started(application, async () => {
    await tellMetrics(application, config);
    await application.init();
  });
}

const tracingOf = ({ traces, traceService }: Config): Promise<Tracing> =>
  openTracing(traces, traceService, (message) => new Logger('Traces').warn(message));

const longestBody = ({ maxUpload }: Config): number => ESCAPED * maxUpload + ENVELOPE;

async function created(
  config: Config,
  module: DynamicModule,
  tracing: Tracing,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: longestBody(config),
    requestTimeout: SLOWEST_REQUEST,
    http: { headersTimeout: SLOWEST_HEADERS, connectionsCheckingInterval: SLOWEST_HEADERS / 3 },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    logger: config.logs === 'json' && jsonLines(toOutput, () => systemClock.now()),
    // Told in one line when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // Whatever is asked for by a long name is not there: more than this no request line holds.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: unreadableAddress(builtPage()),
    clientErrorHandler: unreadableRequest,
  });
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: loggerOf(config, adapter),
    abortOnError: false,
  });
  const metrics = application.get<Metrics>(METRICS);
  closeConnectionsAtStop(fastifyOf(application));
  const followers = { tracing, linesNameRequests: config.logs === 'json' };
  observeHttp(fastifyOf(application), metrics, followers, () => systemClock.newId());
  // After what observes: what is refused here has an id and a line, too.
  boundBodies(fastifyOf(application), usualBounds(longestBody(config)));
  return application;
}

/** From the start on, before anything else is answered, until all has stopped. */
async function tellMetrics(
  application: NestFastifyApplication,
  { host, metricsPort }: Config,
): Promise<void> {
  if (metricsPort === null) return;
  const told = serveMetrics(application.get<Metrics>(METRICS), host, metricsPort);
  const { close } = await told.catch((error: unknown) => {
    throw listenFailure(error, { variable: 'METRICS_PORT', port: metricsPort, host });
  });
  fastifyOf(application).addHook('onClose', close);
}

/** What is answered while the server stops is the last on its connection, which else waits for more. */
function closeConnectionsAtStop(server: ReturnType<typeof fastifyOf>): void {
  let stopping = false;
  server.addHook('preClose', () => {
    stopping = true;
    return Promise.resolve();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('connection', 'close');
    done();
  });
}

const toOutput = (line: string): void => {
  process.stdout.write(line);
};

function loggerOf({ logs }: Config, adapter: FastifyAdapter): LoggerService {
  switch (logs) {
    case 'json':
      return new FastifyLogger(adapter.getInstance().log);
    case 'text':
      return new StartLogger();
  }
}

const fastifyOf = (application: NestFastifyApplication) =>
  application.getHttpAdapter().getInstance();
