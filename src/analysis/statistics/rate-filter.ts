import { everything, type SliceFilter } from './slices';

export interface RateFilter extends SliceFilter {
  /** On decisions that were folded, or facts that were observed; null: on either. */
  readonly restsOn: 'decisions' | 'facts' | null;
  /** Turns of the player, both included. */
  readonly leastTurns: number | null;
  readonly mostTurns: number | null;
  /** How far our rules have judged the game. */
  readonly tier: Tier | null;
  /** The id of the tournament that the game is a match's of. */
  readonly tournament: string | null;
  /** Ids of the lists of a deck that the player played. */
  readonly deck: readonly string[] | null;
}

export const tiers = ['verified', 'partial', 'observed'] as const;
export type Tier = (typeof tiers)[number];

export const everyRate: RateFilter = {
  ...everything,
  ...{ restsOn: null, leastTurns: null, mostTurns: null },
  ...{ tier: null, tournament: null, deck: null },
};

/** Whether something of these is given, and nothing else. */
export const isOnlyBy = (filter: RateFilter, names: readonly (keyof RateFilter)[]): boolean =>
  names.some((name) => filter[name] !== null) &&
  Object.entries(filter).every(
    ([name, value]) => value === null || names.some((one) => one === name),
  );
