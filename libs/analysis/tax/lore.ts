import type { Tries } from './way';
import type { Passage } from './passage';

/** What one piece of ice costs at least, wherever it stands. */
export interface IceAlone {
  /** 0 where it is not found out. */
  readonly price: number;
  /** Whether a breaker could have been made stronger for the run. */
  readonly strengthens: boolean;
  /** The same where something is spared, once it was asked for. */
  readonly sparing: Map<string, number>;
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
