import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { tellErrors } from './refused';

describe('an answer that breaks off', () => {
  const told: unknown[] = [];
  let server: FastifyInstance;
  let answer: PassThrough;
  let begun: Promise<void>;
  let begin: () => void;

  beforeEach(async () => {
    told.length = 0;
    answer = new PassThrough();
    begun = new Promise((done) => (begin = done));
    server = fastify();
    await server.register(compress, { encodings: ['gzip'], threshold: 0 });
    await server.register(async (scope) => {
      tellErrors(scope, (error) => told.push(error));
      scope.post('/long', async (_request, reply) => {
        await begun;
        return reply.type('text/plain').send(answer);
      });
    });
    await server.listen({ port: 0 });
  });
  afterEach(() => server.close());

  const asked = () => {
    const { port } = server.addresses()[0] ?? { port: 0 };
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      [
        ...['POST /long HTTP/1.1', 'host: here', 'accept-encoding: gzip'],
        ...['content-type: application/json', 'content-length: 2', '', '{}'],
      ].join('\r\n'),
    );
    return socket;
  };
  const arrived = async (): Promise<void> => {
    while (answer.listenerCount('data') === 0 && answer.readableFlowing === null) await sleep(5);
  };

  it('is no error of ours where the asker left before it began', async () => {
    const socket = asked();
    await sleep(50);
    socket.destroy();
    await sleep(50);
    begin();
    while (!answer.destroyed) await sleep(5);
    await sleep(20);
    expect(told).toEqual([]);
  });

  it('is one where its source failed', async () => {
    const socket = asked();
    begin();
    await arrived();
    const fault = new Error('the store is gone');
    answer.destroy(fault);
    while (told.length === 0) await sleep(5);
    expect(told).toEqual([fault]);
    socket.destroy();
  });
});
