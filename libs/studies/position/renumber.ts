import { cardId, type CardId, type Decision, type Pool, type State, viewPosition } from '#rules';

function* handlesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (key === 'handle' && typeof inner === 'string') yield inner;
    else yield* handlesIn(inner);
}

const handles = (pool: Pool, state: State): readonly string[] => [
  ...handlesIn({ ...viewPosition(pool, state, 'judge'), prompt: null }),
];

const numberOf = (handle: string): CardId => cardId(Number(handle.slice(1)));

/**
 * The number that each card of a position has in the same position as it was read from a document: cards
 * are numbered there in the order of the document.
 */
export function numbersIn(pool: Pool, from: State, read: State): ReadonlyMap<CardId, CardId> {
  const [before, after] = [handles(pool, from), handles(pool, read)];
  if (before.length !== after.length) throw new Error('two positions have not the same cards');
  return new Map(before.map((handle, at) => [numberOf(handle), numberOf(after[at] ?? '')]));
}

/** A decision with other numbers of cards. */
export function renumbered(decision: Decision, numbers: ReadonlyMap<CardId, CardId>): Decision {
  const number = (card: CardId): CardId => {
    const found = numbers.get(card);
    if (found === undefined) throw new Error(`card ${card} is in no place of the position`);
    return found;
  };
  const host =
    'host' in decision && decision.host !== undefined ? { host: number(decision.host) } : {};
  if (decision.do === 'shuffle') return { do: 'shuffle', order: decision.order.map(number) };
  return 'card' in decision ? { ...decision, card: number(decision.card), ...host } : decision;
}
