import type { ShownDeckQuery } from '../api/documents';

export type Version = NonNullable<ShownDeckQuery['deck']>['versions'][number];

/** Copies by title, the identity among them: a card that was printed again is one with the first. */
function copiesOf({ list }: Version): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { card, quantity } of [...list.identities, ...list.cards])
    copies.set(card.title, (copies.get(card.title) ?? 0) + quantity);
  return copies;
}

/** What a version puts in and takes out, as `+1 Snare!`. */
export function changesIn(before: Version, after: Version): readonly string[] {
  const [had, has] = [copiesOf(before), copiesOf(after)];
  return [...new Set([...has.keys(), ...had.keys()])].flatMap((title) => {
    const more = (has.get(title) ?? 0) - (had.get(title) ?? 0);
    return more === 0 ? [] : [`${more > 0 ? '+' : '−'}${Math.abs(more)} ${title}`];
  });
}
