import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltPage } from './built-page';
import { explorerHeaders } from './page-headers';

const ADDRESS = '/graphql';

/** A browser that goes to the address; a program, and GraphiQL itself, ask for JSON. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  url === ADDRESS &&
  headers.upgrade === undefined &&
  headers.accept?.includes('text/html') === true;

/** In a script element nothing may end it. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Shows GraphiQL to whoever opens the API's address in a browser, with a tab for each example. A hook
 * of Fastify, before whatever answers at that address.
 */
export function explorer({ explorer: html }: BuiltPage, examples: readonly string[]) {
  const page = html.replace(
    '<script type="application/json" id="examples"></script>',
    `<script type="application/json" id="examples">${embedded(examples)}</script>`,
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    isVisit(request) ? reply.headers(explorerHeaders).send(page) : undefined;
}
