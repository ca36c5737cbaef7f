import type { Fact } from '#rules/fact/fact';
import type { Sighting } from '#rules/fact/sighting';
import type { Pool } from '#rules/pool/pool';
import type { Card, CardId } from '#rules/state/card';
import type { Side } from '#rules/state/side';
import type { State } from '#rules/state/state';

/** Viewers from whom something is hidden. */
export const restricted = ['corp', 'runner', 'spectator'] as const;
export type Restricted = (typeof restricted)[number];

export const sideOf = (pool: Pool, card: Card): Side => {
  const definition = pool.definitions[card.def];
  if (definition === undefined) throw new Error(`no definition ${card.def}`);
  return definition.side;
};

/** Whether a viewer sees a card where it lies, told from the rules of zones and not by the views. */
export function sees(pool: Pool, card: Card, viewer: Restricted): boolean {
  switch (card.zone) {
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
      return true;
    case 'rig':
      return card.faceup || viewer === 'runner';
    case 'root':
    case 'ice':
    case 'archives':
      return card.faceup || viewer === 'corp';
    case 'hq':
      return viewer === 'corp';
    case 'grip':
      return viewer === 'runner';
    case 'rd':
    case 'stack':
      return false;
    case 'aside':
      return viewer === sideOf(pool, card);
  }
}

/** The cards a fact shows to a viewer, wherever they lie afterwards. */
function shownBy(fact: Fact, viewer: Restricted): readonly Sighting[] {
  switch (fact.type) {
    case 'exposed':
    case 'revealed':
    case 'played':
    case 'rezzed':
    case 'derezzed':
    case 'scored':
    case 'stolen':
    case 'forfeited':
    case 'added-to-score-area':
    case 'ability-used':
    case 'ability-resolved':
      return [fact.card];
    case 'installed':
    case 'trashed':
      return fact.faceup ? [fact.card] : [];
    case 'accessed':
      return viewer === 'runner' ? [fact.card] : [];
    case 'looked':
      return viewer === fact.side ? fact.cards : [];
    case 'drew':
      return viewer === fact.side ? fact.cards : [];
    default:
      return [];
  }
}

/** Whether a viewer got to see a card by what happened, or sees it now. */
export function caughtSight(
  pool: Pool,
  state: State,
  facts: readonly Fact[],
  viewer: Restricted,
  ids: readonly CardId[],
): boolean {
  for (const id of ids) {
    const card = state.cards[id];
    if (card === undefined || sees(pool, card, viewer)) return true;
  }
  for (const fact of facts) {
    // INFO-26: whoever searches looks through the whole deck.
    if (fact.type === 'searched' && fact.side === viewer) {
      if (ids.some((id) => ownedBy(pool, state, id, fact.side))) return true;
    }
    if (shownBy(fact, viewer).some((one) => ids.includes(one.card))) return true;
  }
  return false;
}

function ownedBy(pool: Pool, state: State, id: CardId, side: Side): boolean {
  const card = state.cards[id];
  return card !== undefined && sideOf(pool, card) === side;
}
