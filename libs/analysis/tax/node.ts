import type { Decision, Live, State } from '#rules';
import { noCost, type Cost } from './cost';
import { unknown, type Ahead } from './ahead';
import type { Likeness } from './likeness';

/** A state on the way at which the Runner has a choice, or the way's end. */
export interface Node {
  readonly state: State;
  /** The same, to go on with once nothing else is to begin there; null where it is not the search's own. */
  readonly live: Live | null;
  /** Choices that wait to be made. */
  waiting: number;
  readonly cost: Cost;
  /** What it has cost by the search's scale. */
  readonly price: number;
  /** What ways through here cost at least. */
  least: number;
  /** What is ahead, by what the Runner decides next. */
  ahead: Ahead;
  readonly corpPays: number;
  readonly isThere: boolean;
  /** A credit that is spent next is for what the scale leaves out. */
  readonly isAside: boolean;
  readonly choices: readonly Decision[];
  /** Null where the way ends, and where states cannot be compared. */
  readonly likeness: Likeness | null;
  /** Of what is told to be ahead. */
  version: number;
}

/** What a way has cost by now. */
export type Spent = Pick<Node, 'cost' | 'price' | 'corpPays' | 'isAside'>;

/** What a way goes on with. */
export type Onward = Pick<Node, 'live' | 'choices' | 'least' | 'ahead' | 'version'>;

/** A state that was come to; `onward` is null at the way's end. */
export function nodeAt(
  state: State,
  { cost, price, corpPays, isAside }: Spent,
  onward: Onward | null,
  likeness: Likeness | null,
): Node {
  return {
    state,
    live: onward === null ? null : onward.live,
    waiting: 0,
    cost,
    price,
    least: onward === null ? price : onward.least,
    ahead: onward === null ? unknown : onward.ahead,
    corpPays,
    isThere: onward === null,
    isAside,
    choices: onward === null ? [] : onward.choices,
    likeness,
    version: onward === null ? 0 : onward.version,
  };
}

/** Where ways begin: with one decision. */
export function beginning(state: State): Node {
  const spent: Spent = { cost: noCost, price: 0, corpPays: 0, isAside: false };
  const onward: Onward = { live: null, choices: [], least: 0, ahead: unknown, version: 0 };
  return { ...nodeAt(state, spent, onward, null), waiting: 1 };
}

/** What is to be looked at next: a state, or a choice at one that has not been made yet. */
export interface Lead {
  readonly node: Node;
  readonly choice: Decision | null;
}
