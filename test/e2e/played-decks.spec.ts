import { printDeck } from '#decks/print/print-deck';
import { type CoreFaction, STARTERS } from '#decks/starters/starters';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';
import { defaultLimits } from '#notation/native/limits';
import { readLogBytes } from '#notation/native/read-log';
import { decklistsOf, formerIdOf } from '../../src/decks/deck-content';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const starter = (faction: CoreFaction): string => {
  const list = STARTERS.get(faction);
  if (list === undefined) throw new Error(faction);
  return printDeck(list, 'own');
};
const upload = async (name: string): Promise<string> =>
  Object((await server.post(sampleLog(name))).body).id;

/** Sides, ids and sizes of the lists of a game that a viewer sees. */
const decklists = async (game: string, as: string, key?: string) => {
  const data = await server.ask(
    `query ($game: ID!) {
      game(id: $game) {
        decklists(as: ${as}) {
          side
          deck { id owner versions { list { identities { card { title } } cards { quantity } } } }
          registered { id owner }
        }
      }
    }`,
    { game },
    key,
  );
  const lists: readonly { readonly side: string; readonly deck: { readonly id: string } }[] =
    Object(data).game.decklists;
  return lists;
};

describe('the decklists of a stored game', () => {
  it('are decks, each seen by its own player and by a judge', async () => {
    const game = await upload('random-jinteki-criminal');
    const both = await decklists(game, 'JUDGE');
    expect(both.map(({ side }) => side)).toEqual(['CORP', 'RUNNER']);
    expect(await decklists(game, 'CORP')).toEqual(both.slice(0, 1));
    expect(await decklists(game, 'RUNNER')).toEqual(both.slice(1));
    expect(await decklists(game, 'SPECTATOR')).toEqual([]);
    expect(both[0]).toMatchObject({
      deck: {
        owner: null,
        versions: [{ list: { identities: [{ card: { title: 'Jinteki: Personal Evolution' } }] } }],
      },
    });
  });

  it('lead from a deck to its games, and to decks registered with the same list', async () => {
    const game = await upload('random-jinteki-criminal');
    const [corp] = await decklists(game, 'JUDGE');
    if (corp === undefined) throw new Error('no list');
    const played = `query ($id: ID!) {
      deck(id: $id) { games(first: 5) { edges { node { side game { id } } } } legality(format: "core") { totals { size } } }
    }`;
    const { deck } = Object(await server.ask(played, { id: corp.deck.id }));
    expect(deck.games.edges).toEqual([{ node: { side: 'CORP', game: { id: game } } }]);
    expect(deck.legality.totals.size).toBeGreaterThan(39);
    const written = await server.ask(
      'query ($id: ID!) { deck(id: $id) { versions { list { text(notation: NETRUNNERDB_TEXT) } } } }',
      { id: corp.deck.id },
    );
    const [{ list }] = Object(written).deck.versions;
    const imported = await server.ask(
      'mutation ($text: String!) { importDeck(owner: "ana", text: $text) { deck { id games { edges { node { game { id } } } } } } }',
      { text: list.text },
    );
    const mine = Object(imported).importDeck.deck;
    expect(mine.id).not.toBe(corp.deck.id);
    expect(mine.games.edges).toEqual([{ node: { game: { id: game } } }]);
    expect((await decklists(game, 'CORP'))[0]).toMatchObject({
      registered: [{ id: mine.id, owner: 'ana' }],
    });
  });

  it('of a private game are nobody’s but its owner’s, and so is what they lead to', async () => {
    const log = sampleLog('random-haas-bioroid-anarch').toString('utf8');
    const uploaded = await server.ask(
      'mutation ($log: String!) { uploadGame(log: $log, private: true) { key game { id } } }',
      { log },
    );
    const { key, game } = Object(uploaded).uploadGame;
    const [corp] = await decklists(game.id, 'CORP', key);
    if (corp === undefined) throw new Error('no list');
    const shown = 'query ($id: ID!) { deck(id: $id) { games { edges { node { game { id } } } } } }';
    const asked = { id: corp.deck.id };
    expect(await server.ask(shown, asked, key)).toEqual({
      deck: { games: { edges: [{ node: { game: { id: game.id } } }] } },
    });
    expect(await server.ask(shown, asked)).toEqual({ deck: null });
    const read = await readLogBytes([Buffer.from(log)], defaultLimits);
    const list = read.ok ? decklistsOf(read.log.header).corp : null;
    if (list === null) throw new Error('no list');
    const former = { id: formerIdOf(list) };
    expect(former.id).not.toBe(asked.id);
    const owner = 'query ($id: ID!) { deck(id: $id) { owner } }';
    expect(await server.ask(owner, former)).toEqual({ deck: null });
    expect(await server.ask(owner, former, key)).toEqual({ deck: { owner: null } });
    const { errors = [] } = await server.graphql(
      'query ($id: ID!) { compareDecks(before: { deck: $id }, after: { deck: $id }) { added } }',
      asked,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'DECK_ABSENT' } }]);
    expect(
      await server.ask('query ($id: ID!) { game(id: $id) { decklists(as: JUDGE) { side } } }', {
        id: game.id,
      }),
    ).toEqual({ game: null });
  });

  it('are not known of a game that begins in its midst, and of no deck nobody played', async () => {
    expect(await decklists(await upload('core-rulebook-run'), 'JUDGE')).toEqual([]);
    const absent = '11111111-1111-8111-8111-111111111111';
    expect(
      await server.ask('query ($id: ID!) { deck(id: $id) { owner } }', { id: absent }),
    ).toEqual({ deck: null });
  });
});

describe('the list of decks', () => {
  it('is by name, identity and owner, and ships the starter decks', async () => {
    for (const faction of ['nbn', 'shaper'] as const)
      await server.ask(
        'mutation ($text: String!) { importDeck(owner: "Bob", text: $text) { notes } }',
        { text: starter(faction) },
      );
    const names = async (args: string) =>
      Object(await server.ask(`{ decks(${args}) { totalCount edges { node { identity } } } }`))
        .decks;
    expect(await names('owner: "bob"')).toMatchObject({ totalCount: 2 });
    expect(await names('name: "starter DECK: nbn"')).toEqual({
      totalCount: 1,
      edges: [{ node: { identity: 'NBN: Making News' } }],
    });
    expect(await names('owner: "bob", identity: "nbn: making news"')).toMatchObject({
      totalCount: 1,
    });
    const { starterDecks } = Object(
      await server.ask(
        '{ starterDecks { name identities { card { playable } } cards { quantity } } }',
      ),
    );
    expect(starterDecks).toHaveLength(14);
    expect(starterDecks[0].identities).toEqual([{ card: { playable: true } }]);
  });
});
