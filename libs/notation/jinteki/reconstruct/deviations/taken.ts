import { canStillPay, type State, workOn } from '#rules';
import { orderLeft } from '../candidates/known';
import type { Means } from '../follow';
import type { Access, Hidden } from '../hidden';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import { carryOut } from './carry-out';
import { granting, type Deviation } from './deviation';

/** Once a turn is over nothing is left of the runs that began before an entry of it. */
function over({ accesses, runs }: Hidden, entry: number): Pick<Node, 'accessed' | 'runs'> {
  const begun = runs.filter((index) => index <= entry).length;
  return { accessed: accesses.filter(({ run }) => run <= begun).length, runs: begun };
}

/** How many accesses and runs of the game are behind after a deviation; null where they are none of the game's. */
function behind(
  { hidden }: Means,
  { accessed, live, runs }: Node,
  state: State,
  entry: number,
): Pick<Node, 'accessed' | 'runs'> | null {
  const { history, turn } = live.state;
  if (state.turn.number !== turn.number || state.turn.side !== turn.side)
    return over(hidden, entry);
  let at = { accessed, runs };
  for (const { type, card } of state.history.thisTurn.slice(history.thisTurn.length)) {
    if (type === 'run-began') at = { ...at, runs: at.runs + 1 };
    if (type !== 'accessed' || card === null) continue;
    const told = hidden.accesses[at.accessed];
    const def = state.cards[card]?.def;
    // Of Archives all are accessed, in no order.
    const isPiled = told?.server === 'Archives' && told.zone === 'discard';
    const isNext = (one: Access): boolean => one.run === at.runs && one.def === def;
    if (told === undefined || !(isPiled ? hidden.accesses.some(isNext) : isNext(told))) return null;
    at = { ...at, accessed: at.accessed + 1 };
  }
  return endsTooSoon(hidden, live.state, state, at) ? null : at;
}

const runsOf = ({ frames }: State): readonly number[] =>
  frames.flatMap((one) => (one.at === 'run' ? [one.vars.serial] : []));

/** The run is over, and a card that is accessed in it is yet to come. */
function endsTooSoon(
  { accesses }: Hidden,
  before: State,
  after: State,
  { accessed, runs }: Pick<Node, 'accessed' | 'runs'>,
): boolean {
  const left = accesses[accessed];
  if (left === undefined || left.run !== runs || left.outside === true) return false;
  const now = runsOf(after);
  return runsOf(before).some((serial) => !now.includes(serial));
}

/** How many cards were put back in an order by what leads to a deviation; null where the order is none of the game's. */
function arrangedBy({ hidden }: Means, node: Node, { decisions = [] }: Deviation): number | null {
  const { prompt, cards } = node.live.state;
  if (prompt?.kind !== 'pick' || prompt.why !== 'arrange') return node.arranged;
  const told = orderLeft(hidden, node);
  let chosen = 0;
  for (const one of decisions) {
    if (one.do !== 'pick' || chosen === prompt.from.length) break;
    if (cards[one.card]?.def !== told[chosen]) return null;
    chosen += 1;
  }
  // The last one is not asked for.
  return node.arranged + (chosen >= prompt.from.length - 1 ? prompt.from.length : chosen);
}

export function taken(means: Means, node: Node, deviation: Deviation): Node[] {
  const { rules } = means;
  const state = carryOut(rules, node.live.state, deviation);
  const at = state === null ? null : behind(means, node, state, deviation.entry);
  const arranged = arrangedBy(means, node, deviation);
  if (state === null || at === null || arranged === null) return [];
  if (!canStillPay(workOn(rules.pool, state, null))) return [];
  return [
    {
      ...node,
      ...at,
      arranged,
      live: rules.live(state),
      features: ourFeatures(rules.pool, state, node.loans),
      granted: granting(node.granted, deviation, node.trail),
    },
  ];
}
