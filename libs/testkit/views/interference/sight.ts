import type { Fact, Sighting, Pool, Card, CardId, Side, State } from '#rules';

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
    case 'hosted':
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

/** Facts that say whose card it is to everybody, wherever it lies afterwards. */
const showing: ReadonlySet<Fact['type']> = new Set<Fact['type']>([
  'exposed',
  'revealed',
  'played',
  'rezzed',
  'derezzed',
  'scored',
  'stolen',
  'forfeited',
  'added-to-score-area',
  'ice-encountered',
  'ability-used',
  'ability-resolved',
]);

function shownBy(fact: Fact, viewer: Restricted): readonly Sighting[] {
  if (showing.has(fact.type) && 'card' in fact) return [fact.card];
  if (fact.type === 'installed' || fact.type === 'trashed') return fact.faceup ? [fact.card] : [];
  if (fact.type === 'accessed') return viewer === 'runner' ? [fact.card] : [];
  if (fact.type === 'looked' || fact.type === 'drew') return viewer === fact.side ? fact.cards : [];
  return [];
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
