import { definitionOf, isBlanked, isGripOpen, workOn } from '#rules';
import type { StateLaw } from './law';

/** Text boxes are blank as long as something in force says so, and no longer (BLANK-01). */
export const blanks: StateLaw = (pool, state) => {
  if (state.outcome !== null || !pool.constants.has('blank')) return null;
  const g = workOn(pool, state, null);
  for (const card of state.cards) {
    const isActive = state.active.includes(card.id);
    const blank = isActive && isBlanked(g, card);
    if (card.blank !== blank)
      return `the text of card ${card.id} is ${card.blank ? 'blank' : 'there'}, which nothing says`;
  }
  return null;
};

/** The face that is up is one that the card has (FLIP-01). */
export const faces: StateLaw = (pool, state) => {
  const g = workOn(pool, state, null);
  const wrong = state.cards.find(
    (card) => !card.blank && definitionOf(g, card).faces[card.face] !== definitionOf(g, card),
  );
  return wrong === undefined ? null : `card ${wrong.id} has no face ${wrong.face}`;
};

/** The grip lies open as long as something in force says so, all of it, and no longer (INFO-37). */
export const openGrip: StateLaw = (pool, state) => {
  if (state.outcome !== null) return null;
  const isOpen = isGripOpen(workOn(pool, state, null));
  const wrong = state.runner.grip.find((id) => state.cards[id]?.faceup !== isOpen);
  return wrong === undefined
    ? null
    : `card ${wrong} of the grip lies ${isOpen ? 'facedown' : 'open'}, which nothing says`;
};
