import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { greeting, listenFailure } from './greeting';

describe('the greeting', () => {
  it('has addresses to click and one line of curl', () => {
    const lines = greeting('http://127.0.0.1:4000', 'g1').split('\n');
    expect(lines[0]).toMatch(/http:\/\/127\.0\.0\.1:4000$/);
    expect(lines[1]).toMatch(/http:\/\/127\.0\.0\.1:4000\/graphql$/);
    expect(
      lines.filter((line) => line.includes('curl http://127.0.0.1:4000/graphql')),
    ).toHaveLength(1);
  });

  it('says PORT= where the port is in use, and nothing else of other errors', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const address: AddressInfo | string | null = first.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    const second = createServer().listen(address.port, '127.0.0.1');
    const [error] = await once(second, 'error');
    expect(String(listenFailure(error, 4000))).toContain('PORT=4001');
    const other = new Error('other');
    expect(listenFailure(other, 4000)).toBe(other);
    first.close();
  });
});
