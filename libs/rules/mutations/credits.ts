import { see } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { causeOf } from '../query/cause';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import type { Side } from '../state/side';
import { placeCounters } from './counters';
import { emit } from './emit';
import { playerOf } from '../query/player';

/** Bank to pool (CRED-01). */
export function gainCredits(g: Work, side: Side, amount: number): void {
  if (amount === 0) return;
  playerOf(g, side).credits += amount;
  emit(g, { type: 'credits-gained', side, amount, cause: causeOf(g) });
}

/** Pool to bank by force; stops at zero and touches no other credits (CRED-02). */
export function loseCredits(g: Work, side: Side, amount: number): number {
  return leavePool(g, side, amount, null);
}

function leavePool(g: Work, side: Side, amount: number, to: CardId | null): number {
  const gone = Math.min(amount, playerOf(g, side).credits);
  if (gone === 0) return 0;
  playerOf(g, side).credits -= gone;
  const told = { type: 'credits-lost', side, amount: gone, cause: causeOf(g) } as const;
  emit(g, to === null ? told : { ...told, to: see(g, to) });
  tellEmptyPool(g, side);
  return gone;
}

/** Pool to card (CRED-04): gone from the pool, and told as moved. */
export function storeCredits(g: Work, side: Side, id: CardId, amount: number): void {
  placeCounters(g, id, 'credit', leavePool(g, side, amount, id));
}

/** Card to pool (CRED-01, CRED-03). */
export function takeCredits(g: Work, side: Side, id: CardId, amount: number): number {
  const taken = Math.min(amount, cardOf(g, id).credit);
  if (taken === 0) return 0;
  ownCard(g.state, id).credit -= taken;
  playerOf(g, side).credits += taken;
  emit(g, { type: 'credits-taken', side, amount: taken, card: see(g, id) });
  return taken;
}

/** What was on a card when a cost trashed it, to the pool (COST-10). */
export function takeLeftCredits(g: Work, side: Side, id: CardId, amount: number): void {
  if (amount === 0) return;
  playerOf(g, side).credits += amount;
  emit(g, { type: 'credits-taken', side, amount, card: see(g, id), left: true });
}

/** "The first time you have no credits in your pool" waits for this. */
export function tellEmptyPool(g: Work, side: Side): void {
  if (playerOf(g, side).credits === 0) emit(g, { type: 'pool-empty', side });
}
