import { type DeckCard, type IdentityCard, isIdentity, isNeutral } from '#decks/catalogue/card';
import { cardByCode } from '#decks/catalogue/find-card';
import { cardsOf, type Copies, deckList, type DeckList } from '#decks/deck/deck-list';
import { constructed } from '#decks/legality/deck-format';
import { pointBand } from '#decks/legality/rules/agenda-points';
import { validate } from '#decks/legality/validate';
import type { LoggedDeck } from '#notation/native/header';
import { oneOf, shuffled, type Source } from '#play/source';
import type { Pool, Side } from '#rules';

const FORMAT = constructed();

/** Some identities can hardly be served by a small pool: another one is tried then. */
const ATTEMPTS = 100;

interface Catalogue {
  readonly identities: readonly IdentityCard[];
  readonly cards: readonly DeckCard[];
}

function catalogueOf(pool: Pool, side: Side): Catalogue {
  const own = pool.definitions.flatMap((one) => {
    const card = one.side === side ? cardByCode(one.value.code) : undefined;
    return card === undefined ? [] : [card];
  });
  return {
    identities: own.filter(isIdentity),
    cards: own.flatMap((card) => (isIdentity(card) ? [] : [card])),
  };
}

/** Influence that a copy costs; `null`: the identity cannot have it (DECK-06 to DECK-09). */
function influenceOf(card: DeckCard, identity: IdentityCard): number | null {
  if (card.faction === identity.faction) return 0;
  return isNeutral(card) ? (card.influence ?? 0) : card.influence;
}

/** Agendas in any order while they fit the points that a deck of this size needs (DECK-10). */
function agendas(
  { cards }: Catalogue,
  identity: IdentityCard,
  size: number,
  next: Source,
): Copies[] {
  const most = identity.side === 'corp' ? (pointBand(size)?.most ?? 0) : 0;
  const chosen: Copies[] = [];
  let points = 0;
  for (const card of shuffled(cards, next)) {
    if (card.type !== 'agenda' || influenceOf(card, identity) !== 0) continue;
    const room = card.points === 0 ? 0 : Math.floor((most - points) / card.points);
    const quantity = Math.min(1 + next(card.deckLimit), room);
    if (quantity === 0) continue;
    points += quantity * card.points;
    chosen.push({ card, quantity });
  }
  return chosen;
}

function drawUp(catalogue: Catalogue, next: Source): DeckList {
  const identity = oneOf(catalogue.identities, next);
  const size = identity.minimumDeckSize + (identity.side === 'corp' ? 4 : 0);
  const chosen = agendas(catalogue, identity, size, next);
  let left = size - chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  let influence = identity.influenceLimit ?? Infinity;
  for (const card of shuffled(catalogue.cards, next)) {
    const cost = influenceOf(card, identity);
    if (card.type === 'agenda' || cost === null) continue;
    const affordable = cost === 0 ? left : Math.min(left, Math.floor(influence / cost));
    const quantity = Math.min(1 + next(card.deckLimit), affordable);
    if (quantity === 0) continue;
    left -= quantity;
    influence -= quantity * cost;
    chosen.push({ card, quantity });
  }
  return deckList(null, [{ card: identity, quantity: 1 }, ...chosen]);
}

/** A deck of any cards of the pool that constructed play allows. Throws where the pool has none. */
export function legalDeck(pool: Pool, side: Side, next: Source): LoggedDeck {
  const catalogue = catalogueOf(pool, side);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const list = drawUp(catalogue, next);
    const [identity] = list.entries;
    if (identity === undefined || !validate(list, FORMAT).legal) continue;
    return {
      identity: identity.card.code,
      cards: cardsOf(list).map(({ card, quantity }) => [card.code, quantity] as const),
    };
  }
  throw new Error(`no legal deck of the ${side} comes of the pool ${pool.name}`);
}
