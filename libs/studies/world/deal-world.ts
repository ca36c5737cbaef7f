import { counted } from '#text/counted';
import { loadPosition } from '#notation/scenario/position/load';
import { oneOf, shuffled, type Source } from '#play/source';
import { isCentral, opponent, sides, type Pool, type Rules, type Side } from '#rules';
import { seeded } from '../chance/seeded';
import { slotsOf, type Slot, whyNotBetween, writeView } from '../position/from-view';
import type { WrittenPosition } from '../position/written';
import { refuse, type StudyRefusal } from '../study/refusal';
import type { Decklist, Move } from '../study/study';
import { leftOf } from './decklist';
import { follow, type Tries } from './follow';
import { knownGroups, ownHidden, type KnownGroup } from './hidden';
import type { SeatRecord } from './record';
import { shownSince } from './shown-since';

export type World =
  | {
      readonly ok: true;
      readonly position: WrittenPosition;
      /** What led from there to the midst of an action; nothing between two. */
      readonly moves: readonly Move[];
    }
  | { readonly ok: false; readonly refusal: StudyRefusal };

export interface Deal {
  readonly record: SeatRecord;
  /** The opponent's. */
  readonly decklist: Decklist;
  readonly seed: string;
  /** Which of the worlds that fit, from 0. */
  readonly deal: number;
}

/** Worlds that are dealt before it is said that none was found. */
const ATTEMPTS = 60;
/** The same where each is followed into the midst of an action. */
const FOLLOWED = 24;

/** Where what may lie is bounded by the kind of card. */
const narrow: ReadonlySet<Slot['zone']> = new Set<Slot['zone']>(['ice', 'root', 'hosted']);

/** Hands cards out to the slots of a view; null where it led nowhere. */
class Dealing {
  private readonly dealt: (string | null)[];
  /** Servers with an agenda or asset of their own. */
  private readonly filled = new Set<string>();

  constructor(
    private readonly pool: Pool,
    private readonly slots: readonly Slot[],
    private readonly next: Source,
    taken: Iterable<string>,
  ) {
    this.dealt = slots.map(() => null);
    for (const server of taken) this.filled.add(server);
  }

  deal(
    left: Readonly<Record<Side, readonly string[]>>,
    groups: readonly KnownGroup[],
  ): readonly string[] | null {
    const hands = { corp: [...left.corp], runner: [...left.runner] };
    for (const group of groups)
      for (const code of shuffled(group.cards, this.next))
        if (!this.place(code, this.free(group.slots), hands)) return null;
    const open = this.free(this.slots.map((_, index) => index));
    for (const index of shuffled(
      open.filter((one) => this.isNarrow(one)),
      this.next,
    )) {
      const slot = this.slotAt(index);
      const fitting = hands[slot.side].filter((code) => this.fits(code, slot));
      if (fitting.length === 0) return null;
      this.put(oneOf(fitting, this.next), index, hands);
    }
    for (const side of sides) {
      const order = shuffled(hands[side], this.next);
      for (const [index, slot] of this.slots.entries())
        if (slot.side === side && this.dealt[index] === null)
          this.dealt[index] = order.pop() ?? null;
    }
    const all = this.dealt.filter((code) => code !== null);
    return all.length === this.slots.length ? all : null;
  }

  private place(code: string, open: readonly number[], hands: Record<Side, string[]>): boolean {
    const fitting = open.filter((index) => this.fits(code, this.slotAt(index)));
    if (fitting.length === 0) return false;
    return this.put(code, oneOf(fitting, this.next), hands);
  }

  private put(code: string, index: number, hands: Record<Side, string[]>): boolean {
    const slot = this.slotAt(index);
    const hand = hands[slot.side];
    const at = hand.indexOf(code);
    if (at < 0) return false;
    hand.splice(at, 1);
    this.dealt[index] = code;
    if (slot.zone === 'root' && this.typeOf(code) !== 'upgrade') this.filled.add(slot.server ?? '');
    return true;
  }

  private fits(code: string, { zone, server, advancement }: Slot): boolean {
    const type = this.typeOf(code);
    if (zone === 'ice') return type === 'ice';
    if (zone !== 'root') return true;
    if (type === 'upgrade') return advancement === 0 || this.isAdvanceable(code);
    if (type !== 'agenda' && type !== 'asset') return false;
    if (server === null || isCentral(server) || this.filled.has(server)) return false;
    return advancement === 0 || type === 'agenda' || this.isAdvanceable(code);
  }

  private isAdvanceable(code: string): boolean {
    const value = this.pool.byCode.get(code)?.value;
    return value !== undefined && JSON.stringify(value).includes('"advanceable"');
  }

  private free(indexes: readonly number[]): readonly number[] {
    return indexes.filter((index) => this.dealt[index] === null);
  }

  private isNarrow(index: number): boolean {
    return narrow.has(this.slotAt(index).zone);
  }

