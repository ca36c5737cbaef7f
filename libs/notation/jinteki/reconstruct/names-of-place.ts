import type { CardId, State } from '#rules';

/** What lines call a card whose place is swapped: ice by its place, too, and what lies facedown in a root by its server. */
export function namesOfPlace(
  title: string,
  id: CardId,
  servers: State['servers'],
): readonly string[] {
  for (const { name, ice, root } of servers) {
    const at = ice.indexOf(id);
    if (at >= 0) return [`protecting ${name} at position ${String(at)}`];
    if (root.includes(id)) return [title, `a card in ${name}`, `a card in the root of ${name}`];
  }
  // In a hand, a deck or a pile it has no place that is told.
  return [''];
}
