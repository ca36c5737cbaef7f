import { see } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf, isInstalled } from '../query/card';
import type { CardId } from '../state/card-id';
import { emit } from './emit';
import { listOf } from '../query/list-of';
import { move, type Destination } from './move';

/** Puts a card on another without installing it, faceup or facedown as the effect says (HOST-08, HOST-11). */
export function hostOn(g: Work, id: CardId, host: CardId, faceup: boolean): void {
  move(g, id, { zone: 'hosted', faceup });
  cardOf(g, id).host = host;
  emit(g, { type: 'hosted', card: see(g, id), host: see(g, host) });
}

interface Spot extends Destination {
  readonly at: number;
}

/** Where a card lies, down to its place among the others there. */
function spotOf(g: Work, id: CardId): Spot {
  const { zone, server, faceup } = cardOf(g, id);
  const at = listOf(g, zone, server)?.indexOf(id) ?? 0;
  return { zone, faceup, at, ...(server === null ? {} : { server }) };
}

/** The Runner stays where the Runner is: what lies there now is what is approached (SWAP-02). */
function keepRuns(g: Work, one: CardId, other: CardId): () => void {
  const kept = g.state.frames.flatMap((frame) =>
    frame.at === 'run' ? [{ vars: frame.vars, position: frame.vars.position }] : [],
  );
  return () => {
    for (const { vars, position } of kept) {
      vars.position = position;
      if (vars.phase !== 'approach' || (vars.ice !== one && vars.ice !== other)) continue;
      vars.ice = vars.ice === one ? other : one;
      vars.iceLife = cardOf(g, vars.ice).life;
    }
  };
}

/** Two cards change places at once, each to the other's server and position; nothing is installed by it (SWAP-01, SWAP-02). */
export function swap(g: Work, one: CardId, other: CardId): void {
  const before = [see(g, one), see(g, other)];
  const [from, to] = [spotOf(g, one), spotOf(g, other)];
  const stay = keepRuns(g, one, other);
  // What stays installed stays rezzed; what is put down is put down unrezzed.
  const installed = isInstalled(cardOf(g, one)) && isInstalled(cardOf(g, other));
  const sameList = from.zone === to.zone && from.server === to.server;
  const [first, second] = from.at < to.at || !sameList ? [one, other] : [other, one];
  const [low, high] = first === one ? [from, to] : [to, from];
  const lying = (spot: Spot, card: Spot): Spot => ({
    ...spot,
    faceup: installed && card.faceup,
  });
  // The higher one first goes to the lower place, so that neither place moves under the other.
  move(g, second, lying(low, high));
  move(g, first, lying(high, low));
  stay();
  emit(g, { type: 'swapped', cards: before });
}
