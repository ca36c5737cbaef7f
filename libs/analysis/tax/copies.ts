import type { Decision, State, Zone } from '#rules';
import type { HeedsGrip } from './heeds-grip';

const HANDS_AND_DECKS: ReadonlySet<Zone> = new Set(['grip', 'stack', 'heap'] as const);

/** Of copies of one card that lie in a hand, a deck or the heap, one is as good as another. */
export function eachOnce({ cards }: State, picks: readonly Decision[]): readonly Decision[] {
  const seen = new Set<string>();
  return picks.filter((one) => {
    const card = one.do === 'pick' ? cards[one.card] : undefined;
    if (card === undefined || !HANDS_AND_DECKS.has(card.zone)) return true;
    const copy = `${card.zone} ${card.def}`;
    if (seen.has(copy)) return false;
    seen.add(copy);
    return true;
  });
}

/** Of cards in the grip that matter by their number alone, one is as good as another. */
export function oneOfGrip(
  { cards }: State,
  picks: readonly Decision[],
  heeds: HeedsGrip,
): readonly Decision[] {
  const isOfGrip = (one: Decision): boolean => {
    const card = one.do === 'pick' ? cards[one.card] : undefined;
    return card?.zone === 'grip' && !heeds(card.def);
  };
  const first = picks.find(isOfGrip);
  return picks.filter((one) => one === first || !isOfGrip(one));
}
