import type { EndReason, ObservedFact } from '#notation/jinteki/facts';
import { accessesIn } from '#notation/observed/accesses';
import { sides, type Side } from '#rules/state/side';
import { zeros, type Counts } from '../../statistics/count-columns';
import type { Target } from '../../statistics/run-tally';
import { playerCounts, type PlayerCount, type PlayerRow } from '../player-statistics/fold';
import { clickUseIn } from './click-use';
import { observedSeats, type ObservedOver } from './observed-over';

const reasonCount: Readonly<Record<EndReason, PlayerCount | null>> = {
  'agenda-points': 'wins_agenda_points',
  flatline: 'wins_flatline',
  'empty-rd': 'wins_empty_rd',
  concession: 'wins_concession',
  tie: null,
  other: null,
};

const CENTRAL: ReadonlyMap<string, Target> = new Map([
  ['HQ', 'hq'],
  ['R&D', 'rd'],
  ['Archives', 'archives'],
]);
const targetOf = (server: string): Target => CENTRAL.get(server) ?? 'remote';

class Tally {
  readonly of: Readonly<Record<Side, Counts<PlayerCount>>> = {
    corp: zeros(playerCounts),
    runner: zeros(playerCounts),
  };
  private run: { server: string; successful: boolean } | null = null;

  end({ header: { outcome } }: ObservedOver): void {
    const { winner, reason } = outcome;
    for (const side of sides) {
      this.of[side].games = 1;
      if (winner === null) this.of[side].draws = 1;
      else this.of[side][winner === side ? 'wins' : 'losses'] = 1;
    }
    const count = reason === null ? null : reasonCount[reason];
    if (winner !== null && count !== null) this.of[winner][count] = 1;
    this.endRun();
  }

  take(fact: ObservedFact, entry: readonly ObservedFact[]): void {
    this.takeRun(fact);
    if (fact.type === 'clicks-spent')
      this.of[fact.side][`clicks_${clickUseIn(entry)}`] += fact.amount;
    this.takeTurn(fact);
    this.takeCard(fact);
    this.takeHarm(fact);
  }

  /** Every run once, on the server it went to in the end. */
  private takeRun(fact: ObservedFact): void {
    if (fact.type === 'run-began') {
      this.endRun();
      this.run = { server: fact.server, successful: false };
    }
    if (this.run === null) return;
    if (fact.type === 'run-redirected') this.run.server = fact.server;
    if (fact.type === 'run-successful') this.run = { server: fact.server, successful: true };
    if (fact.type === 'run-ended') this.endRun();
  }

  private endRun(): void {
    if (this.run === null) return;
    const target = targetOf(this.run.server);
    this.of.runner[`runs_${target}`] += 1;
    if (this.run.successful) this.of.runner[`successful_${target}`] += 1;
    this.run = null;
  }

  private takeTurn(fact: ObservedFact): void {
    if (fact.type === 'turn-began') this.of[fact.side].turns += 1;
    if (fact.type === 'mulliganed') this.of[fact.side].mulligans += 1;
    if (fact.type === 'credits-gained' || fact.type === 'credits-taken')
      this.of[fact.side].credits_gained += fact.amount;
    if (fact.type === 'credits-spent') this.of[fact.side].credits_spent += fact.amount;
    if (fact.type === 'drew') this.of[fact.side].cards_drawn += fact.amount;
  }

  private takeCard(fact: ObservedFact): void {
    const { corp, runner } = this.of;
    if (fact.type === 'installed') this.of[fact.side].cards_installed += 1;
    if (fact.type === 'played') this.of[fact.side].cards_played += 1;
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

  private takeHarm(fact: ObservedFact): void {
    const { corp, runner } = this.of;
    if (fact.type === 'damage-suffered') runner[`damage_${fact.kind}`] += fact.amount;
    if (fact.type === 'tags-taken') runner.tags_taken += fact.amount;
    if (fact.type === 'tags-removed') runner.tags_removed += fact.amount;
    if (fact.type === 'bad-publicity-taken') corp.bad_publicity += fact.amount;
  }
}

function entriesOf(facts: readonly ObservedFact[]): ReadonlyMap<number, readonly ObservedFact[]> {
  const entries = new Map<number, ObservedFact[]>();
  for (const fact of facts) {
    const entry = entries.get(fact.index);
    if (entry === undefined) entries.set(fact.index, [fact]);
    else entry.push(fact);
  }
  return entries;
}

const OPEN = { cards: 'all', host: 'all' } as const;

/** What each side did, as far as the replay shows. */
export function observedPlayerRows(game: ObservedOver): readonly PlayerRow[] {
  const tally = new Tally();
  for (const entry of entriesOf(game.facts).values())
    for (const fact of entry) tally.take(fact, entry);
  tally.end(game);
  const accesses = accessesIn(game.facts.map((fact) => ({ fact, seen: OPEN })));
  tally.of.runner.accesses = accesses.length;
  tally.of.runner.accessed_trashed = accesses.filter(({ fate }) => fate === 'trashed').length;
  return observedSeats(game).map((seat) => ({ ...seat, ...tally.of[seat.side] }));
}
