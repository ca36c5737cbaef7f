import {
  type Decision,
  type Pool,
  cloneState,
  type Card,
  type CardId,
  type Fact,
  isCentral,
  type State,
} from '#rules';
import type { Source } from '#play/source';
import { oneOf, shuffled } from '#play/source';
import { sees, sideOf, type Restricted } from './sight';

/** Another world the viewer cannot tell from the one that was played. */
export interface Exchange {
  readonly kind: 'identity' | 'choice' | 'order' | 'numbers' | 'copy';
  readonly state: State;
  readonly map: (decision: Decision) => Decision;
  /** The worlds are alike until the viewer sees one of these. */
  readonly until: readonly CardId[];
  /** They look different once installed: one is ice, or displaces what the other does not. */
  readonly apart: boolean;
  /** They are alike until such a fact. */
  readonly ends?: Fact['type'];
}

const same = (decision: Decision): Decision => decision;

const typeOf = (pool: Pool, card: Card): string => pool.definitions[card.def]?.value.type ?? '';

/** Whether a card of this type can lie facedown in that place: ice and roots tell so much. */
function couldLie(pool: Pool, card: Card, place: Card): boolean {
  const type = typeOf(pool, card);
  switch (place.zone) {
    case 'ice':
      return type === 'ice';
    case 'root':
      return place.server !== null && isCentral(place.server)
        ? type === 'upgrade'
        : (type === 'upgrade') === (typeOf(pool, place) === 'upgrade') &&
            (type === 'agenda' || type === 'asset' || type === 'upgrade');
    case 'rd':
    case 'hq':
    case 'archives':
    case 'stack':
    case 'grip':
      return true;
    // What is hidden there lies facedown, as a card without a type (INST-22).
    case 'rig':
      return true;
    // Facedown cards of the Runner's can be any (HOST-17).
    case 'hosted':
      return type === typeOf(pool, place) || sideOf(pool, place) === 'runner';
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'aside':
    case 'removed':
      return false;
  }
}