  private slotAt(index: number): Slot {
    const slot = this.slots[index];
    if (slot === undefined) throw new Error(`there is no hidden card ${index}`);
    return slot;
  }

  private typeOf(code: string): string {
    return this.pool.byCode.get(code)?.value.type ?? '';
  }
}

/** Servers in which the viewer sees an agenda or asset already. */
const filledServers = (pool: Pool, { view }: SeatRecord): readonly string[] =>
  view.corp.servers.flatMap(({ name, cards }) =>
    cards.some((card) => {
      const type = 'code' in card ? pool.byCode.get(card.code)?.value.type : undefined;
      return type === 'agenda' || type === 'asset';
    })
      ? [name]
      : [],
  );

const noWorld = (message: string, mend: string): World => ({
  ok: false,
  refusal: refuse('NO_WORLD', 'world', message, mend),
});

/** Decisions that are tried in one world, to lead to the midst of an action. */
const TRIES = 120;
/** The same in all of them: others wait meanwhile. */
const TRIES_IN_ALL = 3_000;

/**
 * A world that fits everything a seat was told, dealt by that alone: the same record, lists and seed
 * give the same world whatever lay hidden in truth. Where a card may only be of some kind it is dealt
 * first; among the cards that fit, each is as likely, which says nothing of how likely a world is. In the
 * midst of an action it is dealt where that began, with what was shown since, and followed from there.
 */
export function dealWorld(rules: Rules, deal: Deal): World {
  return dealBefore(rules, deal, { left: TRIES_IN_ALL });
}

/** From the nearest place between two actions, or else from one before it. */
function dealBefore(rules: Rules, deal: Deal, tries: Tries): World {
  const world = dealFrom(rules, deal, tries);
  const { earlier } = deal.record;
  if (world.ok || world.refusal.code !== 'NO_WORLD' || earlier === null) return world;
  const other = dealBefore(rules, { ...deal, record: earlier }, tries);
  return other.ok ? other : world;
}

function dealFrom(rules: Rules, { record, decklist, seed, deal }: Deal, tries: Tries): World {
  const { pool } = rules;
  const midst = whyNotBetween(record.view);
  if (midst !== null)
    return noWorld(
      `at moment ${record.moment} ${midst}, and there is no place between two actions near before it`,
      'Begin at another moment.',
    );
  const { seat, view, knowledge, history, since } = record;
  const slots = slotsOf(view);
  const groups = knownGroups(slots, knowledge);
  const shown = shownSince(slots, record);
  const certain = [...apart(shown.certain, groups), ...groups];
  const theirs = leftOf(pool, record, decklist, slots, certain);
  if (!theirs.ok) return theirs;
  const likely = [...apart(shown.likely, certain), ...certain];
  const mine = ownHidden(slots, knowledge, groups, seat);
  const hidden = { [seat]: mine, [opponent(seat)]: theirs.codes };
  const left = { corp: hidden['corp'] ?? [], runner: hidden['runner'] ?? [] };
  const filled = filledServers(pool, record);
  const attempts = since.length === 0 ? ATTEMPTS : FOLLOWED;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const next = seeded(seed, `${seat} ${record.moment} ${deal} ${attempt}`);
    // What is likely is left out now and then: it may have been otherwise.
    const known = attempt % 4 === 3 ? certain : likely;
    const dealt = new Dealing(pool, slots, next, filled).deal(left, byPlaces(known));
    if (dealt === null) continue;
    let index = 0;
    const position = writeView(view, history, () => {
      const code = dealt[index] ?? '';
      index += 1;
      return pool.byCode.get(code)?.value.title ?? code;
    });
    const loaded = loadPosition(pool, position);
    if (!loaded.ok) continue;
    if (since.length === 0) return { ok: true, position, moves: [] };
    const own = { left: Math.min(TRIES, tries.left) };
    tries.left -= own.left;
    const moves = follow(rules, loaded.state, record, next, own);
    tries.left += own.left;
    if (moves !== null) return { ok: true, position, moves };
    if (tries.left === 0) break;
  }
  return noWorld(
    since.length === 0
      ? `none of ${counted(attempts, 'world that was', 'worlds that were')} dealt can stand`
      : `none of ${counted(attempts, 'world that was', 'worlds that were')} dealt leads to what was told by moment ${record.moment}`,
    since.length === 0
      ? 'Give another decklist, or begin at another moment.'
      : 'Begin at a moment between two actions, or give another decklist.',
  );
}

/** Those that none of the others holds already. */
const apart = (
  groups: readonly KnownGroup[],
  others: readonly KnownGroup[],
): readonly KnownGroup[] =>
  groups.filter(
    ({ cards: [card = ''], slots }) =>
      !others.some((one) => one.cards.includes(card) && one.slots.some((at) => slots.includes(at))),
  );

/** What has the fewest places comes first. */
const byPlaces = (groups: readonly KnownGroup[]): readonly KnownGroup[] =>
  [...groups].sort((a, b) => a.slots.length - b.slots.length);
