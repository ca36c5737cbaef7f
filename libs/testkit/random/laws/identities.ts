import type { StateLaw, StepLaw } from './law';

/** No card goes or becomes another one, and none comes but from outside of the game (OUT-01). */
export const sameCards: StepLaw = (before, facts, { cards }) => {
  const brought = facts.filter(({ type }) => type === 'brought').length;
  if (cards.length !== before.cards.length + brought)
    return `there are ${cards.length} cards, there were ${before.cards.length}`;
  for (const card of cards.slice(0, before.cards.length)) {
    const then = before.cards[card.id];
    const { id } = card;
    if (card.def !== then?.def) return `card ${id} became another one`;
    if (card.life < then.life) return `card ${id} became an older copy`;
  }
  return null;
};

/** A handle means one card of its viewer's, and was minted (INFO-32). */
export const handles: StateLaw = (_pool, state) => {
  const kinds = [
    ['corpHandle', state.handles.corp],
    ['runnerHandle', state.handles.runner],
    ['openHandle', state.handles.open],
  ] as const;
  for (const [kind, minted] of kinds) {
    const seen = new Set<number>();
    for (const card of state.cards) {
      const handle = card[kind];
      if (handle === 0) continue;
      if (handle > minted) return `${kind} ${handle} of card ${card.id} was never minted`;
      if (seen.has(handle)) return `${kind} ${handle} means two cards`;
      seen.add(handle);
    }
  }
  return null;
};
