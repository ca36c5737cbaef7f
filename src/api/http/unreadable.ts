import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { BuiltPage } from '../../web-serving/built-page';
import { sendUnreadable } from '../../web-serving/page-route';
import { wantsPage } from '../../web-serving/wants-page';
import { refusalOf, refuse, type Refused } from './refused';

/** Characters of an address that are told. */
const TOLD = 100;

type Told = readonly [status: number, why: Refused];

/** Addresses that no route can be looked up for, refused as all else is; a browser is shown the page, where there is one. */
export const unreadableAddress =
  (page: BuiltPage | null): NonNullable<FastifyServerOptions['frameworkErrors']> =>
  (_error, request, reply) => {
    if (page !== null && wantsPage(request)) return void sendUnreadable(page, request, reply);
    const [path = ''] = request.url.split('?', 1);
    void refuse(reply, 400, {
      code: 'BAD_ADDRESS',
      message: `the address of ${request.method} ${path.slice(0, TOLD)} cannot be read`,
      hint: 'Write what an address cannot hold as UTF-8 in percent signs, and a percent sign itself as %25.',
    });
  };

/** What is no HTTP, or has not come whole in time, refused as all else is; the connection ends. */
export function unreadableRequest({ code }: { readonly code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, why] = sent(code);
  const body = JSON.stringify(refusalOf(why));
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy();
}

function sent(code: string): Told {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [
        408,
        {
          code: 'TOO_SLOW',
          message: 'the request did not come whole in time',
          hint: 'Send it again, at once.',
        },
      ];
    case 'HPE_HEADER_OVERFLOW':
      return [
        431,
        {
          code: 'TOO_LARGE',
          message: 'the headers are too large',
          hint: 'Send fewer headers: 16 KB at most.',
        },
      ];
    default:
      return [
        400,
        { code: 'BAD_REQUEST', message: 'this is not HTTP', hint: 'Send HTTP/1.1, as curl does.' },
      ];
  }
}
