import { countCopies } from '../../deck/deck-list';
import { isOutOfFaction } from '../../influence/spent';
import type { Examined } from '../examined';
import type { Violation } from '../violation';

const TAKES_ALL_AGENDAS = 'The Shadow: Pulling the Strings';

/** DECK-06: influence spent within the identity's limit. */
export const influenceRule = (deck: Examined): readonly Violation[] => {
  const { identity, influence, influenceTotal } = deck;
  if (identity === null || identity.influenceLimit === null) return [];
  if (influenceTotal <= identity.influenceLimit) return [];
  return [
    {
      code: 'TOO_MUCH_INFLUENCE',
      rule: 'DECK-06',
      message: `The deck spends ${influenceTotal} influence; ${identity.title} allows ${identity.influenceLimit}.`,
      have: influenceTotal,
      least: null,
      most: identity.influenceLimit,
      cards: influence.map(({ card, quantity }) => ({ card, quantity })),
    },
  ];
};

/** DECK-09: no influence value, no use out of faction; a draft identity's text takes all agendas. */
export const noInfluenceRule = ({ identity, cards }: Examined): readonly Violation[] => {
  if (identity === null) return [];
  const wrong = cards.filter(
    ({ card }) =>
      card.influence === null &&
      card.side === identity.side &&
      isOutOfFaction(card, identity) &&
      !(card.type === 'agenda' && identity.title === TAKES_ALL_AGENDAS),
  );
  if (wrong.length === 0) return [];
  return [
    {
      code: 'NO_INFLUENCE_VALUE',
      rule: 'DECK-09',
      message: `Only their own faction can use ${wrong.map(({ card }) => card.title).join(', ')}.`,
      have: countCopies(wrong),
      least: null,
      most: 0,
      cards: wrong,
    },
  ];
};
