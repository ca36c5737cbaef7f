import { altered } from '#decks/deck/written';
import { printDeck } from '#decks/print/print-deck';
import { type CoreFaction, STARTERS } from '#decks/starters/starters';
import { Server } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

/** Fields of the answer to an operation without errors. */
const ask = async (query: string, variables: object = {}): Promise<Record<string, never>> =>
  Object(await server.ask(query, variables));

/** The extensions of the one error of an answer. */
async function refusalOf(query: string, variables: object = {}): Promise<Record<string, unknown>> {
  const { errors = [] } = await server.graphql(query, variables);
  expect(errors).toHaveLength(1);
  return Object(errors[0]).extensions;
}

function starter(faction: CoreFaction) {
  const list = STARTERS.get(faction);
  if (list === undefined) throw new Error(faction);
  return list;
}
const text = (faction: CoreFaction): string => printDeck(starter(faction), 'own');

describe('decks', () => {
  const validate = `query ($text: String!, $format: String!) {
    validateDeck(text: $text, format: $format) {
      legal
      violations { code rule have most cards { quantity card { title } } }
      totals { size influenceSpent influenceLimit }
      unplayable { title }
    }
  }`;
  const importing = `mutation ($text: String!) {
    importDeck(owner: "ana", text: $text) {
      notes
      deck { id owner versions { number list { name cards { quantity } } } }
    }
  }`;
  const importDeck = async (faction: CoreFaction): Promise<string> => {
    const { importDeck: imported } = await ask(importing, { text: text(faction) });
    return Object(imported).deck.id;
  };

  it('are held against a format', async () => {
    expect(await ask(validate, { text: text('anarch'), format: 'core' })).toEqual({
      validateDeck: {
        legal: true,
        violations: [],
        totals: { size: 47, influenceSpent: 0, influenceLimit: 15 },
        unplayable: [],
      },
    });
    const many = altered(starter('anarch'), { Diesel: 4, 'Account Siphon': 3 });
    const { validateDeck } = await ask(validate, {
      text: printDeck(many, 'octgn'),
      format: 'constructed',
    });
    expect(validateDeck).toMatchObject({
      legal: false,
      violations: [
        { code: 'TOO_MANY_COPIES', have: 4, most: 3, cards: [{ card: { title: 'Diesel' } }] },
        { code: 'TOO_MUCH_INFLUENCE', have: 20, most: 15 },
      ],
    });
  });

  it('are imported, revised, compared and printed', async () => {
    const deck = await importDeck('shaper');
    const faster = printDeck(
      altered(starter('shaper'), { Diesel: 2, Wyrm: 1 }),
      'netrunnerdb-text',
    );
    const { reviseDeck } = await ask(
      `mutation ($id: ID!, $text: String!) {
        reviseDeck(id: $id, owner: "ana", text: $text, note: "wider") {
          deck { versions { number note } legality(format: "core") { legal } }
        }
      }`,
      { id: deck, text: faster },
    );
    expect(reviseDeck).toEqual({
      deck: {
        versions: [
          { number: 1, note: null },
          { number: 2, note: 'wider' },
        ],
        legality: { legal: true },
      },
    });
    const compared = await ask(
      `query ($id: ID!) {
        compareDecks(before: { deck: $id, version: 1 }, after: { deck: $id }) {
          added removed copies { before after card { title } }
        }
      }`,
      { id: deck },
    );
    expect(compared).toEqual({
      compareDecks: {
        added: 1,
        removed: 1,
        copies: [
          { before: 3, after: 2, card: { title: 'Diesel' } },
          { before: 0, after: 1, card: { title: 'Wyrm' } },
        ],
      },
    });
    const printed = await ask(
      'query ($id: ID!) { deck(id: $id) { versions { list { text(notation: NETRUNNERDB_TEXT) } } } }',
      { id: deck },
    );
    expect(printed).toMatchObject({ deck: { versions: [{}, { list: { text: faster } }] } });
  });

  it('are listed by page, the newest first', async () => {
    const older = await importDeck('nbn');
    const newer = await importDeck('jinteki');
    const page = `query ($after: String) {
      decks(first: 1, after: $after, owner: "ana") {
        edges { node { id identity versions } } pageInfo { hasNextPage endCursor }
      }
    }`;
    const { decks: first } = await ask(page);
    expect(first).toMatchObject({
      edges: [{ node: { id: newer, identity: 'Jinteki: Personal Evolution', versions: 1 } }],
      pageInfo: { hasNextPage: true },
    });
    const { decks: second } = await ask(page, { after: Object(first).pageInfo.endCursor });
    expect(second).toMatchObject({ edges: [{ node: { id: older } }] });
  });

  it('are refused with a code, the place and the mend, and stay as they were', async () => {
    expect(
      await refusalOf(importing, { text: '1 Noise: Hacker Extraordinaire\n3 Hegde Fund' }),
    ).toMatchObject({
      code: 'DECK_UNREADABLE',
      mend: 'Did you mean "Hedge Fund"?',
      issues: [{ code: 'UNKNOWN_CARD', place: 'line 2, column 1', nearest: ['Hedge Fund'] }],
    });
    expect(await refusalOf(validate, { text: text('nbn'), format: 'legacy' })).toMatchObject({
      code: 'UNKNOWN_FORMAT',
    });
    const deck = await importDeck('criminal');
    const revise = `mutation ($id: ID!, $owner: String!, $text: String!) {
      reviseDeck(id: $id, owner: $owner, text: $text) { notes }
    }`;
    const by = (owner: string, faction: CoreFaction, id = deck) =>
      refusalOf(revise, { id, owner, text: text(faction) });
    expect(await by('bob', 'anarch')).toMatchObject({ code: 'NOT_THE_OWNER' });
    expect(await by('ana', 'criminal')).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(await by('ana', 'criminal', 'x')).toMatchObject({ code: 'BAD_ID' });
    const absent = '11111111-1111-4111-8111-111111111111';
    expect(await by('ana', 'criminal', absent)).toMatchObject({ code: 'DECK_ABSENT' });
    expect(await refusalOf('{ compareDecks(before: {}, after: {}) { added } }')).toMatchObject({
      code: 'BAD_SOURCE',
    });
    expect(
      await ask('query ($id: ID!) { deck(id: $id) { versions { number } } }', { id: deck }),
    ).toEqual({
      deck: { versions: [{ number: 1 }] },
    });
    expect(await ask('query ($id: ID!) { deck(id: $id) { owner } }', { id: absent })).toEqual({
      deck: null,
    });
  });
});
