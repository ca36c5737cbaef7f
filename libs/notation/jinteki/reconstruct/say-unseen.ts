import { counted } from '#text/counted';
import { type Side, SIDE_NAMES } from '../lens/side';
import type { FoundDeck } from './decks';
import type { KnownDeck } from './known-deck';
import type { Titles } from './titles';
import type { VerdictWarning } from './verdict-warning';

const listed = (copies: readonly (readonly [title: string, copies: number])[]): string =>
  copies.map(([title, count]) => `${String(count)} ${title}`).join(', ');

/** Of cards that nobody saw and nobody told. */
export function sayUnknown(side: Side, count: number): VerdictWarning[] {
  if (count === 0) return [];
  const are = count === 1 ? 'it is' : 'they are';
  const text = `${counted(count, 'card')} of the ${SIDE_NAMES[side]}'s deck never showed: ${are} unknown.`;
  return [{ kind: 'unseen', side, text }];
}

/** Of cards that nobody saw and a decklist tells. */
export function sayTold(side: Side, told: FoundDeck['told']): VerdictWarning[] {
  const count = told.reduce((sum, [, copies]) => sum + copies, 0);
  if (count === 0) return [];
  const one = count === 1;
  const text =
    `${counted(count, 'card')} of the ${SIDE_NAMES[side]}'s deck never showed;` +
    ` by its decklist ${one ? 'it is' : 'they are'} ${listed(told)}.` +
    ` ${one ? 'Where it lay' : 'In which order they lay'} nobody knows.`;
  return [{ kind: 'listed', side, text }];
}

/** Of a decklist with titles that no pool has: it tells nothing by them. */
export function sayUnheard(
  side: Side,
  deck: KnownDeck | undefined,
  titles: Titles,
): VerdictWarning[] {
  const unheard = (deck?.cards ?? []).filter(([title]) => titles.ofTitle(title) === null);
  if (unheard.length === 0) return [];
  const text =
    `The ${SIDE_NAMES[side]}'s decklist names what no pool has, and what never showed:` +
    ` ${listed(unheard)}. In the game it stays unknown.`;
  return [{ kind: 'unheard', side, text }];
}
