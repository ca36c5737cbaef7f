import type { Golden } from '../golden/jinteki/replays';

/** The list that a side of a game played, as a text; the copies of one title as those of another where that is wanted. */
export function playedList(
  { id, text, decks }: Golden,
  side: 'corp' | 'runner',
  [title, other]: readonly [title: string, other: string] = ['', ''],
): string {
  if (decks === undefined) throw new Error(`${id} comes without its decks`);
  const [first] = JSON.parse(text).history;
  const cards = decks[side].map(([copies, one]) => `${copies}x ${one === title ? other : one}`);
  return [String(first[side].identity.title), ...cards].join('\n');
}
