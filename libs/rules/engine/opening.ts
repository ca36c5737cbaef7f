import { refreshActive } from '../mutations/active';
import { updateHandles } from '../mutations/handles';
import type { Asking, Work } from '../machine/work';
import { askedIn } from '../query/asked';
import { workOn } from '../query/work-on';
import { cardOf } from '../query/card';
import { deckOf } from '../query/player';
import { frame } from '../machine/next';
import type { Definition, Pool } from '../ability/pool';
import { newCard, type Card, type Zone } from '../state/card';
import { cardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { centrals } from '../state/server';
import type { Side } from '../state/side';
import type { State } from '../state/state';

/** A deck as the engine takes it: the identity's code and a code for each card, copies repeated. */
export interface DeckList {
  readonly identity: string;
  readonly cards: readonly string[];
}

export interface UnknownCard {
  readonly ok: false;
  readonly side: Side;
  readonly unknown: readonly string[];
}

const startingCredits = 5;

// SETUP-04

const emptyState = (): State => ({
  turn: { number: 0, side: 'corp' },
  corp: {
    identity: cardId(0),
    credits: startingCredits,
    clicks: 0,
    badPublicity: 0,
    hq: [],
    rd: [],
    archives: [],
    score: [],
  },
  runner: {
    identity: cardId(0),
    credits: startingCredits,
    clicks: 0,
    tags: 0,
    brain: 0,
    runCredits: 0,
    grip: [],
    stack: [],
    heap: [],
    rig: [],
    score: [],
  },
  servers: centrals.map((name) => ({ name, ice: [], root: [] })),
  remotes: 0,
  cards: [],
  removed: [],
  play: [],
  hosted: [],
  aside: [],
  active: [],
  hooks: [],
  lasting: [],
  usages: [],
  history: { thisTurn: [], lastTurn: [] },
  frames: [],
  prompt: null,
  outcome: null,
  serial: 0,
  handles: { corp: 0, runner: 0, open: 0 },
});

/** A game without cards, to be filled by the opening or by a position. */
export const blankWork = (pool: Pool, asking: Asking = 'choices'): Work => {
  const state = emptyState();
  state.hooks = new Array<number>(pool.hooks.size).fill(0);
  return workOn(pool, state, [], asking);
};

/** A new card with the next number. It lies in no pile yet: whoever adds it puts it there. */
export function addCard(g: Work, definition: Definition, zone: Zone): Card {
  const card = newCard(cardId(g.state.cards.length), definition.index, zone);
  g.state.cards.push(card);
  return card;
}

/** The identity of a side that has none, faceup and active. */
export function addIdentity(g: Work, side: Side, definition: Definition): Card {
  const { id } = addCard(g, definition, 'identity');
  ownCard(g.state, id).faceup = true;
  g.state[side].identity = id;
  refreshActive(g, id);
  updateHandles(g, id);
  return cardOf(g, id);
}

interface Found {
  readonly ok: true;
  readonly identity: Definition;
  readonly cards: readonly Definition[];
}

/** The cards that a list names, looked up once. */
function find(pool: Pool, side: Side, deck: DeckList): Found | UnknownCard {
  const unknown = new Set<string>();
  const ofSide = (code: string): Definition | null => {
    const found = pool.byCode.get(code);
    if (found?.side === side) return found;
    unknown.add(code);
    return null;
  };
  const identity = ofSide(deck.identity);
  const cards: Definition[] = [];
  for (const code of deck.cards) {
    const found = ofSide(code);
    if (found !== null) cards.push(found);
  }
  return identity === null || unknown.size > 0
    ? { ok: false, side, unknown: [...unknown] }
    : { ok: true, identity, cards };
}

function addDeck(g: Work, side: Side, { identity, cards }: Found): void {
  addIdentity(g, side, identity);
  const pile = deckOf(g, side);
  for (const definition of cards)
    pile.push(addCard(g, definition, side === 'corp' ? 'rd' : 'stack').id);
}

/**
 * The state before the first decision: the Corp's identity is card 0, its deck follows in the
 * order of the list, then the Runner's identity and deck (SETUP-01, SETUP-10).
 */
export function openingWork(
  pool: Pool,
  decks: { readonly corp: DeckList; readonly runner: DeckList },
  asking: Asking = 'choices',
): { readonly ok: true; readonly game: Work } | UnknownCard {
  const corp = find(pool, 'corp', decks.corp);
  if (!corp.ok) return corp;
  const runner = find(pool, 'runner', decks.runner);
  if (!runner.ok) return runner;
  const g = blankWork(pool, asking);
  addDeck(g, 'corp', corp);
  addDeck(g, 'runner', runner);
  g.asked = askedIn(pool, g.state.cards);
  g.state.frames.push(frame('setup', 'rd', {}));
  return { ok: true, game: g };
}
