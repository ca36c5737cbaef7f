import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import { formerIdentityOf } from '#notation/recorded/identity';
import { recordPrivacy } from '../../src/access/record-privacy';
import { formerIdOf } from '../../src/games/published-ids';
import { gameEvents } from '../../src/games/upload/game-events';
import { whole } from '#streams/folding';
import { validateGame } from '../../src/games/upload/validate-game';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';
import { waitUntil } from '../support/wait-until';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

/** The sample as it would have been written had somebody else played the Corp. */
function playedBy(name: string, sample = 'random-jinteki-criminal'): Buffer {
  const [first = '', ...decisions] = sampleLog(sample).toString().split('\n');
  const header = JSON.parse(first);
  header.players.corp.name = name;
  return Buffer.from([JSON.stringify(header), ...decisions].join('\n'));
}

const sent = async (name: string) => {
  const { status, body } = await server.post(playedBy(name));
  return { status, id: String(Object(body).id) };
};

const playersOf = async (id: string) =>
  Object(await server.ask('query ($id: ID!) { game(id: $id) { players { corp } } }', { id })).game;

describe('an erased name', () => {
  it('is confirmed to nobody who uploads the log with a guess in its place', async () => {
    const first = await sent('Zarathustra');
    expect(first.status).toBe(201);
    expect(await sent('Somebody Else')).toEqual({ status: 200, id: first.id });
    await server.erase('Zarathustra');
    expect(await playersOf(first.id)).toEqual({ players: { corp: '(erased)' } });

    const guessed = await sent('Zarathustra');
    expect(guessed.status).toBe(201);
    expect(guessed.id).not.toBe(first.id);
    // A wrong guess is answered as the right one was.
    expect(await sent('Wrong')).toEqual({ status: 200, id: guessed.id });
    expect(await playersOf(first.id)).toEqual({ players: { corp: '(erased)' } });
  });

  it('is not confirmed by a game that was stored while ids were made of names', async () => {
    const log = playedBy('Old Name', 'random-haas-bioroid-anarch');
    const read = await readLogBytes([log]);
    const judged = read.ok ? whole(validateGame(rulesByPool, read.log)) : read;
    if (!read.ok || !judged.ok) throw new Error('refused');
    const id = formerIdOf('game', formerIdentityOf(read.log));
    const events = gameEvents(id, read.log, judged.hashes);
    await server.store().append(`game-${id}`, 'no-stream', events);
    await recordPrivacy(server.store());
    // A game is there before it is projected, which is what uploads ask.
    const isListed = async (): Promise<boolean> => {
      const { games } = Object(await server.ask('{ games(first: 9) { edges { node { id } } } }'));
      return games.edges.some(({ node }: { node: { id: string } }) => node.id === id);
    };
    await waitUntil('the game to be listed', isListed);

    expect((await server.post(log)).body).toMatchObject({ id, created: false });
    await server.erase('Old Name');
    expect((await server.post(log)).body).toMatchObject({
      id: expect.not.stringContaining(id),
      created: true,
    });
  });
});
