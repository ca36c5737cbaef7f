import { isIdentity } from '#decks/catalogue/card';
import type { DeckList } from '#decks/deck/deck-list';
import { readDeck } from '#decks/read/read-deck';
import { SIDE_NAMES } from '#notation/jinteki/lens/side';
import { refuse, type Refusal } from '#notation/jinteki/refusal';
import { isOurs, kindOf } from '#notation/recognise';

/** Characters: no list is longer, and nothing longer is looked at. */
const LONGEST = 200_000;

/** Fewer titles than these amid what cannot be read are no list. */
const FEWEST = 3;

/** What a text lists, whole or for the most part; null for what is no list of a deck. */
function listIn(text: string): DeckList | null {
  const reading = readDeck(text);
  if (reading.ok) return reading.deck;
  const { understood, issues, untold } = reading;
  const read = understood.entries.length;
  return read >= FEWEST && read > issues.length + untold ? understood : null;
}

/** Whether its content is that of no game, a page or another program's list among it. */
const mayBeList = (content: Uint8Array | string): boolean => {
  const kind = kindOf(content);
  if (kind === 'native') return !isOurs(content);
  return kind === 'replay' && /^\s*</.test(textOf(content.slice(0, 64)));
};

const textOf = (content: Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** Names a list of a deck where a game is expected, and where it belongs; null for all else. */
export function deckListFile(content: Uint8Array | string): Refusal | null {
  if (content.length > LONGEST || !mayBeList(content)) return null;
  // Its identity is the first, where it has one.
  const [first] = listIn(textOf(content))?.entries ?? [];
  if (first === undefined) return null;
  const { side, title } = first.card;
  const named = isIdentity(first.card) ? `, of ${title}` : '';
  return {
    ...refuse('DECK_LIST', `This is a deck list${named}: the game is in another file.`),
    hint:
      `Give it as the ${SIDE_NAMES[side]}'s deck beside the replay in which it was played:` +
      ' “With decklists” of the page, `decks` of importReplay. Or keep it as a deck: “Decks”, `importDeck`.',
    deck: side,
  };
}
