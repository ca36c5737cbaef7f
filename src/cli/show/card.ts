import type { ObservedCard } from '#notation/observed/view-board';
import type { CardView } from '#rules';

export type AnyCard = CardView | ObservedCard;

const marks: readonly (readonly [keyof CardView['counters'], string])[] = [
  ['virus', 'virus'],
  ['power', 'power'],
  ['agenda', 'agenda'],
  ['credit', '¢'],
  ['recurring', '¢ recurring'],
];

/** Counters and what is hosted, as they lie on a card. */
function burden(card: AnyCard): string {
  const counters = marks.flatMap(([kind, word]) => {
    const number = card.counters[kind];
    return number === undefined ? [] : [`${number} ${word}`];
  });
  const advanced = card.advancement > 0 ? [`▲${card.advancement}`] : [];
  const strength = card.strength === undefined ? [] : [`strength ${card.strength}`];
  const chosen =
    !('chosen' in card) || card.chosen === undefined
      ? []
      : [`chose ${'card' in card.chosen ? card.chosen.card : 'a card'}`];
  const hosted = card.hosted.map((one) => `hosts ${showCard(one)}`);
  const all = [...strength, ...advanced, ...counters, ...chosen, ...hosted];
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

/** A card by its title as far as the viewer knows it; `▒` one that is not known. */
export const showCard = (card: AnyCard): string =>
  `${'card' in card ? card.card : '▒'}${burden(card)}`;

/** An installed Corp card: in brackets, with a bar when it is not rezzed. */
export function showInstalled(card: AnyCard): string {
  const known = showCard(card);
  return card.rezzed === true || card.faceup === true
    ? `[${known}]`
    : `[▒ ${known.replace(/^▒ ?/, '')}]`.replace(' ]', ']');
}

/** Cards in a row; those that are not known are counted. */
export function showCards(cards: readonly AnyCard[]): string {
  const known = cards.filter((card) => 'card' in card).map(showCard);
  const hidden = cards.length - known.length;
  const grouped = new Map<string, number>();
  for (const text of known) grouped.set(text, (grouped.get(text) ?? 0) + 1);
  const words = [...grouped].map(([text, number]) => (number > 1 ? `${number}× ${text}` : text));
  if (hidden > 0) words.push(`${hidden} facedown`);
  return words.length === 0 ? '–' : words.join(', ');
}
