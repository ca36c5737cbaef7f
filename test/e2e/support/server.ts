import { rmSync } from 'node:fs';
import type { INestApplicationContext } from '@nestjs/common';
import { KEYS, type Keys } from '../../../src/access/keys';
import { createApplication } from '../../../src/application';
import { loadConfig } from '../../../src/platform/config/config';
import type { Database } from '../../../src/platform/database/database';
import type { EventArchive, EventStore } from '../../../src/platform/event-store/event-store';
import type { Tracing } from '../../../src/platform/observability/tracing/tracing';
import { People } from '../../../src/platform/people/people';
import type { ReadModelReader } from '../../../src/platform/projections/projection';
import type { Metrics } from '../../../src/platform/observability/metrics';
import type { ProjectionRunner } from '../../../src/platform/projections/projection-runner';
import {
  DATABASE,
  EVENT_STORE,
  METRICS,
  PROJECTIONS,
  READ_MODEL_READER,
} from '../../../src/platform/tokens';
import { folderWithCluster } from '../../support/folder-with-cluster';

/** What `fetch` takes as a body. */
export type Body = NonNullable<RequestInit['body']>;

/** Nothing is packed for a reader in the same process, but where a spec asks for it. */
export const UNPACKED = { 'accept-encoding': 'identity' };

/** What a caller may ask of a second is for the specs of limits; those of other things need not wait. */
const UNHURRIED = {
  RETRACE_COST_PER_SECOND: '900000000',
  RETRACE_COST_PER_MINUTE: '900000000',
};

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** The whole program on a free port, with a database of its own. */
export class Server {
  private constructor(
    private readonly application: INestApplicationContext,
    readonly address: string,
    private readonly data: string,
  ) {}

  static async start(
    environment: Readonly<Record<string, string>> = {},
    tracing?: Tracing,
  ): Promise<Server> {
    return Server.startOn(await folderWithCluster('retrace-e2e-', 'hasty'), environment, tracing);
  }

  private static async startOn(
    data: string,
    environment: Readonly<Record<string, string>>,
    tracing?: Tracing,
  ): Promise<Server> {
    const config = loadConfig(
      { PORT: '0', ...UNHURRIED, ...environment, RETRACE_DATA: data },
      data,
    );
    const application = await createApplication(config, tracing);
    try {
      await application.listen(config.port, config.host);
      return new Server(application, await application.getUrl(), data);
    } catch (error) {
      await application.close();
      throw error;
    }
  }

  /** Another run of the program on the same data. */
  async restarted(): Promise<Server> {
    await this.application.close();
    return Server.startOn(this.data, {});
  }

  /** Another process beside this one, on the same data; stopped before it. */
  beside(environment: Readonly<Record<string, string>>): Promise<Server> {
    return Server.startOn(this.data, environment);
  }

  /** The program itself. */
  context(): INestApplicationContext {
    return this.application;
  }

  /** What the program has stored. */
  store(): EventStore & EventArchive {
    return this.application.get<EventStore & EventArchive>(EVENT_STORE);
  }

  /** The database that it is stored in. */
  database(): Database {
    return this.application.get<Database>(DATABASE);
  }

  /** Who it knows keys by. */
  keys(): Keys {
    return this.application.get<Keys>(KEYS, { strict: false });
  }

  /** How it reads what was projected. */
  readModels(): ReadModelReader {
    return this.application.get<ReadModelReader>(READ_MODEL_READER);
  }

  /** What `retrace erase NAME` does beside the running program. */
  async erase(name: string): Promise<void> {
    const runner = this.application.get<ProjectionRunner>(PROJECTIONS);
    await new People(this.application.get<Database>(DATABASE).pool).erase(name);
    await runner.rebuild(runner.names());
  }

  /** The figures of the program, which are told on a port of their own. */
  metrics(): Promise<string> {
    return this.application.get<Metrics>(METRICS).text();
  }

  /** Ends the program and leaves its data. */
  async close(): Promise<void> {
    await this.application.close();
  }

  async stop(): Promise<void> {
    await this.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  async post(
    body: Body,
    headers: Readonly<Record<string, string>> = {},
    query = '',
  ): Promise<Answered> {
    const url = `${this.address}/games${query}`;
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...UNPACKED, ...headers },
    });
    return { status: response.status, body: await response.json() };
  }

  async get(path: string): Promise<Answered> {
    const response = await fetch(`${this.address}${path}`, { headers: UNPACKED });
    return { status: response.status, body: await response.json() };
  }

  /** `data` of an answer without errors. */
  async ask(query: string, variables: object = {}, key?: string): Promise<unknown> {
    const { data, errors } = await this.graphql(query, variables, key);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  async graphql(
    query: string,
    variables: object = {},
    key?: string,
  ): Promise<{ readonly data?: unknown; readonly errors?: readonly unknown[] }> {
    const response = await fetch(`${this.address}/graphql`, {
      method: 'POST',
      headers: {
        ...UNPACKED,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    return JSON.parse(await response.text());
  }
}
