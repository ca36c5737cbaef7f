import { ask } from './client';
import { StealsDocument } from './documents';

/** Who stole which agendas in the newest games: every field below is typed by the question. */
export async function steals(server: string, first: number): Promise<readonly string[]> {
  const { games } = await ask(server, StealsDocument, { first });
  return games.edges.flatMap(({ node: { players, timeline } }) =>
    // Null where the asker may not look so.
    (timeline?.edges ?? []).map(
      ({ node: { at, card } }) => `${players.runner} stole ${card?.title ?? 'a card'} at ${at}`,
    ),
  );
}
