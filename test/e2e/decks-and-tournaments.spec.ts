import { altered } from '#decks/deck/written';
import { printDeck } from '#decks/print/print-deck';
import { type CoreFaction, STARTERS } from '#decks/starters/starters';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

/** Fields of the answer to an operation without errors. */
const ask = async (
  query: string,
  variables: object = {},
  key?: string,
): Promise<Record<string, never>> => Object(await server.ask(query, variables, key));

/** The extensions of the one error of an answer. */
async function refusalOf(
  query: string,
  variables: object = {},
  key?: string,
): Promise<Record<string, unknown>> {
  const { errors = [] } = await server.graphql(query, variables, key);
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
      key
      deck { id owner versions { number list { name cards { quantity } } } }
    }
  }`;
  const importDeck = async (faction: CoreFaction): Promise<{ deck: string; key: string }> => {
    const { importDeck: imported } = await ask(importing, { text: text(faction) });
    const { deck, key } = Object(imported);
    return { deck: deck.id, key };
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
    const { deck, key } = await importDeck('shaper');
    const faster = printDeck(
      altered(starter('shaper'), { Diesel: 2, Wyrm: 1 }),
      'netrunnerdb-text',
    );
    const { reviseDeck } = await ask(
      `mutation ($id: ID!, $text: String!) {
        reviseDeck(id: $id, text: $text, note: "wider") {
          deck { versions { number note } legality(format: "core") { legal } }
        }
      }`,
      { id: deck, text: faster },
      key,
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
    const { deck: older } = await importDeck('nbn');
    const { deck: newer } = await importDeck('jinteki');
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

  it('are looked for by an identity that there is', async () => {
    const of = (identity: string) =>
      server.graphql('query ($identity: String) { decks(identity: $identity) { totalCount } }', {
        identity,
      });
    expect((await of('noise: hacker extraordinaire')).data).toEqual({ decks: { totalCount: 0 } });
    expect((await of('Niose')).errors).toMatchObject([
      { extensions: { code: 'UNKNOWN_CARD', field: 'identity' } },
    ]);
  });

  it('are refused with a code, the place and the hint, and stay as they were', async () => {
    expect(
      await refusalOf(importing, { text: '1 Noise: Hacker Extraordinaire\n3 Hegde Fund' }),
    ).toMatchObject({
      code: 'DECK_UNREADABLE',
      hint: 'Did you mean "Hedge Fund"?',
      issues: [{ code: 'UNKNOWN_CARD', place: 'line 2, column 1', nearest: ['Hedge Fund'] }],
    });
    expect(
      await refusalOf(importing, { text: '<html><body>Not a deck</body></html>' }),
    ).toMatchObject({
      code: 'DECK_UNREADABLE',
      issues: [{ code: 'NOT_THIS_FORMAT', place: 'line 1, column 1' }],
    });
    expect(await refusalOf(validate, { text: text('nbn'), format: 'legacy' })).toMatchObject({
      code: 'UNKNOWN_FORMAT',
    });
    const { deck, key } = await importDeck('criminal');
    const { key: other } = await importDeck('anarch');
    const revise = `mutation ($id: ID!, $text: String!) { reviseDeck(id: $id, text: $text) { notes } }`;
    const by = (sent: string | undefined, faction: CoreFaction, id = deck) =>
      refusalOf(revise, { id, text: text(faction) }, sent);
    const absent = '11111111-1111-4111-8111-111111111111';
    for (const sent of [undefined, other])
      expect(await by(sent, 'anarch')).toMatchObject({ code: 'NOT_THE_OWNER' });
    expect(await by(undefined, 'anarch', absent)).toEqual(await by(undefined, 'anarch'));
    expect(await by(key, 'criminal')).toMatchObject({ code: 'NOTHING_CHANGED' });
    expect(await by(key, 'criminal', 'x')).toMatchObject({ code: 'BAD_ID' });
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

describe('a tournament of eight', () => {
  const names = ['ana', 'bob', 'cai', 'dee', 'eve', 'fay', 'gus', 'hal'];
  let id = '';
  let key = '';

  interface Table {
    readonly table: number;
    readonly players: readonly [string, string];
  }

  /** One mutation on the tournament, its arguments and the fields asked for. */
  const mutation = (call: string, fields: string): string =>
    `mutation ($id: ID!) { ${call.replace('(', '(tournament: $id ')} { ${fields} } }`;
  const change = async (call: string, fields = 'phase'): Promise<Record<string, never>> =>
    Object(Object.values(await ask(mutation(call, fields), { id }, key))[0]);
  const refusal = (call: string, fields = 'phase') =>
    refusalOf(mutation(call, fields), { id }, key);
  const show = async (fields: string): Promise<Record<string, never>> => {
    const { tournament } = await ask(`query ($id: ID!) { tournament(id: $id) { ${fields} } }`, {
      id,
    });
    return Object(tournament);
  };

  /** The earlier of two names wins both games. */
  const result = ({ players: [first, second] }: Table, won = first < second): string => {
    const wins = won ? ['CORP', 'RUNNER'] : ['RUNNER', 'CORP'];
    const games = wins.map((winner) => `{ kind: WIN, winner: ${winner} }`);
    return `{ firstCorp: "${first}", games: [${games.join(', ')}] }`;
  };

  async function playRound(round: number): Promise<readonly Table[]> {
    const { rounds } = await change('drawRound()', 'rounds { matches { table players } }');
    const tables: readonly Table[] = Object(rounds)[round - 1].matches;
    for (const table of tables)
      await change(
        `recordResult(round: ${round}, table: ${table.table}, result: ${result(table)})`,
      );
    return tables;
  }

  beforeAll(async () => {
    const { announceTournament } = await ask(`mutation {
      announceTournament(settings: {
        name: "Cup", date: "2015-03-25", tier: COMPETITIVE, structure: SWISS, rounds: 3, cut: 4,
        organiser: "olga", format: "core"
      }) { key tournament { id phase settings { roundMinutes decklists } } }
    }`);
    expect(announceTournament).toMatchObject({
      tournament: {
        phase: 'REGISTRATION',
        settings: { roundMinutes: 65, decklists: 'REQUIRED' },
      },
    });
    key = Object(announceTournament).key;
    id = Object(announceTournament).tournament.id;
  });

  it('registers players with legal decks alone', async () => {
    const register = `mutation ($id: ID!, $player: ID!, $name: String!, $corp: String!, $runner: String!) {
      registerPlayer(
        tournament: $id, player: $player, name: $name
        decks: { corp: { text: $corp }, runner: { text: $runner } }
      ) { players { id seat decks { corp { identity } } } }
    }`;
    const lists = { id, name: 'Ivy', corp: text('nbn'), runner: text('anarch') };
    for (const player of names) await ask(register, { ...lists, player, name: player }, key);
    const short = { ...lists, player: 'ivy', corp: '3 Hedge Fund' };
    expect(await refusalOf(register, short, key)).toMatchObject({
      code: 'DECK_ILLEGAL',
      place: 'corp deck',
    });
    expect(await refusalOf(register, { ...lists, player: 'ana' }, key)).toMatchObject({
      code: 'PLAYER_EXISTS',
    });
    const { players, advice } = await show(
      'advice players { id seat decks { corp { identity } } }',
    );
    expect(advice).toEqual(['A cut is not recommended for casual or small events (CUT-01).']);
    expect(players).toHaveLength(8);
    expect(Object(players)[7]).toEqual({
      id: 'hal',
      seat: 8,
      decks: { corp: { identity: 'NBN: Making News' } },
    });
  });

  it('plays its rounds to standings, without a match twice', async () => {
    expect(await refusal('drawRound()')).toMatchObject({ code: 'WRONG_PHASE' });
    expect(await change('startTournament()')).toEqual({ phase: 'SWISS' });
    const met = new Set<string>();
    for (const round of [1, 2, 3])
      for (const { players } of await playRound(round)) met.add([...players].sort().join());
    expect(met.size).toBe(12);
    const { rounds, standings } = await show(`
      rounds { number by over draw bye findings { rule } }
      standings { round rows { rank prestige player { id } } }`);
    expect(Object(rounds)[2]).toMatchObject({
      number: 3,
      by: 'CHANCE',
      over: true,
      bye: null,
      findings: [],
    });
    expect([...Object(rounds)[2].draw].sort()).toEqual(names);
    expect(standings).toMatchObject({ round: 3 });
    expect(Object(standings).rows[0]).toEqual({ rank: 1, prestige: 12, player: { id: 'ana' } });
    expect(await show('standings(afterRound: 4) { round }')).toEqual({ standings: null });
  });

  it('refuses with a code and a place, and stays as it was', async () => {
    const all = `phase rounds { matches { table players result { firstCorp } } }
      standings { rows { prestige player { id } } }`;
    const before = await show(all);
    const lost = '{ firstCorp: "ana", games: [{ kind: WIN }, { kind: UNSTARTED }] }';
    expect(await refusal(`recordResult(round: 1, table: 1, result: ${lost})`)).toMatchObject({
      code: 'OUTCOME_WRONG',
    });
    const odd = '{ firstCorp: "zed", games: [{ kind: UNSTARTED }, { kind: UNSTARTED }] }';
    expect(await refusal(`recordResult(round: 1, table: 9, result: ${odd})`)).toMatchObject({
      code: 'MATCH_UNKNOWN',
      place: 'round 1, table 9',
    });
    expect(await refusal('drawRound()')).toMatchObject({ code: 'ROUNDS_PLAYED' });
    expect(await refusal('dropPlayer(player: "zed")')).toMatchObject({ code: 'PLAYER_UNKNOWN' });
    expect(await refusal('dropPlayer(player: "a b")')).toMatchObject({ code: 'PLAYER_ID_WRONG' });
    expect(await refusal('takeResult(round: 1, table: 1, games: ["x", "y"])')).toMatchObject({
      code: 'GAME_UNKNOWN',
      place: 'round 1, table 1, game 1',
    });
    expect(
      await refusalOf('mutation { startTournament(tournament: "x") { phase } }'),
    ).toMatchObject({ code: 'BAD_ID' });
    expect(await show(all)).toEqual(before);
  });

  it('shows what a correction changes', async () => {
    const { rounds } = await show('rounds { matches { table players } }');
    const table: Table = Object(rounds)[2].matches[0];
    const [first, second] = table.players;
    const corrected = await change(
      `correctResult(round: 3, table: 1, result: ${result(table, first > second)})`,
      `tournament { phase }
       changes { __typename ... on StandingChange { afterRound player prestige } }`,
    );
    const loser = first < second ? first : second;
    expect(Object(corrected).changes).toEqual(
      expect.arrayContaining([
        { __typename: 'StandingChange', afterRound: 3, player: loser, prestige: [12, 8] },
      ]),
    );
    await change(
      `correctResult(round: 3, table: 1, result: ${result(table)})`,
      'tournament { phase }',
    );
  });

  it('plays its cut to the end', async () => {
    expect(await change('closeSwiss(then: SEED_CUT)')).toEqual({ phase: 'CUT' });
    expect(await refusal('closeSwiss(then: FINISH)')).toMatchObject({ code: 'CUT_NOT_OVER' });
    const fields = `bracket {
      seeds places { rank player }
      matches { id players needed winner ruling { kind rule by corp } }
    }`;
    const bracketNow = async () => Object((await show(fields)).bracket);
    const { seeds } = await bracketNow();
    expect(seeds).toHaveLength(4);
    expect(seeds[0]).toBe('ana');
    expect(await refusal(`settleSides(match: "F1", corp: "ana")`)).toMatchObject({
      code: 'MATCH_NOT_PLAYED',
      place: 'match F1',
    });
    for (let played = 0; played < 6; played++) {
      const { matches } = await bracketNow();
      const next = matches.find(
        (match: { winner: string | null; ruling: object | null }) =>
          match.winner === null && match.ruling !== null,
      );
      const [a, b] = next.players;
      const corp = next.ruling.corp ?? a;
      const runner = corp === a ? b : a;
      await change(`settleSides(match: "${next.id}", corp: "${corp}", lot: "${corp}")`);
      const winner = corp < runner ? 'CORP' : 'RUNNER';
      await change(`recordCutResult(match: "${next.id}", result: {
        corp: "${corp}", runner: "${runner}", outcome: { kind: WIN, winner: ${winner} }
      })`);
    }
    expect(await change('closeSwiss(then: FINISH)')).toEqual({ phase: 'FINISHED' });
    const { places, matches } = await bracketNow();
    expect(places).toHaveLength(4);
    expect(places[0]).toEqual({ rank: 1, player: 'ana' });
    expect(matches.at(-1)).toMatchObject({ id: 'F2', needed: false });
  });

  it('is exported as files and pages', async () => {
    const file = async (as: string) =>
      Object((await show(`export(as: ${as}) { mediaType body }`)).export);
    const nrtm = await file('NRTM_JSON');
    expect(nrtm.mediaType).toBe('application/json');
    expect(JSON.parse(nrtm.body)).toMatchObject({ name: 'Cup', cutToTop: 4 });
    const csv = await file('STANDINGS_CSV');
    expect(csv.body.split('\r\n')[1]).toContain('ana');
    for (const as of ['PAIRINGS_CSV', 'PAIRINGS_HTML', 'STANDINGS_HTML', 'BRACKET_HTML'])
      expect((await file(as)).body).toContain('ana');
    expect((await file('BRACKET_SVG')).body).toMatch(/^<svg[\s\S]*ana[\s\S]*<\/svg>/);
    expect(await show('export(as: PAIRINGS_CSV, round: 7) { body }')).toEqual({ export: null });
  });
});

describe('a match of a stored game', () => {
  it('is paired by hand and has the result of its game', async () => {
    const { body } = await server.post(sampleLog('random-weyland-criminal'));
    const { id: game, winner } = Object(body);
    const { game: stored } = await ask(
      'query ($id: ID!) { game(id: $id) { players { corp runner } } }',
      { id: game },
    );
    const { corp, runner } = Object(stored).players;
    const { announceTournament } = await ask(`mutation {
      announceTournament(settings: {
        name: "Draft", date: "2015-03-25", tier: CASUAL, structure: HALF_DRAFT, rounds: 1,
        organiser: "olga"
      }) { key tournament { id } }
    }`);
    const { key, tournament } = Object(announceTournament);
    const { id } = tournament;
    const enter = `mutation ($id: ID!, $player: ID!, $name: String!) {
      registerPlayer(tournament: $id, player: $player, name: $name) { phase }
    }`;
    await ask(enter, { id, player: 'one', name: corp }, key);
    await ask(enter, { id, player: 'two', name: runner }, key);
    const paired = `mutation ($id: ID!) {
      startTournament(tournament: $id) { phase }
      pairByHand(tournament: $id, tables: [{ first: "two", second: "one" }]) { rounds { by } }
    }`;
    expect(await ask(paired, { id }, key)).toMatchObject({
      pairByHand: { rounds: [{ by: 'ORGANISER' }] },
    });
    const taken = await ask(
      `mutation ($id: ID!, $game: ID!) {
        takeResult(tournament: $id, round: 1, table: 1, games: [$game]) {
          rounds { matches { games result { firstCorp games { kind winner } } } }
        }
      }`,
      { id, game },
      key,
    );
    const outcome = { kind: 'WIN', winner: String(winner).toUpperCase() };
    expect(taken).toEqual({
      takeResult: {
        rounds: [{ matches: [{ games: [game], result: { firstCorp: 'one', games: [outcome] } }] }],
      },
    });
  });
});
