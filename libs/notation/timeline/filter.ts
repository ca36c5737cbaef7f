import { isRecord } from '#text/is-record';
import { tells, type TimelineLevel } from './level';

/** What the facts of a timeline have in common; null: anything. */
export interface TimelineFilter {
  readonly level: TimelineLevel;
  readonly kinds: readonly string[] | null;
  /** Both players' turns of a round have the same number. */
  readonly turn: number | null;
  /** Number of the run in the game, from 1. */
  readonly run: number | null;
  /** A title, a code or a handle, as the viewer was told it. */
  readonly card: string | null;
  /** Moments of the viewer, both included; `to` is null for the end. */
  readonly within: readonly { readonly from: number; readonly to: number | null }[] | null;
}

export const everyFact: TimelineFilter = {
  level: 'everything',
  ...{ kinds: null, turn: null, run: null, card: null, within: null },
};

export const isEveryFact = ({ level, kinds, turn, run, card, within }: TimelineFilter): boolean =>
  level === 'everything' && [kinds, turn, run, card, within].every((one) => one === null);

interface AnyFact {
  readonly type: string;
}

const numberIn = (fact: object, names: readonly string[]): number | null => {
  for (const name of names) {
    const value: unknown = Reflect.get(fact, name);
    if (typeof value === 'number') return value;
  }
  return null;
};

/** Whether a fact as a viewer saw it names a card so. */
export function names(view: unknown, card: string): boolean {
  if (Array.isArray(view)) return view.some((one) => names(one, card));
  if (!isRecord(view)) return false;
  if ('handle' in view) {
    const { card: title, code, handle } = view;
    const isTitle = typeof title === 'string' && title.toLowerCase() === card.toLowerCase();
    return isTitle || code === card || handle === card;
  }
  return Object.values(view).some((one) => names(one, card));
}

/** Goes along the facts of a game, in order, and says which of them are asked for. */
export class TimelineSieve {
  #turn = 0;
  #runs = 0;
  #running = false;

  constructor(private readonly filter: TimelineFilter) {}

  /** To be asked about every fact, told by moment `at`; `view` is the fact as the viewer saw it. */
  keeps(fact: AnyFact, at: number, view: () => unknown): boolean {
    const { level, kinds, turn, run, card, within } = this.filter;
    if (fact.type === 'turn-began') this.#turn = numberIn(fact, ['number', 'turn']) ?? this.#turn;
    if (fact.type === 'run-began') [this.#runs, this.#running] = [this.#runs + 1, true];
    const inRun = this.#running ? this.#runs : 0;
    if (fact.type === 'run-ended') this.#running = false;
    return (
      tells(level, fact) &&
      (kinds === null || kinds.includes(fact.type)) &&
      (turn === null || turn === this.#turn) &&
      (run === null || run === inRun) &&
      (within === null || within.some(({ from, to }) => at >= from && at <= (to ?? at))) &&
      (card === null || names(view(), card))
    );
  }
}
