import type { Side } from '#rules';
import { clickUses } from './click-use';
import { zeros, type Counts } from './count-columns';
import type { Seat } from './finished-game';
import { targets } from './run-tally';

const results = [
  'games',
  'wins',
  'losses',
  'draws',
  'wins_agenda_points',
  'wins_flatline',
  'wins_empty_rd',
  'wins_concession',
] as const;

const deeds = [
  'turns',
  'mulligans',
  'credits_gained',
  'credits_spent',
  'cards_drawn',
  'cards_installed',
  'cards_played',
  'cards_rezzed',
  'accesses',
  'accessed_trashed',
  'steals',
  'points_stolen',
  'scores',
  'points_scored',
  'damage_net',
  'damage_meat',
  'damage_brain',
  'tags_taken',
  'tags_removed',
  'bad_publicity',
] as const;

const clicks = clickUses.map((use) => `clicks_${use}` as const);
const runs = targets.map((target) => `runs_${target}` as const);
const successes = targets.map((target) => `successful_${target}` as const);

/** What is counted of a player in a game; what only one side does counts for that side alone. */
export const playerCounts = [...results, ...deeds, ...clicks, ...runs, ...successes] as const;
export type PlayerCount = (typeof playerCounts)[number];
export type PlayerRow = Seat & Counts<PlayerCount>;

export type SidesCounts = Readonly<Record<Side, Counts<PlayerCount>>>;

export const noSidesCounts = (): SidesCounts => ({
  corp: zeros(playerCounts),
  runner: zeros(playerCounts),
});