/** Cards that procedures under way speak of: exchanging them would need another history. */
function engaged(state: State): ReadonlySet<number> {
  const ids = new Set<number>();
  const collect = (value: unknown): void => {
    if (typeof value === 'number') ids.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const plain = ['corp-turn', 'runner-turn', 'window', 'run', 'setup'];
  for (const frame of state.frames) if (!plain.includes(frame.at)) collect(frame.vars);
  if (state.prompt?.kind === 'pick' || state.prompt?.kind === 'random') collect(state.prompt.from);
  return ids;
}

function hiddenFrom(pool: Pool, state: State, viewer: Restricted): Card[] {
  const busy = engaged(state);
  return state.cards.filter((card) => !sees(pool, card, viewer) && !busy.has(card.id));
}

/** Decks are large and stay hidden for long: places in play are looked at first. */
function likelyPartner(cards: readonly Card[], next: Source): Card | null {
  if (cards.length === 0) return null;
  const outside = cards.filter((card) => card.zone !== 'rd' && card.zone !== 'stack');
  return oneOf(outside.length > 0 && next(4) > 0 ? outside : cards, next);
}

/** What an install would show of a card: ice lies sideways, assets and agendas displace each other. */
function looksOf(pool: Pool, state: State, id: CardId): string {
  const card = state.cards[id];
  const type = card === undefined ? '' : typeOf(pool, card);
  return type === 'asset' ? 'agenda' : type;
}

/** Two hidden cards are each what the other was. */
export function exchangeIdentity(
  pool: Pool,
  state: State,
  viewer: Restricted,
  next: Source,
  wanted: CardId | null = null,
): Exchange | null {
  const hidden = hiddenFrom(pool, state, viewer);
  const one = hidden.find((card) => card.id === wanted) ?? likelyPartner(hidden, next);
  if (one === null) return null;
  const others = hidden.filter(
    (card) =>
      card.def !== one.def &&
      sideOf(pool, card) === sideOf(pool, one) &&
      couldLie(pool, card, one) &&
      couldLie(pool, one, card),
  );
  const other = likelyPartner(others, next);
  if (other === null) return null;
  const apart = looksOf(pool, state, one.id) !== looksOf(pool, state, other.id);
  const copy = cloneState(state);
  copy.cards[one.id] = { ...one, def: other.def };
  copy.cards[other.id] = { ...other, def: one.def };
  return { kind: 'identity', state: copy, map: same, until: [one.id, other.id], apart };
}

function renamed(decision: Decision, name: (id: CardId) => CardId): Decision {
  const mapped: Record<string, unknown> = { ...decision };
  if ('card' in decision) mapped['card'] = name(decision.card);
  if ('host' in decision && decision.host !== undefined) mapped['host'] = name(decision.host);
  if ('order' in decision) mapped['order'] = decision.order.map(name);
  return mapped as Decision;
}

/** From here on the other player does with one hidden card what was done with another. */
export function exchangeChoice(
  pool: Pool,
  state: State,
  viewer: Restricted,
  next: Source,
  wanted: CardId | null = null,
): Exchange | null {
  const places = [state.corp.hq, state.runner.grip];
  const hidden = hiddenFrom(pool, state, viewer).map((card) => card.id);
  const choices = places
    .map((place) => place.filter((id) => hidden.includes(id)))
    .filter((place) => place.length > 1);
  if (choices.length === 0) return null;
  const from =
    choices.find((place) => wanted !== null && place.includes(wanted)) ?? oneOf(choices, next);
  const one = from.find((id) => id === wanted) ?? oneOf(from, next);
  const others = from.filter(
    (id) => id !== one && looksOf(pool, state, one) === looksOf(pool, state, id),
  );
  if (others.length === 0) return null;
  const other = oneOf(others, next);
  const name = (id: CardId): CardId => (id === one ? other : id === other ? one : id);
  const map = (decision: Decision): Decision => renamed(decision, name);
  return { kind: 'choice', state: cloneState(state), map, until: [one, other], apart: false };
}

/** Hands and facedown Archives lie in another order. */
export function exchangeOrder(
  _pool: Pool,
  state: State,
  viewer: Restricted,
  next: Source,
): Exchange | null {
  if (state.frames.some((frame) => frame.at === 'breach')) return null;
  const copy = cloneState(state);
  if (viewer !== 'corp') copy.corp.hq = shuffled(copy.corp.hq, next);
  if (viewer !== 'runner') copy.runner.grip = mixGrip(copy, next);
  if (viewer !== 'corp') copy.corp.archives = mixFacedown(copy, next);
  return { kind: 'order', state: copy, map: same, until: [], apart: false };
}

/** Copies of one card keep their order: where the grip comes to lie open (INFO-37) they are told apart by handles alone. */
function mixGrip({ cards, runner: { grip } }: State, next: Source): CardId[] {
  const left = new Map<number, CardId[]>();
  const defOf = (id: CardId): number => cards[id]?.def ?? -1;
  for (const id of grip) left.set(defOf(id), [...(left.get(defOf(id)) ?? []), id]);
  return shuffled(grip, next).map((id) => left.get(defOf(id))?.shift() ?? id);
}

/**
 * Facedown cards are put among the others anew; faceup ones came in an order all have seen. Copies
 * of one card keep their order: turned up, they are told apart by handles alone.
 */
function mixFacedown(state: State, next: Source): CardId[] {
  const { archives } = state.corp;
  const defOf = (id: CardId): number => state.cards[id]?.def ?? -1;
  const isUp = (id: CardId): boolean => state.cards[id]?.faceup === true;
  const facedown = archives.filter((id) => !isUp(id));
  const mixed = archives.filter(isUp);
  for (const like of shuffled(facedown, next)) {
    const copies = facedown.filter((id) => defOf(id) === defOf(like) && !mixed.includes(id));
    const places = mixed.map((id, i) => (defOf(id) === defOf(like) && !isUp(id) ? i + 1 : 0));
    const least = Math.max(0, ...places);
    const [first] = copies;
    if (first !== undefined) mixed.splice(least + next(mixed.length + 1 - least), 0, first);
  }
  return mixed;
}

/** Every card has another number: numbers follow from the deck list's order and must tell nothing. */
export function exchangeNumbers(pool: Pool, opening: State, next: Source): Exchange {
  const numbers = (side: 'corp' | 'runner'): CardId[] =>
    opening.cards
      .filter((card) => card.zone !== 'identity' && sideOf(pool, card) === side)
      .map((card) => card.id);
  const names = new Map<CardId, CardId>();
  for (const side of ['corp', 'runner'] as const) {
    const own = numbers(side);
    const mixed = shuffled(own, next);
    own.forEach((id, i) => names.set(id, mixed[i] ?? id));
  }
  const name = (id: CardId): CardId => names.get(id) ?? id;
  const copy = cloneState(opening);
  for (const card of opening.cards) copy.cards[name(card.id)] = { ...card, id: name(card.id) };
  for (const pile of [copy.corp.rd, copy.runner.stack])
    pile.forEach((id, i) => (pile[i] = name(id)));
  return {
    kind: 'numbers',
    state: copy,
    map: (decision) => renamed(decision, name),
    until: [],
    apart: false,
  };
}

const nameOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The Corp's identity is another copy, whose front looks the same (FLIP-02). */
export function exchangeCopy(
  pool: Pool,
  state: State,
  viewer: Restricted,
  next: Source,
): Exchange | null {
  const { identity } = state.corp;
  const card = state.cards[identity];
  const value = card === undefined ? undefined : pool.definitions[card.def]?.value;
  if (card === undefined || value?.type !== 'identity' || value.side !== 'corp') return null;
  const names = (value.backs ?? []).map(({ title }) => nameOf(title));
  if (viewer === 'corp' || names.length < 2 || card.face % 2 === 1) return null;
  const by = 1 + next(names.length - 1);
  const copy = cloneState(state);
  const face = (card.face + 2 * by) % (2 * names.length);
  copy.cards[identity] = { ...card, face };
  const map = (decision: Decision): Decision => {
    const at = decision.do === 'option' ? names.indexOf(decision.option) : -1;
    const option = names[(at + by) % names.length];
    return at < 0 || option === undefined ? decision : { do: 'option', option };
  };
  return { kind: 'copy', state: copy, map, until: [], apart: false, ends: 'flipped' };
}
