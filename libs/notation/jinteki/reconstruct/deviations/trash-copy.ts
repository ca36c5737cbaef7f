import {
  advance,
  type CardId,
  cloneState,
  ownerOf,
  cardOf,
  type Rules,
  type State,
  trash,
  valueOf,
  workOn,
} from '#rules';
import { wait } from './by-hand';

/** Active copies of a card, this one among them. */
const copiesOf = ({ active, cards }: State, id: CardId): number =>
  active.filter((other) => cards[other]?.def === cards[id]?.def).length;

/** One of several copies of a card that is not unique is trashed as if it were (UNIQ-01); null where it is the only one. */
export function trashCopy({ pool }: Rules, from: State, id: CardId): State | null {
  if (!from.active.includes(id) || copiesOf(from, id) < 2) return null;
  const g = workOn(pool, cloneState(from), null);
  const card = cardOf(g, id);
  if (valueOf(g, card).unique === true || !wait(g.state)) return null;
  trash(g, [id], { by: ownerOf(g, card) });
  advance(g, null);
  return g.state;
}
