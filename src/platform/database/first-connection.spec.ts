import { createServer, type Server } from 'node:net';
import { CannotStart } from '../config/cannot-start';
import { openDatabase } from './database';
import { connectFirst } from './first-connection';
import { NoDatabase } from './no-database';
import { NoFreeConnection } from './overload';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const opened = (url: string) =>
  openDatabase({ database: { kind: 'server', url }, databaseConnections: 2 });

/** A server that answers whoever connects with an error of PostgreSQL. */
const refusing = (code: string, message: string): Server =>
  createServer((socket) => {
    const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    const length = Buffer.alloc(4);
    length.writeInt32BE(fields.length + 4);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  });

describe('the first connection', () => {
  it('says that nobody answers, and where', async () => {
    const closed = createServer();
    const port = await listening(closed);
    await new Promise((done) => closed.close(done));
    await expect(opened(`postgres://ann:secret@127.0.0.1:${port}/games`)).rejects.toThrow(
      new RegExp(`ECONNREFUSED 127.0.0.1:${port}. Is it running`),
    );
  });

  it.each([
    ['28P01', 'password authentication failed for user "ann"', 'Are user, password and'],
    ['3D000', 'database "games" does not exist', 'Make that database'],
  ])('says what the server has against it (%s), and no password', async (code, message, hint) => {
    const server = refusing(code, message);
    const port = await listening(server);
    const error = await opened(`postgres://ann:secret@127.0.0.1:${port}/games`).catch(
      (thrown: unknown) => thrown,
    );
    server.close();
    expect(error).toBeInstanceOf(CannotStart);
    expect(String(error)).toContain(message);
    expect(String(error)).toContain(hint);
    expect(String(error)).not.toContain('secret');
  });

  it('says that something else answers', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    const port = await listening(server);
    await expect(opened(`postgres://ann@127.0.0.1:${port}/games`)).rejects.toThrow(NoDatabase);
    server.close();
  });

  it('says that nobody answered in time', async () => {
    const late = new NoFreeConnection(2, 20_000, new Error('timeout'));
    const pool = { connect: () => Promise.reject(late) };
    await expect(connectFirst(pool)).rejects.toThrow('it did not answer in time. Is it running');
  });

  it.each([
    [14_0012, 'is a PostgreSQL 14. Name one of 15 or later'],
    [9_06_24, 'is a PostgreSQL 9. Name one of 15 or later'],
  ])('names the version of a server that is too old: %d', async (version, message) => {
    const release = jest.fn();
    const client = { query: () => Promise.resolve({ rows: [{ version }] }), release };
    const pool = { connect: () => Promise.resolve(client) };
    await expect(connectFirst(pool)).rejects.toThrow(message);
    expect(release).toHaveBeenCalledTimes(1);
  });
});
