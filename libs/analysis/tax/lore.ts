import type { Tries } from './way';
import type { Passage } from './passage';

/** What one piece of ice costs at least, wherever it stands. */
export interface IceAlone {
  /** 0 where it is not found out. */
  readonly price: number;
  /** Whether a breaker could have been made stronger for the run. */
  readonly strengthens: boolean;
  /** No less than this where something is spared, once it was asked for. */
  readonly sparing: Map<string, number>;
}

/** What was found out, for other servers and other moments of the game. */
export interface Lore {
  readonly alone: Map<string, IceAlone>;
  readonly passages: Map<string, Passage>;
  /** Numbers for long texts. */
  readonly texts: Map<string, number>;
  /** For the way that is being looked for. */
  readonly tries: Tries;
  /** Decisions tried since passages were kept; each may have left a state behind. */
  held: number;
}

export const noLore = (): Lore => ({
  ...{ alone: new Map(), passages: new Map(), texts: new Map() },
  ...{ tries: { left: 0 }, held: 0 },
});

export function numberOf({ texts }: Lore, text: string): number {
  const known = texts.get(text) ?? texts.size;
  texts.set(text, known);
  return known;
}

/** Some tens of megabytes of states. */
const MOST_HELD = 8_000;

/** Lets go of what would take too much memory from one moment to the next. */
export function letGo(lore: Lore): void {
  if (lore.held <= MOST_HELD) return;
  lore.passages.clear();
  lore.held = 0;
}
