import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;
let game: string;

beforeAll(async () => {
  server = await Server.start();
  game = Object((await server.post(sampleLog('random-weyland-criminal'))).body).id;
}, 120_000);
afterAll(() => server.stop());

const WAY = '{ cost { price } why atLeast atMost { price } }';

const taxAt = async (depth: string): Promise<unknown> =>
  Object(
    await server.ask(
      `query ($id: ID!) { game(id: $id) { serverTax(at: 150, as: JUDGE${depth}) {
        server now ${WAY} rezzed ${WAY} } } }`,
      { id: game },
    ),
  ).game.serverTax;

describe('what the servers cost at a moment', () => {
  it('is told as far as is usual, and deeper for who asks for that', async () => {
    const usual = await taxAt('');
    expect(Array.isArray(usual) && usual.length > 3).toBe(true);
    expect(await taxAt(', depth: USUAL')).toEqual(usual);
    // All of it is found at once there, and no other prices deeper.
    expect(await taxAt(', depth: DEEP')).toEqual(usual);
  });
});
