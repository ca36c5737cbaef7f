import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z\d.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** This server as the request named it; '' where it named none that could be. */
export const originOf = ({ protocol, host }: FastifyRequest): string =>
  HOST.test(host) ? `${protocol}://${host}` : '';
