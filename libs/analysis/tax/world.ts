import { unknownCodes, withUnknown } from '#cards/unknown';
import {
  cloneState,
  ownPlace,
  type Card,
  type CardId,
  type Knowledge,
  type Rules,
  type Side,
  type State,
  type Viewer,
} from '#rules';
import { Unseen } from '../chance/unseen';

/** A state as one viewer could know it: hidden cards are cards that nobody knows. */
export interface World {
  readonly rules: Rules;
  readonly state: State;
  readonly isUnknown: (card: CardId) => boolean;
}

/** Which sides' hidden cards a viewer does not see. */
const hiddenFrom: Readonly<Record<Viewer, readonly Side[]>> = {
  corp: ['runner'],
  runner: ['corp'],
  spectator: ['corp', 'runner'],
  judge: [],
};

/** Whether a card lies where only its owner sees it, or nobody does. */
function isHidden(card: Card): boolean {
  switch (card.zone) {
    case 'hq':
    case 'rd':
    case 'stack':
    case 'aside':
      return true;
    case 'archives':
    case 'root':
    case 'ice':
    case 'rig':
    case 'hosted':
    case 'grip':
      return !card.faceup;
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
      return false;
  }
}

/** The card that the viewer knows to lie there, by the index of its definition. */
function known(knowledge: Knowledge | null, card: Card): number | null {
  const group = knowledge?.groups.of(ownPlace(card)) ?? null;
  if (group === null || knowledge?.certain(group) !== true) return null;
  return group.known[0]?.def ?? null;
}

/**
 * What the viewer could take the state to be. It is made of nothing but what they know: two states
 * that they cannot tell apart give the same world. Judges get the truth, but for cards that the log does not know.
 */
export function worldFor(
  rules: Rules,
  from: State,
  viewer: Viewer,
  knowledge: Knowledge | null,
): World {
  const sides = hiddenFrom[viewer];
  const unseen = new Unseen(rules.pool, from);
  if (sides.length === 0) return { rules, state: from, isUnknown: (card) => unseen.has(card) };
  const widened = withUnknown(rules);
  const { definitions, byCode } = widened.pool;
  const state = cloneState(from);
  const unknown = new Set<CardId>();
  state.cards = state.cards.map((card) => {
    const side = definitions[card.def]?.side;
    // The order of a player's own deck is hidden from them, too.
    const isDeck = card.zone === 'rd' || card.zone === 'stack';
    if (side === undefined || !isHidden(card) || !(sides.includes(side) || isDeck)) return card;
    const def = known(knowledge, card);
    if (def !== null) return { ...card, def };
    unknown.add(card.id);
    return { ...card, def: byCode.get(unknownCodes[side])?.index ?? card.def };
  });
  return { rules: widened, state, isUnknown: (card) => unknown.has(card) || unseen.has(card) };
}
