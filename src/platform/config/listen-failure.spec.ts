import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { listenFailure } from './listen-failure';
import { CannotStart } from './cannot-start';
import { Metrics } from '../observability/metrics';
import { serveMetrics } from '../observability/metrics-server';

const metrics = new Metrics({ lag: () => Promise.resolve([]), now: () => new Date(0) });
const HOST = '127.0.0.1';

const failureOf = (listening: Promise<unknown>): Promise<unknown> =>
  listening.then(
    () => null,
    (error: unknown) => error,
  );

describe('a port that cannot be listened on', () => {
  it('is told with the variable that names another, whichever port it is', async () => {
    const first = createServer().listen(0, HOST);
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    const error = await failureOf(serveMetrics(metrics, HOST, port));
    first.close();
    for (const variable of ['PORT', 'METRICS_PORT'] as const) {
      const told = listenFailure(error, { variable, port, host: HOST });
      expect(told).toBeInstanceOf(CannotStart);
      expect(String(told)).toContain(`: choose another, such as ${variable}=${port + 1} npm start`);
    }
  });

  it('is told with HOST where that is no address of the machine', async () => {
    // RFC 5737: of no machine.
    const host = '192.0.2.1';
    const error = await failureOf(serveMetrics(metrics, host, 0));
    expect(String(listenFailure(error, { variable: 'PORT', port: 0, host }))).toContain(
      'HOST=192.0.2.1 is no address of this machine',
    );
  });

  it('is told with a port that is open to all where the system keeps it', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    const told = listenFailure(error, { variable: 'PORT', port: 80, host: HOST });
    expect(String(told)).toContain('PORT=4080');
  });

  it('is left as it is where there are no words for it', () => {
    const other = new Error('other');
    expect(listenFailure(other, { variable: 'PORT', port: 4000, host: HOST })).toBe(other);
  });
});
