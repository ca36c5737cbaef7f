import type { Side } from '../lens/side';
import type { FoundDeck } from './decks';
import type { KnownDeck } from './known-deck';
import type { Titles } from './titles';
import type { VerdictWarning } from './verdict-warning';

const cards = (count: number): string => (count === 1 ? '1 card' : `${String(count)} cards`);

const listed = (copies: readonly (readonly [title: string, copies: number])[]): string =>
  copies.map(([title, count]) => `${String(count)} ${title}`).join(', ');

const unseen = (side: Side, text: string): VerdictWarning[] => [{ kind: 'unseen', side, text }];

/** Of cards that nobody saw and nobody told. */
export const sayUnknown = (side: Side, count: number): VerdictWarning[] =>
  count === 0
    ? []
    : unseen(
        side,
        `${cards(count)} of the ${side} deck never showed: ${count === 1 ? 'it is' : 'they are'} unknown.`,
      );

/** Of cards that nobody saw and a decklist tells. */
export function sayTold(side: Side, told: FoundDeck['told']): VerdictWarning[] {
  const count = told.reduce((sum, [, copies]) => sum + copies, 0);
  if (count === 0) return [];
  const one = count === 1;
  return unseen(
    side,
    `${cards(count)} of the ${side} deck never showed; by its decklist ${one ? 'it is' : 'they are'} ${listed(told)}.` +
      ` ${one ? 'Where it lay' : 'In which order they lay'} nobody knows.`,
  );
}

/** Of a decklist with titles that no pool has: it tells nothing by them. */
export function sayUnheard(
  side: Side,
  deck: KnownDeck | undefined,
  titles: Titles,
): VerdictWarning[] {
  const unheard = (deck?.cards ?? []).filter(([title]) => titles.ofTitle(title) === null);
  return unheard.length === 0
    ? []
    : unseen(
        side,
        `The decklist of the ${side} names what no pool has, and what never showed: ${listed(unheard)}.` +
          ' In the game it stays unknown.',
      );
}
