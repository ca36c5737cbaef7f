import type { Fact } from '#rules/fact/fact';
import type { Side } from '#rules/state/side';
import type { Outcome } from '#rules/state/state';
import type { FoldedGame } from '../../folding/folded-game';
import { clickUse, clickUses } from '../../statistics/click-use';
import { zeros, type Counts } from '../../statistics/count-columns';
import { outcomeOf, seatsOf, type Seat } from '../../statistics/finished-game';
import { RunTally, targets } from '../../statistics/run-tally';

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

const reasonCount = {
  'agenda-points': 'wins_agenda_points',
  flatline: 'wins_flatline',
  'empty-rd': 'wins_empty_rd',
  concession: 'wins_concession',
} as const satisfies Record<Outcome['reason'], PlayerCount>;

class PlayerTally {
  readonly of: Readonly<Record<Side, Counts<PlayerCount>>> = {
    corp: zeros(playerCounts),
    runner: zeros(playerCounts),
  };
  private readonly runs = new RunTally((target, successful) => {
    this.of.runner[`runs_${target}`] += 1;
    if (successful) this.of.runner[`successful_${target}`] += 1;
  });

  end({ winner, reason }: Outcome): void {
    for (const side of ['corp', 'runner'] as const) {
      const counts = this.of[side];
      counts.games = 1;
      if (winner === null) counts.draws = 1;
      else counts[winner === side ? 'wins' : 'losses'] = 1;
    }
    if (winner !== null) this.of[winner][reasonCount[reason]] = 1;
  }

  /** Fact `at` of those that one decision made happen. */
  take(facts: readonly Fact[], at: number): void {
    const fact = facts[at];
    if (fact === undefined) return;
    this.runs.take(fact);
    if (fact.type === 'clicks-spent')
      this.of[fact.side][`clicks_${clickUse(facts, at)}`] += fact.amount;
    this.takeTurn(fact);
    this.takeCard(fact);
    this.takeHarm(fact);
  }

  private takeTurn(fact: Fact): void {
    if (fact.type === 'turn-began') this.of[fact.side].turns += 1;
    if (fact.type === 'mulliganed') this.of[fact.side].mulligans += 1;
    if (fact.type === 'credits-gained' || fact.type === 'credits-taken')
      this.of[fact.side].credits_gained += fact.amount;
    if (fact.type === 'credits-spent') this.of[fact.side].credits_spent += fact.amount;
    if (fact.type === 'drew') this.of[fact.side].cards_drawn += fact.amount;
  }

  private takeCard(fact: Fact): void {
    const { corp, runner } = this.of;
    if (fact.type === 'installed') this.of[fact.side].cards_installed += 1;
    if (fact.type === 'played') this.of[fact.side].cards_played += 1;
    if (fact.type === 'rezzed') corp.cards_rezzed += 1;
    if (fact.type === 'accessed') runner.accesses += 1;
    if (fact.type === 'access-ended' && fact.trashed) runner.accessed_trashed += 1;
    if (fact.type === 'stolen') {
      runner.steals += 1;
      runner.points_stolen += fact.points;
    }
    if (fact.type === 'scored') {
      corp.scores += 1;
      corp.points_scored += fact.points;
    }
  }

  private takeHarm(fact: Fact): void {
    const { corp, runner } = this.of;
    if (fact.type === 'damage-suffered') runner[`damage_${fact.kind}`] += fact.amount;
    if (fact.type === 'tags-taken') runner.tags_taken += fact.amount;
    if (fact.type === 'tags-removed') runner.tags_removed += fact.amount;
    if (fact.type === 'bad-publicity-taken') corp.bad_publicity += fact.amount;
  }
}

/** A row a side, once the game is over. */
export function playerRows(game: FoldedGame): readonly PlayerRow[] {
  const outcome = outcomeOf(game);
  if (outcome === null) return [];
  const tally = new PlayerTally();
  tally.end(outcome);
  for (const { facts } of game.told) for (const at of facts.keys()) tally.take(facts, at);
  return seatsOf(game).map((seat) => ({ ...seat, ...tally.of[seat.side] }));
}
