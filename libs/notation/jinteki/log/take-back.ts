import type { ObservedFact } from '../facts';
import type { Side } from '../lens/side';
import type { ArchivesKept } from './archives';
import type { Pools } from './checksum';
import type { LogEvent } from './event';

/** Where a line began that an undo may go back to. */
export interface Mark {
  /** How many facts come before it. */
  readonly facts: number;
  readonly line: number;
  readonly pools: Pools;
  readonly archives: ArchivesKept;
}

/** Remembers where each click of a turn was spent, which is what the server goes back to. */
export class TakeBack {
  private turn: Mark | null = null;
  private clicks: Mark[] = [];
  /** Both sides have to ask for a turn to be taken back. */
  private asking = new Set<Side>();

  /** Call for each line with where it begins; the place an undo leads to, null for any other line. */
  read(event: LogEvent, here: Mark): Mark | null {
    switch (event.kind) {
      case 'turn':
        if (!event.ending) this.turn = here;
        this.clicks = [];
        this.asking.clear();
        return null;
      case 'acted':
        if ((event.cost?.clicks ?? 0) > 0) this.clicks.push(here);
        return null;
      case 'undone':
        return this.clicks.pop() ?? null;
      case 'command': {
        if (event.side === null || !/^\/undo-turn\b/.test(event.command)) return null;
        this.asking.add(event.side);
        if (this.asking.size < 2) return null;
        this.asking.clear();
        this.clicks = [];
        return this.turn;
      }
      case 'mandatory-draw':
      case 'opening':
      case 'ice':
      case 'server':
      case 'replaced-breach':
      case 'continued':
      case 'jacked-out':
      case 'accessed':
      case 'access-named':
      case 'removed':
      case 'took-agenda':
      case 'trashed':
      case 'discarded':
      case 'fired':
      case 'trace-ended':
      case 'left-play':
      case 'over':
      case 'tied':
      case 'note':
      case 'chat':
      case 'unread':
        return null;
    }
  }
}

/** Marks facts from a place on as taken back. */
export function markUndone(facts: ObservedFact[], from: number): void {
  for (let at = from; at < facts.length; at += 1) {
    const fact = facts[at];
    if (fact !== undefined && !fact.flags.includes('undone'))
      facts[at] = { ...fact, flags: [...fact.flags, 'undone'] };
  }
}
