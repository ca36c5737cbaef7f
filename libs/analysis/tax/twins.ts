import { currentEncounter, type Card, type CardId, type Decision, type Work } from '#rules';

const FIELDS = [
  ...(['def', 'zone', 'faceup', 'face', 'blank', 'host', 'chosen'] as const),
  ...(['advancement', 'virus', 'power', 'agenda', 'credit', 'recurring'] as const),
] as const;

const textOf = (card: Card): string => FIELDS.map((field) => card[field]).join();

/** Whether anything but the rig knows of a card: what lasts or lies on it, how often it was used, what it did. */
function isKnown(g: Work, id: CardId): boolean {
  const { cards, lasting, usages, history } = g.state;
  return (
    cards.some(({ host, chosen }) => host === id || chosen === id) ||
    lasting.some(
      ({ source, target, named }) =>
        source === id || target === id || Object.values(named).some((ids) => ids.includes(id)),
    ) ||
    usages.some(({ card }) => card === id) ||
    [...history.thisTurn, ...history.lastTurn].some(
      ({ card, more }) => card === id || more?.host === id || more?.with?.includes(id) === true,
    ) ||
    currentEncounter(g)?.used.includes(id) === true
  );
}

const cardIn = (one: Decision): CardId | null =>
  one.do === 'use' || one.do === 'pick' ? one.card : null;

const cardAt = (all: readonly Decision[], at: number): CardId | null => {
  const one = all[at];
  return one === undefined ? null : cardIn(one);
};

/** Whether two different cards among what is done are copies of one. */
function hasCopies({ state: { cards } }: Work, all: readonly Decision[]): boolean {
  for (let i = 1; i < all.length; i += 1) {
    const id = cardAt(all, i);
    if (id === null) continue;
    for (let j = 0; j < i; j += 1) {
      const other = cardAt(all, j);
      if (other !== null && other !== id && cards[other]?.def === cards[id]?.def) return true;
    }
  }
  return false;
}

/** What is done with one of several copies in the rig, where each is as good as another. */
export function oneOfTwins(g: Work, all: readonly Decision[]): readonly Decision[] {
  if (!hasCopies(g, all)) return all;
  const { cards, runner } = g.state;
  const first = new Map<string, CardId>();
  const twins = new Set<CardId>();
  const ids = new Set(all.flatMap((one) => cardIn(one) ?? []));
  const counts = new Map<number, number>();
  for (const id of ids) {
    const def = cards[id]?.def ?? -1;
    counts.set(def, (counts.get(def) ?? 0) + 1);
  }
  for (const id of ids) {
    const card = cards[id];
    if (card === undefined || (counts.get(card.def) ?? 0) < 2 || !runner.rig.includes(id)) continue;
    if (isKnown(g, id)) continue;
    const text = textOf(card);
    if (first.has(text)) twins.add(id);
    else first.set(text, id);
  }
  if (twins.size === 0) return all;
  return all.filter((one) => {
    const id = cardIn(one);
    return id === null || !twins.has(id);
  });
}
