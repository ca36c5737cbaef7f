import type { LoweredVerb } from '../ability/cost-modifier';
import type { Work } from '../machine/work';
import { cardOf, ownerOf } from '../query/card';
import { cardsFor } from '../query/described';
import { mayBeTrashed } from '../query/forbidden';
import { eachConstant, isChanged } from '../query/in-force';
import { isUsed } from '../query/usage';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Code } from '../state/refusal';

/** What a player may trash to pay less for a card. */
export interface Lowering {
  readonly source: CardId;
  readonly path: string;
  readonly line: number;
  readonly by: number;
  /** Never the card itself, which is being played or installed. */
  readonly from: readonly CardId[];
}

const none: readonly Lowering[] = [];

/** COST-19: everything that can lower what a card costs its owner now. */
export function loweringsFor(g: Work, verb: LoweredVerb, card: Card): readonly Lowering[] {
  if (!isChanged(g, 'may-cost-less')) return none;
  const found: Lowering[] = [];
  const owner = ownerOf(g, card);
  eachConstant(g, 'may-cost-less', ({ verbs, by, trash, limit }, context, { ability, line }) => {
    const path = g.pool.paths.get(ability);
    if (context.controller !== owner || !verbs.includes(verb) || path === undefined) return;
    if (isUsed(g, path, cardOf(g, context.source), limit)) return;
    const from = mayBeTrashed(g, cardsFor(g, context, trash), owner).filter((id) => id !== card.id);
    if (from.length > 0) found.push({ source: context.source, path, line, by, from });
  });
  return found;
}

/** By how much it could be lowered at most; each card is trashed once. */
export function mostLowered(g: Work, verb: LoweredVerb, card: Card): number {
  if (!isChanged(g, 'may-cost-less')) return 0;
  const all = loweringsFor(g, verb, card);
  const cards = new Set(all.flatMap(({ from }) => from)).size;
  return all.slice(0, cards).reduce((sum, { by }) => sum + by, 0);
}

/** What bars a payment, unless it is lowered as far as it can be. */
export function barUnlessLowered(
  g: Work,
  verb: LoweredVerb,
  card: Card,
  bar: Code | null,
  barAt: (lowered: number) => Code | null,
): Code | null {
  if (bar === null) return null;
  const lowered = mostLowered(g, verb, card);
  return lowered > 0 && barAt(lowered) === null ? null : bar;
}
