import { resolve } from 'node:path';
import { CannotStart } from './cannot-start';
import { readLimits, type Limits } from './limits';
import {
  addressList,
  byteSize,
  byteSizeOrOff,
  fail,
  hostList,
  oneOf,
  originList,
  port,
  postgresUrl,
  positiveInteger,
  seconds,
  type Read,
} from './variables';

export const ROLES = ['all', 'api', 'relay', 'projector'] as const;
export type Role = (typeof ROLES)[number];

export const LOG_FORMS = ['text', 'json'] as const;
export type LogForm = (typeof LOG_FORMS)[number];

export const TRACE_EXPORTERS = ['none', 'console', 'otlp'] as const;
export type TraceExporter = (typeof TRACE_EXPORTERS)[number];

export type DatabaseLocation =
  | { readonly kind: 'embedded'; readonly dataDirectory: string }
  | { readonly kind: 'server'; readonly url: string };

export interface Config {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Where `/metrics` is answered, on the same host; null: nowhere. */
  readonly metricsPort: number | null;
  /** Absolute; holds the embedded database and nothing else that cannot be made again. */
  readonly dataDirectory: string;
  readonly database: DatabaseLocation;
  /** Connections in the pool. */
  readonly databaseConnections: number;
  /** Milliseconds that a request waits for one of them. */
  readonly databasePatience: number;
  /** Empty: no broker, projections run in process. */
  readonly kafkaBrokers: readonly string[];
  /** Of the topic, when it has to be made. */
  readonly kafkaPartitions: number;
  readonly kafkaReplication: number;
  /** `json`: one object a line, each request told. */
  readonly logs: LogForm;
  /** Where spans go; `otlp` when the environment names a collector and nothing else. */
  readonly traces: TraceExporter;
  /** What traces call this program. */
  readonly traceService: string;
  /** Bytes of one uploaded file, after decompression. */
  readonly maxUpload: number;
  /** Bytes of answers kept in memory to be sent again; 0: none. */
  readonly answerCache: number;
  /** Seconds of steps through games before the process listens; 0: none. */
  readonly warmUp: number;
  /** Addresses whose word on whom they ask for is taken (`X-Forwarded-For`); empty: nobody's. */
  readonly trustedProxies: readonly string[];
  /** Origins whose pages may ask this server; empty: none but its own. */
  readonly corsOrigins: '*' | readonly string[];
  readonly limits: Limits;
}

export interface ConfigProblem {
  readonly variable: string;
  readonly message: string;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every setting, from the environment alone; relative paths are taken from `directory`. */
export function readConfig(environment: Environment, directory: string): ConfigResult {
  const problems: ConfigProblem[] = [];
  const read = <T>(variable: string, fallback: T, parse: (text: string) => Read<T>): T => {
    const text = environment[variable]?.trim();
    if (text === undefined || text === '') return fallback;
    const result = parse(text);
    if (result.ok) return result.value;
    // A database's address carries its password.
    const shown = variable === 'DATABASE_URL' ? variable : `${variable}=${text}`;
    problems.push({ variable, message: `${shown}: ${result.hint}` });
    return fallback;
  };
  const path = (text: string): Read<string> =>
    text.includes('\0') ? fail('give a path without NUL characters') : { ok: true, value: text };

  const dataDirectory = resolve(directory, read('RETRACE_DATA', '.retrace', path));
  const url = read<string | null>('DATABASE_URL', null, postgresUrl);
  const asGiven = (given: string): Read<string> => ({ ok: true, value: given });
  const collector = read('OTEL_EXPORTER_OTLP_ENDPOINT', '', asGiven);
  const config: Config = {
    role: read('ROLE', 'all', oneOf(ROLES)),
    host: read('HOST', '127.0.0.1', asGiven),
    port: read('PORT', 4000, port),
    metricsPort: read<number | null>('METRICS_PORT', null, port),
    dataDirectory,
    database: url === null ? { kind: 'embedded', dataDirectory } : { kind: 'server', url },
    databaseConnections: read('DATABASE_CONNECTIONS', 10, positiveInteger),
    databasePatience: read('DATABASE_PATIENCE', 20_000, seconds),
    kafkaBrokers: read<readonly string[]>('KAFKA_BROKERS', [], hostList),
    kafkaPartitions: read('KAFKA_PARTITIONS', 12, positiveInteger),
    kafkaReplication: read('KAFKA_REPLICATION', 1, positiveInteger),
    logs: read('RETRACE_LOGS', 'text', oneOf(LOG_FORMS)),
    traces: read(
      'OTEL_TRACES_EXPORTER',
      collector === '' ? 'none' : 'otlp',
      oneOf(TRACE_EXPORTERS),
    ),
    traceService: read('OTEL_SERVICE_NAME', 'retrace', asGiven),
    maxUpload: read('RETRACE_MAX_UPLOAD', 8 * 1024 * 1024, byteSize),
    answerCache: read('RETRACE_ANSWER_CACHE', 32 * 1024 * 1024, byteSizeOrOff),
    warmUp: read('RETRACE_WARM_UP', 0, positiveInteger),
    trustedProxies: read<readonly string[]>('RETRACE_TRUSTED_PROXIES', [], addressList),
    corsOrigins: read<Config['corsOrigins']>('RETRACE_CORS_ORIGINS', [], originList),
    limits: readLimits(read),
  };
  if ((config.role === 'relay' || config.role === 'projector') && config.kafkaBrokers.length === 0)
    problems.push({
      variable: 'KAFKA_BROKERS',
      message: `ROLE=${config.role} needs KAFKA_BROKERS: give host:port, comma separated`,
    });
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems };
}

/** Throws with every problem named, one a line: for the program's start only. */
export function loadConfig(environment: Environment, directory: string): Config {
  const result = readConfig(environment, directory);
  if (result.ok) return result.config;
  throw new CannotStart(result.problems.map((problem) => problem.message).join('\n'));
}
