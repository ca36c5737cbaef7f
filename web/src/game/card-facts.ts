import { batch, signal, type Signal } from '@preact/signals';
import { ask } from '../api/ask';
import {
  CardFactsDocument,
  type CardFactsQuery,
  type CardType,
  type Faction,
} from '../api/documents';
import { wordOf, type WordOf } from '../api/word-of';

type Asked = CardFactsQuery['cards'][number];

export interface CardFacts extends Omit<Asked, 'type' | 'faction'> {
  readonly type: WordOf<CardType>;
  readonly faction: WordOf<Faction>;
}

/** A card as the server tells it, with its words as the page has them. */
export const factsIn = ({ type, faction, ...facts }: Asked): CardFacts => ({
  ...facts,
  type: wordOf(type),
  faction: wordOf(faction),
});

/** The server answers so many at once. */
const MOST = 200;

type Known = CardFacts | null | undefined;

/** By title, of cards that were seen; null for those the catalogue lacks, undefined until it has answered. */
const known = new Map<string, Signal<Known>>();
const wanted = new Set<string>();
let isAsking = false;

/** The facts of a card; undefined until they have come, when what asked for this card is drawn again. */
export function factsOf(title: string): Known {
  const facts = known.get(title);
  if (facts !== undefined) return facts.value;
  const awaited = signal<Known>(undefined);
  known.set(title, awaited);
  wanted.add(title);
  if (!isAsking) {
    isAsking = true;
    // All that one drawing asks for goes in one question.
    queueMicrotask(() => void askWanted());
  }
  return awaited.value;
}

async function askWanted(): Promise<void> {
  const names = [...wanted].sort().slice(0, MOST);
  for (const name of names) wanted.delete(name);
  const answer = await ask(CardFactsDocument, { names });
  if (answer.ok) {
    const found = new Map(answer.value.cards.map((card) => [card.title, factsIn(card)]));
    batch(() => {
      for (const name of names) {
        const awaited = known.get(name);
        if (awaited !== undefined) awaited.value = found.get(name) ?? null;
      }
    });
  } else {
    // The next drawing asks again.
    for (const name of names) known.delete(name);
  }
  isAsking = false;
  if (wanted.size > 0) {
    isAsking = true;
    await askWanted();
  }
}
