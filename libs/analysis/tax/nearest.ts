import type { ServerName, State } from '#rules';
import type { Lead } from './node';
import { Queue } from './queue';
import { runOf } from './run-of';

/** Where the run is elsewhere, or has not begun. */
const MOST_ICE = 15;

/** Where a subroutine was seen to, something was done that has to be. */
const PER_SUB = 2;
const MOST_SUBS = 10;

/** So many at a piece of ice, before those further out have their turn. */
const AT_ONCE = 2;

/** Subroutines of the ice that is encountered which were broken or resolved. */
function seenTo({ frames }: State): number {
  const encounter = frames.findLast(({ at }) => at === 'encounter');
  if (encounter?.at !== 'encounter') return 0;
  const { broken, resolved } = encounter.vars;
  return Math.min(MOST_SUBS, broken.length + resolved.length);
}

/**
 * What waits where any way is looked for: what has less ice ahead comes first, but the Runner may have lost there what
 * it takes, so that what is further out has its turn as well. At the same ice what costs less comes first.
 */
export class Nearest {
  readonly #byIce: Queue<readonly [lead: Lead, least: number]>[] = [];
  readonly #left: number[] = [];
  #last = MOST_ICE;
  /** Nothing else is better than to go on. */
  readonly least = Infinity;

  constructor(private readonly server: ServerName) {}

  add(lead: Lead, least: number): void {
    const { state } = lead.node;
    const run = runOf(state);
    const isElsewhere = run === null || run.vars.server !== this.server;
    const ice = isElsewhere ? MOST_ICE : Math.min(MOST_ICE, run.vars.position);
    const rank = least + (MOST_SUBS - seenTo(state)) * PER_SUB;
    (this.#byIce[ice] ??= new Queue()).add([lead, least], rank);
    if (ice < this.#last) this.#left[ice] = AT_ONCE;
  }

  take(): Lead | null {
    for (let again = 0; again < 2; again += 1) {
      for (const [ice, leads] of this.#byIce.entries()) {
        const left = this.#left[ice] ?? AT_ONCE;
        const [lead] = (left > 0 ? leads?.take() : null) ?? [];
        if (lead === undefined) continue;
        if (lead.choice !== null) this.#left[ice] = left - 1;
        this.#last = ice;
        return lead;
      }
      this.#left.length = 0;
    }
    return null;
  }

  /** All that waits, with what it costs at least. */
  each(tell: (lead: Lead, least: number) => void): void {
    for (const leads of this.#byIce) leads?.each(([lead, least]) => tell(lead, least));
  }
}
