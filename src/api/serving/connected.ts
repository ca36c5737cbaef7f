import type { FastifyRequest } from 'fastify';
import type { Context as SocketContext } from 'graphql-ws';
import type { Asker } from './asker';

export interface Extra {
  readonly request: FastifyRequest;
  /** Whose the socket is, once it has said so. */
  asker: Asker | null;
}

/** A socket with what graphql-ws knows of it. */
export type Connected = SocketContext<Record<string, unknown>, Extra>;

const textIn = (params: Readonly<Record<string, unknown>> | undefined, name: string) => {
  const value = params?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** Browsers cannot send headers with a socket, so the parameters of the connection may hold them. */
export const authorizationOf = ({ connectionParams, extra }: Connected): string | undefined =>
  textIn(connectionParams, 'authorization') ??
  textIn(connectionParams, 'Authorization') ??
  extra.request.headers.authorization;
