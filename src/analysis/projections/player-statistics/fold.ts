import type { Fact } from '#rules';
import type { FoldedGame } from '../../folding/folded-game';
import { clickUse } from '../../statistics/click-use';
import { outcomeOf, seatsOf } from '../../statistics/finished-game';
import { noSidesCounts, type PlayerRow } from '../../statistics/player-counts';
import { countDeed, countEnd, countRun } from '../../statistics/player-deeds';
import { RunTally } from '../../statistics/run-tally';

class PlayerTally {
  readonly of = noSidesCounts();
  private readonly runs = new RunTally((target, successful) => {
    countRun(this.of, target, successful);
  });

  /** Fact `at` of those that one decision made happen. */
  take(facts: readonly Fact[], at: number): void {
    const fact = facts[at];
    if (fact === undefined) return;
    this.runs.take(fact);
    if (fact.type === 'clicks-spent')
      this.of[fact.side][`clicks_${clickUse(facts, at)}`] += fact.amount;
    if (fact.type === 'accessed') this.of.runner.accesses += 1;
    if (fact.type === 'access-ended' && fact.trashed) this.of.runner.accessed_trashed += 1;
    countDeed(this.of, fact);
  }
}

/** A row a side, once the game is over. */
export function playerRows(game: FoldedGame): readonly PlayerRow[] {
  const outcome = outcomeOf(game);
  if (outcome === null) return [];
  const tally = new PlayerTally();
  countEnd(tally.of, outcome.winner, outcome.reason);
  for (const { facts } of game.told) for (const at of facts.keys()) tally.take(facts, at);
  return seatsOf(game).map((seat) => ({ ...seat, ...tally.of[seat.side] }));
}
