import type { Fact } from '../facts';
import type { LogEvent } from './event';

/** Runs as a log alone tells them: a run ends where something happens that no run can hold. */
export class RunLog {
  private server: string | null = null;
  private successful = false;
  /** The card played last: what began a run that no line tells of. */
  private played: string | null = null;

  /** Facts to put before those of the line. */
  before(event: LogEvent, facts: readonly Fact[]): readonly Fact[] {
    for (const fact of facts) if (fact.type === 'played') this.played = fact.card.title;
    const begins = facts.some(({ type }) => type === 'run-began');
    if (begins || this.leaves(event)) return this.end('unsuccessful');
    return this.server === null ? this.entered(facts) : [];
  }

  /** Some cards begin a run without a word, and a paste may begin amid one. */
  private entered(facts: readonly Fact[]): readonly Fact[] {
    for (const fact of facts) {
      if (fact.type !== 'ice-approached' && fact.type !== 'server-approached') continue;
      const { server } = fact;
      if (server === null) continue;
      this.server = server;
      this.successful = false;
      return [{ type: 'run-began', server, by: this.played }];
    }
    return [];
  }

  after(facts: readonly Fact[]): readonly Fact[] {
    for (const fact of facts) {
      if (fact.type === 'run-began' || fact.type === 'run-redirected') {
        this.server = fact.server;
        this.successful = false;
      } else if (fact.type === 'run-successful') {
        this.server ??= fact.server;
        this.successful = true;
      }
    }
    if (facts.some(({ type }) => type === 'game-ended')) return this.end('neither');
    return facts.some(({ type }) => type === 'jacked-out') ? this.end('unsuccessful') : [];
  }

  /** An undo leads out of the run, as if there had been none. */
  forget(): void {
    this.server = null;
    this.played = null;
  }

  end(otherwise: 'unsuccessful' | 'neither'): readonly Fact[] {
    const { server } = this;
    if (server === null) return [];
    this.server = null;
    const outcome = this.successful ? 'successful' : otherwise;
    return [{ type: 'run-ended', server, outcome }];
  }

  private leaves(event: LogEvent): boolean {
    if (event.kind === 'turn') return true;
    if (event.kind !== 'acted' || event.side !== 'runner') return false;
    // A run that does not begin with its line is the one at hand, at a price of its own.
    return (event.cost?.clicks ?? 0) > 0 && event.action.do !== 'run';
  }
}
