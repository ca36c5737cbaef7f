import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { waitUntil } from '../../../test/support/wait-until';
import { boundBodies } from './open-bodies';

let server: FastifyInstance;
let port: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = fastify({ bodyLimit: 10_000, trustProxy: true });
  boundBodies(server, { longest: 10_000, most: 25_000, patience: 200 });
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  server.post('/', async ({ body }) => (body instanceof Buffer ? body.length : 0));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  port = address?.port ?? 0;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** Sends the beginning of a body, and keeps what is answered. */
function begin(length: number | 'chunked', sent: string, address = '192.0.2.1') {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const client = { socket, answer: '', isClosed: false };
  socket.on('data', (data) => (client.answer += data.toString()));
  socket.on('close', () => (client.isClosed = true));
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const headers = ['host: x', 'content-type: a/b', `x-forwarded-for: ${address}`, size];
  socket.write(`POST / HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${sent}`);
  return client;
}
type Client = ReturnType<typeof begin>;

const answered = (client: Client, status: number): Promise<void> =>
  waitUntil(
    () => `an answer with ${status}, not ${client.answer}`,
    () => Promise.resolve(client.answer.startsWith(`HTTP/1.1 ${status}`)),
  );

describe('bodies that are on their way', () => {
  it('are given up when they stand still, and waited for while they come', async () => {
    const still = begin(9_000, 'x');
    const slow = begin(9_000, '');
    for (let sent = 0; sent < 9_000; sent += 1_500) {
      slow.socket.write('x'.repeat(1_500));
      await new Promise((done) => setTimeout(done, 100));
    }
    await answered(slow, 200);
    await answered(still, 408);
    await waitUntil(
      () => 'the connection to end',
      () => Promise.resolve(still.isClosed),
    );
  });

  it('are so many from one address, those of no length told as long as any; others come after them', async () => {
    const first = begin(9_000, 'x');
    const second = begin('chunked', '1\r\nx\r\n');
    await new Promise((done) => setTimeout(done, 50));
    const third = begin(9_000, 'x');
    await answered(third, 503);
    expect(third.answer).toContain('"code":"BUSY"');
    first.socket.write('x'.repeat(8_999));
    await answered(first, 200);
    second.socket.destroy();
    await new Promise((done) => setTimeout(done, 50));
    const fourth = begin(9_000, 'x'.repeat(9_000));
    await answered(fourth, 200);
  });

  it('are of one caller from all addresses of a network of IPv6, and of another from elsewhere', async () => {
    for (const address of ['2001:db8::1', '2001:db8::2']) begin(9_000, 'x', address);
    await new Promise((done) => setTimeout(done, 50));
    await answered(begin(9_000, 'x', '2001:db8:0:0:ffff::3'), 503);
    await answered(begin(9_000, 'x'.repeat(9_000), '2001:db8:0:1::1'), 200);
  });

  it('are nobody’s where one alone is longer than all may be: it is refused by its length', async () => {
    await answered(begin(90_000, 'x'), 413);
  });
});
