/** TOURN-02 to TOURN-05. */
export const TIERS = ['casual', 'competitive', 'premier'] as const;
export type Tier = (typeof TIERS)[number];

/** Swiss matches of two games; drafts keep to Swiss after their first round (DRAFT-02, DRAFT-05). */
export const STRUCTURES = ['swiss', 'full-draft', 'half-draft'] as const;
export type Structure = (typeof STRUCTURES)[number];

export interface Settings {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly tier: Tier;
  readonly structure: Structure;
  /** Fixed beforehand (SWISS-01). */
  readonly rounds: number;
  /** Players of the cut, a power of two, or 0 for none (CUT-02). */
  readonly cut: number;
  readonly roundMinutes: number;
  /** CONF-16: 40 in the summary of the rules, 35 in their section on time. */
  readonly cutMinutes: number;
  readonly decklists: 'required' | 'optional';
  /** Name of the format that lists are held against, such as `constructed@2015-03-25` (TOURN-07). */
  readonly format: string;
  readonly organiser: string;
  /** Rules on the organiser's own games (TOURN-12). */
  readonly secondOrganiser: string | null;
}

export interface StructureRules {
  readonly gamesPerMatch: 1 | 2;
  readonly minutes: number;
  /** How far the organiser may shift the minutes before the event. */
  readonly shift: number;
  readonly winningPoints: 6 | 7;
  /** Sizes the rules advise; empty for any. */
  readonly advised: readonly number[];
  readonly evenOnly: boolean;
}

export const STRUCTURE_RULES: Readonly<Record<Structure, StructureRules>> = {
  // MATCH-01, MATCH-03
  swiss: {
    gamesPerMatch: 2,
    minutes: 65,
    shift: 10,
    winningPoints: 7,
    advised: [],
    evenOnly: false,
  },
  // DRAFT-01, DRAFT-02, DRAFT-03
  'full-draft': {
    gamesPerMatch: 2,
    minutes: 50,
    shift: 10,
    winningPoints: 6,
    advised: [6, 8],
    evenOnly: true,
  },
  // DRAFT-05, DRAFT-06
  'half-draft': {
    gamesPerMatch: 1,
    minutes: 30,
    shift: 5,
    winningPoints: 6,
    advised: [8, 12, 16],
    evenOnly: true,
  },
};

/** CUT-04, CONF-16: the rules say 40 for the round, and 35 where they speak of time. */
export const CUT_MINUTES = 40;
/** CUT-01. */
export const CUT_RECOMMENDED_FROM = 33;
