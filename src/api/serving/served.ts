import type { OperationDefinitionNode } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import type { Caller } from '../../access/caller';
import type { Limits } from '../../platform/config/limits';
import type { Client } from '../../platform/observability/client';
import type { Documents } from '../cost/documents';
import type { Context } from '../gate/guards';
import type { Budgets } from './budgets';
import type { KeptAnswers } from './kept-answers';

/** What goes on is told to those who watch the process. */
export interface Watch {
  /** An operation that begins in the present request. */
  begun(operation: OperationDefinitionNode): void;
  /** The same hooks, watched. */
  sockets<Extra>(hooks: SocketHooks<Extra>): SocketHooks<Extra>;
}

export type SocketHooks<Extra> = ServerOptions<Record<string, unknown>, Extra>;

/** What operations are served with, over HTTP and over sockets. */
export interface Served {
  readonly watch: Watch;
  readonly documents: Documents;
  readonly budgets: Budgets;
  readonly limits: Limits;
  readonly answers: KeptAnswers;
  /** Of a game that is over and in memory; null for any other. */
  revisionOf(game: string): string | null;
  callerOf(authorization: string | undefined): Promise<Caller>;
  contextOf(caller: Caller, account: string, client: Client | undefined): Context;
}
