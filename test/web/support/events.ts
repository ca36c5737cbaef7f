import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import type { Server } from '../../e2e/support/server';

/** A registered deck; its id. */
export async function registeredDeck(server: Server): Promise<string> {
  const list = STARTERS.get('anarch');
  if (list === undefined) throw new Error('there is no such deck');
  const data = await server.ask(
    'mutation ($text: String!) { importDeck(owner: "ana", text: $text) { deck { id } } }',
    { text: printDeck(list, 'own') },
  );
  return Object(data).importDeck.deck.id;
}

const SETTINGS = `{ name: "Spring Cup", date: "2015-03-25", tier: CASUAL, structure: SWISS,
  rounds: 1, cut: 4, organiser: "olga" }`;
const PLAYERS = ['ana', 'bob', 'cai', 'dee'];

/**
 * A tournament of four, half way through its cut; the earlier of two names wins. Its id. A stored game
 * may be the last that was played.
 */
export async function tournamentInCut(server: Server, game: string | null = null): Promise<string> {
  const announced = Object(
    await server.ask(
      `mutation { announceTournament(settings: ${SETTINGS}) { key tournament { id } } }`,
    ),
  ).announceTournament;
  const { id } = announced.tournament;
  const change = async (call: string): Promise<void> => {
    const named = call.replace('(', `(tournament: "${id}" `);
    await server.ask(`mutation { ${named} { phase } }`, {}, announced.key);
  };
  const asked = async (fields: string) =>
    Object(await server.ask(`{ tournament(id: "${id}") { ${fields} } }`)).tournament;
  for (const player of PLAYERS)
    await change(`registerPlayer(player: "${player}", name: "${player} of the long name")`);
  await change('startTournament()');
  await change('drawRound()');
  for (const { table, players } of (await asked('rounds { matches { table players } }')).rounds[0]
    .matches) {
    const wins = players[0] < players[1] ? ['CORP', 'RUNNER'] : ['RUNNER', 'CORP'];
    const games = wins.map((winner) => `{ kind: WIN, winner: ${winner} }`).join();
    await change(
      `recordResult(round: 1, table: ${table}, result: { firstCorp: "${players[0]}", games: [${games}] })`,
    );
  }
  await change('closeSwiss(then: SEED_CUT)');
  for (let played = 0; played < 3; played += 1) {
    const { bracket } = await asked('bracket { matches { id players winner ruling { corp } } }');
    const next = bracket.matches.find(
      (match: { readonly winner: string | null; readonly ruling: object | null }) =>
        match.winner === null && match.ruling !== null,
    );
    const corp = next.ruling.corp ?? next.players[0];
    const runner = next.players.find((player: string) => player !== corp);
    await change(`settleSides(match: "${next.id}", corp: "${corp}", lot: "${corp}")`);
    const stored = game === null || played < 2 ? '' : `, game: "${game}"`;
    await change(`recordCutResult(match: "${next.id}", result: { corp: "${corp}", runner: "${runner}"${stored},
      outcome: { kind: WIN, winner: ${corp < runner ? 'CORP' : 'RUNNER'} } })`);
  }
  return id;
}
