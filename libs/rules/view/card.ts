import { strengthOf } from '../query/strength';
import { knowersNow } from '../query/see';
import type { Sighting } from '../state/sighting';
import type { Work } from '../machine/work';
import { requirementOf } from '../query/advancement';
import { cardOf, hostedOn, isRezzed, valueOf } from '../query/card';
import { rezBill } from '../query/rez';
import type { Pool } from '../ability/pool';
import type { CorpIdentity } from '../ability/value';
import type { Card, CounterKind } from '../state/card';
import type { CardId } from '../state/card-id';
import type { State } from '../state/state';
import { canTell, handleFor, type Viewer } from './viewer';

/** A card a fact or a decision speaks of, as one viewer may know it. */
export type CardName =
  | { readonly card: string; readonly code: string; readonly handle: string | null }
  | { readonly hidden: true; readonly handle: string | null };

/** A card lying somewhere, with what can be seen of it (INFO-10, INFO-14). */
interface Looks {
  readonly advancement: number;
  readonly counters: Readonly<Partial<Record<Exclude<CounterKind, 'advancement'>, number>>>;
  readonly hosted: readonly CardView[];
  readonly rezzed?: boolean;
  readonly faceup?: boolean;
  readonly chosen?: CardName;
  readonly strength?: number;
  readonly requirement?: number;
  readonly rezCost?: number;
  readonly type?: string;
  /** What its other side is called, where that lies up (FLIP-01). */
  readonly face?: string;
  /** Of copies that differ on their other sides alone: which it is, for who knows (FLIP-02). */
  readonly copy?: string;
}
/** A card as a viewer sees it lie: its name, where the viewer may tell it, and how it looks to everybody. */
export type CardView = CardName & Looks;

/** A view while it is being built: a field that does not apply is never there. */
type Draft = CardName & { -readonly [K in keyof Looks]: Looks[K] };

export function nameOf(
  g: Work,
  id: CardId,
  seen: number,
  viewer: Viewer,
  at: Card | Sighting,
): CardName {
  const handle = handleFor(viewer, id, at);
  if (!canTell(viewer, seen)) return { hidden: true, handle };
  const value = valueOf(g, cardOf(g, id));
  return { card: value.title, code: value.code, handle };
}

/** Whether a game has a card of that number, as a judge names it. */
export const hasCard = ({ cards }: State, number: number): boolean => number in cards;

/** A card of a fact: what the viewer knew of it when the fact happened. */
export function sightingName(
  pool: Pool,
  state: Pick<State, 'cards'>,
  sighting: Sighting,
  viewer: Viewer,
): CardName {
  const handle = handleFor(viewer, sighting.card, sighting);
  if (!canTell(viewer, sighting.seen)) return { hidden: true, handle };
  const definition = pool.definitions[state.cards[sighting.card]?.def ?? sighting.def ?? -1];
  if (definition === undefined) throw new Error(`no card ${sighting.card} in this game`);
  return { card: definition.value.title, code: definition.value.code, handle };
}

export const cardName = (g: Work, id: CardId, viewer: Viewer): CardName => {
  const card = cardOf(g, id);
  return nameOf(g, id, knowersNow(g, card), viewer, card);
};

const kinds = ['virus', 'power', 'agenda', 'credit', 'recurring'] as const;

function countersOf(card: Card): CardView['counters'] {
  const counters: Partial<Record<(typeof kinds)[number], number>> = {};
  for (const kind of kinds) if (card[kind] > 0) counters[kind] = card[kind];
  return counters;
}

/** Which side of an identity lies up; of copies that differ, the owner knows which it is. */
function sidesOf(card: Card, { backs = [] }: CorpIdentity, viewer: Viewer, view: Draft): void {
  const back = backs[Math.floor(card.face / 2)];
  if (back === undefined) return;
  if (card.face % 2 === 1) view.face = back.title;
  else if (backs.length > 1 && (viewer === 'corp' || viewer === 'judge')) view.copy = back.title;
}

/** What is derived from a card whose identity the viewer knows. */
function derive(g: Work, card: Card, viewer: Viewer, view: Draft): void {
  const value = valueOf(g, card);
  view.type = value.type;
  if (value.type === 'identity' && value.side === 'corp') sidesOf(card, value, viewer, view);
  const installedIce = value.type === 'ice' && card.zone === 'ice';
  const breaker = value.type === 'program' && value.strength !== null && card.zone === 'rig';
  if (installedIce || breaker) view.strength = strengthOf(g, card);
  if (value.type === 'agenda') {
    if (card.zone === 'root') view.requirement = requirementOf(g, card);
  } else if ((card.zone === 'root' || card.zone === 'ice') && !card.faceup)
    view.rezCost = rezBill(g, card).credits;
}

/** A card as it lies, for one viewer. Built from what the viewer may know, never cut down to it. */
export function cardView(g: Work, id: CardId, viewer: Viewer): CardView {
  const card = cardOf(g, id);
  const seen = knowersNow(g, card);
  const known = canTell(viewer, seen);
  const corpInstalled = card.zone === 'root' || card.zone === 'ice';
  const handle = handleFor(viewer, id, card);
  const value = valueOf(g, card);
  const { advancement } = card;
  const counters = countersOf(card);
  const hosted = hostedOn(g, id).map((one) => cardView(g, one, viewer));
  const view: Draft = known
    ? { card: value.title, code: value.code, handle, advancement, counters, hosted }
    : { hidden: true, handle, advancement, counters, hosted };
  if (corpInstalled) view.rezzed = isRezzed(g, card);
  if (card.zone === 'archives' || (corpInstalled && card.faceup)) view.faceup = card.faceup;
  // INFO-30: a choice with lasting meaning is public.
  if (card.chosen !== null) view.chosen = cardName(g, card.chosen, viewer);
  if (known) derive(g, card, viewer, view);
  return view;
}

export const hiddenCard: CardView = {
  hidden: true,
  handle: null,
  advancement: 0,
  counters: {},
  hosted: [],
};
