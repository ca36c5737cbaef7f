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
    case 'grip':
      return card.faceup || viewer === 'runner';
    case 'root':
    case 'ice':
    case 'archives':
      return card.faceup || viewer === 'corp';
    case 'hosted':
      return card.faceup || viewer === sideOf(pool, card);
    case 'hq':
      return viewer === 'corp';
    case 'rd':
    case 'stack':
      return false;
    case 'aside':
      return viewer === sideOf(pool, card);
  }
}

/** Facts that say whose card it is to everybody, wherever it lies afterwards. */
const showing: Readonly<Record<Fact['type'], boolean>> = {
  'turn-began': false,
  'phase-began': false,
  'turn-ended': false,
  'clicks-gained': false,
  'clicks-spent': false,
  'clicks-lost': false,
  'credits-gained': false,
  'credits-taken': false,
  'credits-spent': false,
  'card-credits-spent': false,
  'pool-empty': false,
  'credits-lost': false,
  'run-credits-gained': false,
  'run-credits-lost': false,
  'recurring-filled': false,
  'card-credits-lost': false,
  drew: false,
  mulliganed: false,
  installed: false,
  'server-created': false,
  played: true,
  rezzed: true,
  derezzed: true,
  'turned-facedown': false,
  'turned-faceup': false,
  flipped: false,
  exposed: true,
  revealed: true,
  looked: false,
  trashed: false,
  'removed-from-game': true,
  discarded: false,
  returned: false,
  hosted: false,
  brought: true,
  searched: false,
  shuffled: false,
  arranged: false,
  swapped: false,
  advanced: false,
  'tokens-placed': false,
  'tokens-removed': false,
  purged: false,
  'tags-taken': false,
  'tags-avoided': false,
  'tags-removed': false,
  'bad-publicity-taken': false,
  'bad-publicity-removed': false,
  'damage-suffered': false,
  'damage-prevented': false,
  'trash-prevented': false,
  'exposure-prevented': false,
  chosen: false,
  'option-chosen': false,
  'run-began': false,
  'run-moved': false,
  'ice-approached': false,
  'ice-encountered': true,
  'sub-broken': false,
  'strength-changed': false,
  'all-broken': false,
  'sub-resolved': false,
  'ice-bypassed': false,
  'encounter-ended': false,
  'ice-passed': false,
  'server-approached': false,
  'jacked-out': false,
  'run-successful': false,
  'run-unsuccessful': false,
  accessed: false,
  'access-ended': false,
  stolen: true,
  scored: true,
  'added-to-score-area': true,
  forfeited: true,
  'run-ended': false,
  'trace-began': false,
  bid: false,
  'trace-ended': false,
  'spent-in-secret': false,
  'ability-used': true,
  'ability-resolved': true,
  'loop-ended': false,
  'game-ended': false,
};

function shownBy(fact: Fact, viewer: Restricted): readonly Sighting[] {
  if (showing[fact.type] && 'card' in fact) return [fact.card];
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
