import type { PlayerId } from '../results/outcome';
import { standings } from '../standings/standings';
import type { Event } from '../stream/state';
import { type Cell, page, table } from './html';

/** The pairings of a round by player, as they are pinned up: everybody finds their own line. */
export const pairingsPage = (event: Event, round: number): string => {
  const paired = event.rounds[round - 1];
  const name = (id: PlayerId): string => event.players.get(id)?.name ?? id;
  const points = new Map(standings(event, round - 1).map((row) => [row.player.id, row.prestige]));
  const line = (id: PlayerId, at: number | null, opponent: string): readonly Cell[] => [
    name(id),
    points.get(id) ?? 0,
    at,
    opponent,
  ];
  const rows = [
    ...(paired?.matches ?? []).flatMap(({ table: at, players: [a, b] }) => [
      line(a, at, name(b)),
      line(b, at, name(a)),
    ]),
    ...(paired?.bye == null ? [] : [line(paired.bye, null, 'bye')]),
  ].sort((a, b) => String(a[0]).localeCompare(String(b[0]), 'en'));
  return page(
    `${event.settings.name}: pairings of round ${round}`,
    table(['Player', 'Prestige', 'Table', 'Opponent'], rows),
  );
};
