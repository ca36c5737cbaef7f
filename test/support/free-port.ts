import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what Linux and macOS hand out for outgoing connections, which could take a port away before it is listened on. */
const [FIRST, LAST] = [15_000, 32_000];

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('no free port');
}
