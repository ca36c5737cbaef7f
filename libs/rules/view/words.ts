import type { Side } from '../state/side';
import type { CardName } from './card';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital and one full stop: Melange Mining Corp. has its own. */
export const sentence = (text: string): string =>
  text.endsWith('.') ? capital(text) : `${capital(text)}.`;

export const player = (side: Side): string => (side === 'corp' ? 'the Corp' : 'the Runner');

/** `1 credit`, `2 credits`. */
export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number} ${number === 1 ? noun : plural}`;

/** `no credits`, `1 credit`, `2 credits`: of what comes or goes, of which 0 is nothing. */
export const some = (number: number, noun: string, plural = `${noun}s`): string =>
  number === 0 ? `no ${plural}` : count(number, noun, plural);

/** A card's title, or what can be said of one that is not known. */
export const cardWords = (name: CardName, unknown = 'a card'): string =>
  'card' in name ? name.card : unknown;

/** `a, b and c`; equal words are counted where they stand for cards nobody can tell apart. */
export function cardList(names: readonly CardName[]): string {
  const known = names.flatMap((name) => ('card' in name ? [name.card] : []));
  const hidden = names.length - known.length;
  const words = hidden === 0 ? known : [...known, count(hidden, 'card')];
  const last = words.at(-1) ?? 'no card';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
