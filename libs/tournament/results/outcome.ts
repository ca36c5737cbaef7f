declare const brand: unique symbol;
export type PlayerId = string & { readonly [brand]: 'PlayerId' };
export const isPlayerId = (text: string): text is PlayerId => /^\S{1,64}$/.test(text);

export type Side = 'corp' | 'runner';

/** How one game ended; points are those of the score areas when time ran out. */
export type GameOutcome =
  | { readonly kind: 'win'; readonly side: Side }
  | { readonly kind: 'time'; readonly corpPoints: number; readonly runnerPoints: number }
  /** Both had won at the same instant (GAP-02). */
  | { readonly kind: 'draw' }
  | { readonly kind: 'unstarted' };

/** The games of a match in order; sides are exchanged after each (MATCH-01). */
export interface MatchResult {
  readonly firstCorp: PlayerId;
  readonly games: readonly GameOutcome[];
}

export type Pair = readonly [PlayerId, PlayerId];

export interface GamePrestige {
  readonly corp: number;
  readonly runner: number;
}

export const WIN_PRESTIGE = 2;
export const TIME_PRESTIGE = 1;
export const BYE_PRESTIGE = 4;

/**
 * Prestige of a game for its two seats (MATCH-05, MATCH-07, MATCH-08, MATCH-09). The rules know no
 * draw; it is worth what equal points are.
 */
export const gamePrestige = (outcome: GameOutcome): GamePrestige => {
  switch (outcome.kind) {
    case 'win':
      return outcome.side === 'corp'
        ? { corp: WIN_PRESTIGE, runner: 0 }
        : { corp: 0, runner: WIN_PRESTIGE };
    case 'time': {
      const ahead = outcome.corpPoints - outcome.runnerPoints;
      return {
        corp: ahead >= 0 ? TIME_PRESTIGE : 0,
        runner: ahead <= 0 ? TIME_PRESTIGE : 0,
      };
    }
    case 'draw':
      return { corp: TIME_PRESTIGE, runner: TIME_PRESTIGE };
    case 'unstarted':
      return { corp: 0, runner: 0 };
  }
};

export interface MatchTally {
  readonly prestige: number;
  readonly corpPrestige: number;
  readonly runnerPrestige: number;
  readonly corpWins: number;
  readonly runnerWins: number;
}

/** What one player of a match takes from it. */
export const tally = (result: MatchResult, player: PlayerId): MatchTally => {
  let corpPrestige = 0;
  let runnerPrestige = 0;
  let corpWins = 0;
  let runnerWins = 0;
  result.games.forEach((outcome, index) => {
    const isCorp = (result.firstCorp === player) === (index % 2 === 0);
    const prestige = gamePrestige(outcome);
    if (isCorp) corpPrestige += prestige.corp;
    else runnerPrestige += prestige.runner;
    if (outcome.kind !== 'win') return;
    if (isCorp && outcome.side === 'corp') corpWins++;
    if (!isCorp && outcome.side === 'runner') runnerWins++;
  });
  return {
    prestige: corpPrestige + runnerPrestige,
    corpPrestige,
    runnerPrestige,
    corpWins,
    runnerWins,
  };
};

export const sameResult = (a: MatchResult, b: MatchResult): boolean =>
  JSON.stringify([a.firstCorp, a.games.map(outcomeKey)]) ===
  JSON.stringify([b.firstCorp, b.games.map(outcomeKey)]);

const outcomeKey = (outcome: GameOutcome): readonly (string | number)[] => {
  switch (outcome.kind) {
    case 'win':
      return [outcome.side];
    case 'time':
      return [outcome.corpPoints, outcome.runnerPoints];
    case 'draw':
      return ['draw'];
    case 'unstarted':
      return [];
  }
};
