import { isRecord } from '#text/is-record';
import type { PositionView, Side } from '#rules';
import type { Slot } from '../position/from-view';
import type { KnownGroup } from './hidden';
import type { SeatRecord, ToldMoment } from './record';

interface Shown {
  readonly code: string;
  readonly handle: string | null;
}

/** Every card that is named somewhere inside. */
function* cardsIn(value: unknown): Generator<Shown> {
  if (Array.isArray(value)) for (const one of value) yield* cardsIn(one);
  else if (isRecord(value)) {
    const { code, handle } = value;
    if (typeof code === 'string')
      yield { code, handle: typeof handle === 'string' ? handle : null };
    for (const one of Object.values(value)) yield* cardsIn(one);
  }
}

const factsOf = (since: readonly ToldMoment[]) =>
  since.flatMap(({ told }) => told.flatMap((one) => ('fact' in one ? [one.fact] : [])));

/** Cards that lay hidden on the table, and were turned up since: what each was, by its handle. */
function turnedUp(slots: readonly Slot[], since: readonly ToldMoment[]): readonly KnownGroup[] {
  const codes = new Map<string, string>();
  for (const { code, handle } of cardsIn(since)) if (handle !== null) codes.set(handle, code);
  return slots.flatMap(({ handle }, index) => {
    const code = handle === null ? undefined : codes.get(handle);
    return code === undefined ? [] : [{ cards: [code], slots: [index] }];
  });
}

const handles = (view: PositionView): ReadonlySet<string> =>
  new Set([...cardsIn(view)].flatMap(({ handle }) => handle ?? []));

const where = (
  slots: readonly Slot[],
  zone: Slot['zone'],
  under: number | null,
): readonly number[] =>
  slots.flatMap((slot, index) =>
    slot.zone === zone && (under === null || slot.under === under) ? [index] : [],
  );

const DECKS = { corp: 'rd', runner: 'stack' } as const;
const HANDS = { corp: 'hq', runner: 'grip' } as const;

const piles = ['hq', 'rd', 'archives', 'grip', 'stack'] as const;
const pileOf = (value: unknown) => piles.find((pile) => pile === value) ?? null;

const cardOf = (value: unknown): Shown | null => cardsIn(value).next().value ?? null;

const sideOf = (value: unknown): Side | null =>
  value === 'corp' || value === 'runner' ? value : null;

/**
 * Where cards lay that came out of decks and hands since, as far as what came of them tells: the first
 * that were drawn or accessed from the top of a deck, what was played, installed or accessed from a hand.
 */
function cameOut(slots: readonly Slot[], { view, since }: SeatRecord): readonly KnownGroup[] {
  const before = handles(view);
  const seen = new Set<string>();
  const taken = { rd: 0, stack: 0 };
  const groups: KnownGroup[] = [];
  const put = (card: Shown | null, at: readonly number[]): void => {
    if (card === null || at.length === 0) return;
    const { code, handle } = card;
    if (handle !== null && (before.has(handle) || seen.has(handle))) return;
    if (handle !== null) seen.add(handle);
    groups.push({ cards: [code], slots: at });
  };
  const ofDeck = (deck: 'rd' | 'stack', card: Shown | null): void => {
    put(card, where(slots, deck, taken[deck]));
    taken[deck] += 1;
  };
  for (const fact of factsOf(since)) {
    const side = sideOf(fact['side']);
    const card = cardOf(fact['card']);
    const from = pileOf(fact['from']);
    const cards = fact['cards'];
    if (fact.type === 'drew' && side !== null && Array.isArray(cards))
      for (const one of cards) ofDeck(DECKS[side], cardOf(one));
    else if (fact.type === 'accessed' || fact.type === 'trashed') {
      if (from === 'rd' || from === 'stack') ofDeck(from, card);
      else if (from !== null) put(card, where(slots, from, null));
    } else if ((fact.type === 'played' || fact.type === 'installed') && side !== null)
      put(card, where(slots, HANDS[side], null));
  }
  return groups;
}

/** What lay facedown in Archives, where it was turned up: all that lies there then and was not there open. */
function archived(slots: readonly Slot[], { view, since }: SeatRecord): readonly KnownGroup[] {
  const places = where(slots, 'archives', null);
  const open = since.find(({ position }) => position.corp.archives.every((one) => 'code' in one));
  if (places.length === 0 || open === undefined) return [];
  const there = [...cardsIn(view.corp.archives)].map(({ code }) => code);
  const found: string[] = [];
  for (const { code } of cardsIn(open.position.corp.archives)) {
    const at = there.indexOf(code);
    if (at < 0) found.push(code);
    else there.splice(at, 1);
  }
  return found.slice(0, places.length).map((code) => ({ cards: [code], slots: places }));
}

export interface ShownSince {
  /** It cannot have been otherwise. */
  readonly certain: readonly KnownGroup[];
  /** It was so, or else something moved a card meanwhile. */
  readonly likely: readonly KnownGroup[];
}

/** What a seat was shown, since a place between two actions, of what lay hidden there. */
export function shownSince(slots: readonly Slot[], record: SeatRecord): ShownSince {
  const certain = turnedUp(slots, record.since);
  const known = new Set(certain.flatMap(({ slots: at }) => at));
  const likely = [...archived(slots, record), ...cameOut(slots, record)]
    .map(({ cards, slots: at }) => ({ cards, slots: at.filter((index) => !known.has(index)) }))
    .filter(({ slots: at }) => at.length > 0);
  return { certain, likely };
}
