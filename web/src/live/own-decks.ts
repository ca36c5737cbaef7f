import { useSignal, type ReadonlySignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { SeatOfDeckDocument, type Side } from '../api/documents';
import { heldWorks } from '../api/held-works';

/** A deck that can be chosen for a seat. */
export interface OwnDeck {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
}

async function read(id: string): Promise<readonly OwnDeck[]> {
  const answer = await ask(SeatOfDeckDocument, { id });
  const list = answer.ok ? answer.value.deck?.versions.at(-1)?.list : undefined;
  const card = list?.identities[0]?.card;
  // One without an identity is no side's; one that is gone cannot be played.
  if (list === undefined || card === undefined) return [];
  return [{ id, name: list.name ?? card.title, side: card.side }];
}

/** Each is asked for by itself: the newest are offered. */
const MOST = 40;

/** Decks whose keys this browser keeps, and others that are asked for, each as its last version is; null until they are read. */
export function useOwnDecks(others: readonly string[]): ReadonlySignal<readonly OwnDeck[] | null> {
  const decks = useSignal<readonly OwnDeck[] | null>(null);
  const held = heldWorks.value.flatMap(({ work, id }) => (work === 'deck' ? [id] : []));
  const ids = [...new Set([...others, ...held])].slice(0, MOST);
  useEffect(() => {
    let isLeft = false;
    void Promise.all(ids.map(read)).then((read) => {
      if (!isLeft) decks.value = read.flat();
    });
    return () => {
      isLeft = true;
    };
  }, [ids.join()]);
  return decks;
}
