import { Server } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const announce = async (name: string): Promise<{ id: string; key: string }> => {
  const data = await server.ask(
    `mutation ($name: String!) {
      announceTournament(settings: {
        name: $name, date: "2015-03-25", tier: CASUAL, structure: SWISS, rounds: 2, organiser: "olga"
      }) { key tournament { id } }
    }`,
    { name },
  );
  const { key, tournament } = Object(data).announceTournament;
  return { id: tournament.id, key };
};

const page = async (args: string) => {
  const data = await server.ask(`{
    tournaments(${args}) {
      totalCount isTotalExact edges { node { id name date tier phase players paired rounds } }
      pageInfo { hasNextPage endCursor }
    }
  }`);
  const { edges, ...rest } = Object(data).tournaments;
  const nodes: readonly { readonly name: string }[] = edges.map(
    ({ node }: { node: { name: string } }) => node,
  );
  return { ...rest, nodes, names: nodes.map(({ name }) => name) };
};

it('lists tournaments by page, the newest first, by name, phase and player', async () => {
  await announce('Spring Cup');
  await announce('Winter Cup');
  const { id: autumn, key } = await announce('Autumn Open');
  const all = await page('first: 2');
  expect(all).toMatchObject({
    totalCount: 3,
    names: ['Autumn Open', 'Winter Cup'],
    pageInfo: { hasNextPage: true },
  });
  expect(await page(`first: 2, after: "${all.pageInfo.endCursor}"`)).toMatchObject({
    names: ['Spring Cup'],
    pageInfo: { hasNextPage: false },
  });
  expect(await page('name: "cup"')).toMatchObject({ totalCount: 2 });
  for (const player of ['ana', 'bob'])
    await server.ask(
      `mutation { registerPlayer(tournament: "${autumn}", player: "${player}", name: "${player.toUpperCase()} %") { phase } }`,
      {},
      key,
    );
  await server.ask(`mutation { startTournament(tournament: "${autumn}") { phase } }`, {}, key);
  await server.ask(`mutation { drawRound(tournament: "${autumn}") { phase } }`, {}, key);
  expect(await page('phase: SWISS')).toMatchObject({ totalCount: 1 });
  expect((await page('player: "ana %"')).nodes).toEqual([
    {
      id: autumn,
      name: 'Autumn Open',
      date: '2015-03-25',
      tier: 'CASUAL',
      phase: 'SWISS',
      players: 2,
      paired: 1,
      rounds: 2,
    },
  ]);
  expect(await page('player: "ANA", name: "cup"')).toMatchObject({ nodes: [], totalCount: 0 });
  const { errors = [] } = await server.graphql('{ tournaments(first: 0) { totalCount } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_PAGE' } }]);
});
