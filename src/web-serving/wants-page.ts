import type { FastifyRequest } from 'fastify';

/** Whether a browser asks, for somebody who reads; a program is answered as ever. */
export const wantsPage = ({
  method,
  headers: { accept = '' },
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && accept.includes('text/html');
