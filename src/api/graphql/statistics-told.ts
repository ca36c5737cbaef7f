import { cardByCode } from '#decks/catalogue/find-card';
import type { CardCount } from '../../analysis/projections/card-statistics/fold';
import type { PlayerCount } from '../../analysis/statistics/player-counts';
import type { Counts } from '../../analysis/statistics/count-columns';
import type { Slices } from '../../analysis/statistics/slices';
import type { Span } from '../../platform/projections/span';
import { connectionOf } from './connection';
import type { ListName } from './list-name';

const titleOf = (key: string | null): string | null =>
  key === null ? null : (cardByCode(key)?.title ?? null);

/** A `PlayerStatistics` of the schema. */
export const playerOut = (key: string | null, counts: Counts<PlayerCount>) => ({
  key,
  title: titleOf(key),
  games: counts.games,
  wins: counts.wins,
  losses: counts.losses,
  draws: counts.draws,
  winsBy: {
    agendaPoints: counts.wins_agenda_points,
    flatline: counts.wins_flatline,
    emptyRd: counts.wins_empty_rd,
    concession: counts.wins_concession,
  },
  turns: counts.turns,
  mulligans: counts.mulligans,
  clicks: {
    credit: counts.clicks_credit,
    draw: counts.clicks_draw,
    install: counts.clicks_install,
    play: counts.clicks_play,
    run: counts.clicks_run,
    advance: counts.clicks_advance,
    purge: counts.clicks_purge,
    removeTag: counts.clicks_remove_tag,
    trashResource: counts.clicks_trash_resource,
    ability: counts.clicks_ability,
    other: counts.clicks_other,
  },
  creditsGained: counts.credits_gained,
  creditsSpent: counts.credits_spent,
  cardsDrawn: counts.cards_drawn,
  cardsInstalled: counts.cards_installed,
  cardsPlayed: counts.cards_played,
  cardsRezzed: counts.cards_rezzed,
  runs: {
    hq: { runs: counts.runs_hq, successful: counts.successful_hq },
    rd: { runs: counts.runs_rd, successful: counts.successful_rd },
    archives: { runs: counts.runs_archives, successful: counts.successful_archives },
    remotes: { runs: counts.runs_remote, successful: counts.successful_remote },
  },
  accesses: counts.accesses,
  accessedTrashed: counts.accessed_trashed,
  steals: counts.steals,
  pointsStolen: counts.points_stolen,
  scores: counts.scores,
  pointsScored: counts.points_scored,
  damage: {
    net: counts.damage_net,
    meat: counts.damage_meat,
    brain: counts.damage_brain,
  },
  tagsTaken: counts.tags_taken,
  tagsRemoved: counts.tags_removed,
  badPublicity: counts.bad_publicity,
});

/** A `CardStatistics` of the schema. */
export const cardOut = (key: string | null, counts: Counts<CardCount>) => ({
  key,
  title: titleOf(key),
  decks: counts.decks,
  copies: counts.copies,
  wins: counts.wins,
  seen: counts.seen,
  winsSeen: counts.wins_seen,
  drawn: counts.drawn,
  installs: counts.installs,
  rezzes: counts.rezzes,
  plays: counts.plays,
  uses: counts.uses,
  accesses: counts.accesses,
  steals: counts.steals,
  scores: counts.scores,
  trashes: counts.trashes,
});

/** A connection of slices; a cursor is the place of a slice among all. */
export function slicesOut<Name extends string, Out>(
  list: ListName,
  slices: Slices<Name>,
  span: Span<number>,
  out: (key: string | null, counts: Counts<Name>) => Out,
) {
  const placed = slices.rows.map(({ key, counts }, index) => ({
    place: slices.start + index,
    node: out(key, counts),
  }));
  const { edges, pageInfo } = connectionOf(
    list,
    { rows: placed, more: slices.more },
    ({ place }) => place,
    span,
  );
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.node })),
    pageInfo,
    totalCount: slices.total,
    whole: out(null, slices.whole),
  };
}
