import type { Tries } from './way';
import type { Passage } from './passage';
import type { Spared } from './scale';

/** What one piece of ice costs at least, wherever it stands. */
export interface IceAlone {
  /** 0 where it is not found out. */
  readonly price: number;
  /** Whether a breaker could have been made stronger for the run. */
  readonly strengthens: boolean;
  /** The same where something is spared, once it was asked for. */
  readonly sparing: Spare[];
  /** What was looked for therefore. */
  readonly passages: Map<string, Passage>;
}

/** So many clicks can be spent on it. */
interface Spare extends Spared {
  readonly left: number;
  readonly price: number;
}

const isLess = (a: Spared, b: Spared): boolean =>
  (!a.cards || b.cards) && (!a.strength || b.strength);

/** What it costs where so much is spared, as far as that is told by what more or less of it comes to; null where not. */
export function leastKnown(
  { price, sparing }: IceAlone,
  own: Spared,
  left: number,
  most: number,
): number | null {
  let least = 0;
  let atMost = own.clicks ? Infinity : left === most ? price : Infinity;
  for (const one of sparing) {
    if (one.clicks !== own.clicks) continue;
    if (isLess(one, own) && one.left <= left) atMost = Math.min(atMost, one.price);
    if (isLess(own, one) && one.left >= left) least = Math.max(least, one.price);
  }
  return least === atMost ? least : null;
}

/** What was found out, for other servers and other moments of the game. */
export interface Lore {
  readonly alone: Map<string, IceAlone>;
  readonly passages: Map<string, Passage>;
  /** For the way that is being looked for. */
  readonly tries: Tries;
  /** Decisions tried since passages were kept; each may have left a state behind. */
  held: number;
}

export const noLore = (): Lore => ({
  ...{ alone: new Map(), passages: new Map() },
  ...{ tries: { left: 0 }, held: 0 },
});

/** Some tens of megabytes of states. */
const MOST_HELD = 8_000;

/** Lets go of what would take too much memory from one moment to the next. */
export function letGo(lore: Lore): void {
  if (lore.held <= MOST_HELD) return;
  lore.passages.clear();
  lore.held = 0;
}
