import { signal } from '@preact/signals';
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

const factsIn = ({ type, faction, ...facts }: Asked): CardFacts => ({
  ...facts,
  type: wordOf(type),
  faction: wordOf(faction),
});

/** The server answers so many at once. */
const MOST = 200;

/** By title, of cards that were seen; null for those the catalogue lacks. */
const known = new Map<string, CardFacts | null>();
const wanted = new Set<string>();
let isAsking = false;

/** Goes up when facts have come. */
export const factsVersion = signal(0);

/** The facts of a card; undefined until they have come, which `factsVersion` tells. */
export function factsOf(title: string): CardFacts | null | undefined {
  void factsVersion.value;
  const facts = known.get(title);
  if (facts === undefined && !known.has(title)) {
    wanted.add(title);
    if (!isAsking) {
      isAsking = true;
      // All that one drawing asks for goes in one question.
      queueMicrotask(() => void askWanted());
    }
  }
  return facts;
}

async function askWanted(): Promise<void> {
  const names = [...wanted].sort().slice(0, MOST);
  for (const name of names) wanted.delete(name);
  const answer = await ask(CardFactsDocument, { names });
  if (answer.ok) {
    const found = new Map(answer.value.cards.map((card) => [card.title, factsIn(card)]));
    for (const name of names) known.set(name, found.get(name) ?? null);
    factsVersion.value += 1;
  }
  isAsking = false;
  if (wanted.size > 0) {
    isAsking = true;
    await askWanted();
  }
}
