import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { steals } from '../../examples/client/steals';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

const root = join(__dirname, '..', '..');

describe('a client of the published schema', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
    await server.post(sampleLog('random-haas-bioroid-anarch'));
  });
  afterAll(() => server.stop());

  it('asks by documents that were typed by it', async () => {
    const told = await steals(server.address, 5);
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).toMatch(/^.+ stole .+ at \d+$/);
  });

  it('reads the schema at an address, as it is printed for the file', async () => {
    const answer = await fetch(`${server.address}/schema.graphql`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const printed = execFileSync(process.execPath, [join(root, 'bin', 'schema.mjs'), '--print']);
    expect(await answer.text()).toBe(printed.toString('utf8'));
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${server.address}/schema.graphql`, {
      headers: { 'if-none-match': etag },
    });
    expect([etag === '', again.status]).toEqual([false, 304]);
  });
});
