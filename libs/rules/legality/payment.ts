import type { Purpose } from '../ability/modifier';
import type { Bill, PayFor } from '../state/frame';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { Code } from '../state/refusal';
import { cardOf, definitionOf, ownerOf, valueOf } from '../query/card';
import { contextOf } from '../query/context';
import { cardsFor, hasSubtype } from '../query/evaluate';
import { mayBeTrashed } from '../query/forbidden';
import { currentRun } from '../query/run';

export interface Source {
  readonly source: CardId | 'run-credits' | 'pool';
  readonly credits: number;
}

function serves(g: Work, purpose: Purpose, payFor: PayFor, card: CardId): boolean {
  switch (purpose) {
    // BRK-12: breaking and boosting alike.
    case 'icebreakers':
      return payFor === 'using' && hasSubtype(g, cardOf(g, card), 'icebreaker');
    case 'installing viruses':
      return (
        payFor === 'installing' &&
        valueOf(g, cardOf(g, card)).type === 'program' &&
        hasSubtype(g, cardOf(g, card), 'virus')
      );
    case 'removing tags':
      return payFor === 'removing tags';
    // TRC-06
    case 'traces':
      return payFor === 'traces';
    case 'trashing':
      return payFor === 'trashing';
  }
}

/**
 * Where a player's credits for a payment can come from, restricted ones first (COST-12, RECUR-03).
 * Empty sources are left out; the pool always comes last.
 */
export function sourcesFor(
  g: Work,
  side: Side,
  payFor: PayFor,
  card: CardId,
  stealthOnly: boolean,
): readonly Source[] {
  const sources: Source[] = [];
  for (const id of g.state.active) {
    const host = cardOf(g, id);
    if (ownerOf(g, host) !== side || (host.recurring === 0 && host.credit === 0)) continue;
    if (stealthOnly && !hasSubtype(g, host, 'stealth')) continue;
    for (const { ability } of definitionOf(g, host).abilities) {
      if (ability.kind !== 'constant') continue;
      const { modifies } = ability;
      if (modifies.of === 'recurring' && host.recurring > 0)
        if (modifies.for.some((purpose) => serves(g, purpose, payFor, card)))
          sources.push({ source: id, credits: host.recurring });
      if (modifies.of === 'credits-usable' && host.credit > 0)
        sources.push({ source: id, credits: host.credit });
    }
  }
  if (stealthOnly) return sources;
  if (side === 'runner' && g.state.runner.runCredits > 0 && currentRun(g) !== null)
    sources.push({ source: 'run-credits', credits: g.state.runner.runCredits });
  sources.push({ source: 'pool', credits: g.state[side].credits });
  return sources;
}

export const available = (sources: readonly Source[]): number =>
  sources.reduce((sum, source) => sum + source.credits, 0);

/** What keeps a player from paying a bill completely; null when nothing does (COST-01). */
export function barToPay(g: Work, side: Side, payFor: PayFor, id: CardId, bill: Bill): Code | null {
  const card = cardOf(g, id);
  if (bill.clicks > g.state[side].clicks) return 'NO_CLICKS';
  if (bill.clicks > 0 && g.state.turn.side !== side) return 'WRONG_WINDOW';
  // More than the pool is looked for only where it does not do.
  if (bill.credits > 0 && (bill.stealthOnly || g.state[side].credits < bill.credits)) {
    const sources = sourcesFor(g, side, payFor, id, bill.stealthOnly);
    if (available(sources) < bill.credits) return 'CANNOT_PAY';
  }
  if (bill.counters !== null && card[bill.counters.kind] < bill.counters.amount)
    return 'CANNOT_PAY';
  // FORF-03: with no agenda in the area a forfeit cannot be paid.
  if (bill.forfeit > g.state[side].score.length) return 'CANNOT_PAY';
  if (bill.forfeitThis && !g.state[side].score.includes(id)) return 'CANNOT_PAY';
  if (bill.trash !== null) {
    const fit = cardsFor(g, contextOf(g, card), bill.trash);
    if (mayBeTrashed(g, fit).length === 0) return 'CANNOT_PAY';
  }
  if (bill.trashThis && mayBeTrashed(g, [id]).length === 0) return 'CANNOT_PAY';
  // GAP-03: damage that cannot be suffered in full is not offered.
  let damage = 0;
  for (const one of bill.damage) damage += one.amount;
  if (damage > g.state.runner.grip.length) return 'CANNOT_PAY';
  return null;
}
