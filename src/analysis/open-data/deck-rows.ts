import { filledIn } from '#notation/native/filled-in';
import type { LogHeader } from '#notation/native/header';
import type { GameFold } from '#notation/recorded/game-fold';
import type { Side } from '#rules';
import type { OpenRow } from './tables';

interface Copies {
  readonly side: Side;
  /** Null for cards that nobody saw. */
  readonly card: { readonly code: string; readonly title: string } | null;
  readonly count: number;
}

/** Both decks, which are open to everybody who gets the data; of imported games as far as their cards showed. */
export function deckRows(
  id: string,
  header: LogHeader,
  { opening, rules: { pool } }: GameFold,
): OpenRow[] {
  const copies = new Map<string, Copies>();
  for (const { def } of opening.cards) {
    const definition = pool.definitions[def];
    if (definition === undefined) continue;
    const { side, value } = definition;
    const isKnown =
      value.unknown !== true && (value.type === 'identity' || !filledIn(header, side));
    const card = isKnown ? { code: value.code, title: value.title } : null;
    const key = `${side} ${card?.code ?? ''}`;
    copies.set(key, { side, card, count: (copies.get(key)?.count ?? 0) + 1 });
  }
  return [...copies.values()].map(({ side, card, count }) => [
    ...[id, side, card?.code ?? null, card?.title ?? null, count],
  ]);
}
