import type { EndReason, ObservedFact } from '#notation/jinteki/facts';
import { type Fact, sides, type Side } from '#rules';
import type { Target } from './run-tally';
import type { PlayerCount, SidesCounts } from './player-counts';

/** What folded and observed games tell in the same words. */
type AnyFact = Fact | ObservedFact;

/** Null: no count of its own. */
const reasonCount: Readonly<Record<EndReason, PlayerCount | null>> = {
  'agenda-points': 'wins_agenda_points',
  flatline: 'wins_flatline',
  'empty-rd': 'wins_empty_rd',
  concession: 'wins_concession',
  tie: null,
  other: null,
};

export function countEnd(of: SidesCounts, winner: Side | null, reason: EndReason | null): void {
  for (const side of sides) {
    of[side].games = 1;
    if (winner === null) of[side].draws = 1;
    else of[side][winner === side ? 'wins' : 'losses'] = 1;
  }
  const count = reason === null ? null : reasonCount[reason];
  if (winner !== null && count !== null) of[winner][count] = 1;
}

export function countRun({ runner }: SidesCounts, target: Target, successful: boolean): void {
  runner[`runs_${target}`] += 1;
  if (successful) runner[`successful_${target}`] += 1;
}

export function countDeed(of: SidesCounts, fact: AnyFact): void {
  countTurn(of, fact);
  countCard(of, fact);
  countHarm(of, fact);
}

function countTurn(of: SidesCounts, fact: AnyFact): void {
  if (fact.type === 'turn-began') of[fact.side].turns += 1;
  if (fact.type === 'mulliganed') of[fact.side].mulligans += 1;
  if (fact.type === 'credits-gained' || fact.type === 'credits-taken')
    of[fact.side].credits_gained += fact.amount;
  if (fact.type === 'credits-spent') of[fact.side].credits_spent += fact.amount;
  if (fact.type === 'drew') of[fact.side].cards_drawn += fact.amount;
}

function countCard(of: SidesCounts, fact: AnyFact): void {
  const { corp, runner } = of;
  if (fact.type === 'installed') of[fact.side].cards_installed += 1;
  if (fact.type === 'played') of[fact.side].cards_played += 1;
  if (fact.type === 'rezzed') corp.cards_rezzed += 1;
  if (fact.type === 'stolen') {
    runner.steals += 1;
    runner.points_stolen += fact.points ?? 0;
  }
  if (fact.type === 'scored') {
    corp.scores += 1;
    corp.points_scored += fact.points ?? 0;
  }
}

function countHarm({ corp, runner }: SidesCounts, fact: AnyFact): void {
  if (fact.type === 'damage-suffered') runner[`damage_${fact.kind}`] += fact.amount;
  if (fact.type === 'tags-taken') runner.tags_taken += fact.amount;
  if (fact.type === 'tags-removed' && !('side' in fact)) runner.tags_removed += fact.amount;
  if (fact.type === 'bad-publicity-taken') corp.bad_publicity += fact.amount;
}
