import type { ObservedFact } from '#notation/jinteki/facts';
import { accessesIn } from '#notation/observed/accesses';
import { noSidesCounts, type PlayerRow } from '../../statistics/player-counts';
import { countDeed, countEnd, countRun } from '../../statistics/player-deeds';
import type { Target } from '../../statistics/run-tally';
import { clickUseIn } from './click-use';
import { observedSeats, type ObservedOver } from './observed-over';

const CENTRAL: ReadonlyMap<string, Target> = new Map([
  ['HQ', 'hq'],
  ['R&D', 'rd'],
  ['Archives', 'archives'],
]);
const targetOf = (server: string): Target => CENTRAL.get(server) ?? 'remote';

class Tally {
  readonly of = noSidesCounts();
  private run: { server: string; successful: boolean } | null = null;

  end({ header: { outcome } }: ObservedOver): void {
    countEnd(this.of, outcome.winner, outcome.reason);
    this.endRun();
  }

  take(fact: ObservedFact, entry: readonly ObservedFact[]): void {
    this.takeRun(fact);
    if (fact.type === 'clicks-spent')
      this.of[fact.side][`clicks_${clickUseIn(fact.on, entry)}`] += fact.amount;
    countDeed(this.of, fact);
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
    countRun(this.of, targetOf(this.run.server), this.run.successful);
    this.run = null;
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
