import { loadPosition } from '#notation/scenario/position/load';
import { oneOf, shuffled, type Source } from '#play/source';
import { isCentral, opponent, sides, type Pool, type Side } from '#rules';
import { seeded } from '../chance/seeded';
import { slotsOf, type Slot, whyNotBetween, writeView } from '../position/from-view';
import type { WrittenPosition } from '../position/written';
import { refuse, type StudyRefusal } from '../study/refusal';
import type { Decklist } from '../study/study';
import { leftOf } from './decklist';
import { knownGroups, ownHidden, type KnownGroup } from './hidden';
import type { SeatRecord } from './record';

export type World =
  | { readonly ok: true; readonly position: WrittenPosition }
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

/**
 * A world that fits everything a seat was told, dealt by that alone: the same record, lists and seed
 * give the same world whatever lay hidden in truth. Where a card may only be of some kind it is dealt
 * first; among the cards that fit, each is as likely, which says nothing of how likely a world is.
 */
export function dealWorld(pool: Pool, { record, decklist, seed, deal }: Deal): World {
  const midst = whyNotBetween(record.view);
  if (midst !== null)
    return noWorld(
      `at moment ${record.moment} ${midst}: what is under way cannot be dealt anew`,
      'Begin at a moment between two actions.',
    );
  const { seat, view, knowledge, history } = record;
  const slots = slotsOf(view);
  const groups = knownGroups(slots, knowledge);
  const theirs = leftOf(pool, record, decklist, slots, groups);
  if (!theirs.ok) return theirs;
  const own = ownHidden(slots, knowledge, groups, seat);
  const hidden = { [seat]: own, [opponent(seat)]: theirs.codes };
  const left = { corp: hidden['corp'] ?? [], runner: hidden['runner'] ?? [] };
  const filled = filledServers(pool, record);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const next = seeded(seed, `${seat} ${record.moment} ${deal} ${attempt}`);
    const dealt = new Dealing(pool, slots, next, filled).deal(left, groups);
    if (dealt === null) continue;
    let index = 0;
    const position = writeView(view, history, () => {
      const code = dealt[index] ?? '';
      index += 1;
      return pool.byCode.get(code)?.value.title ?? code;
    });
    if (loadPosition(pool, position).ok) return { ok: true, position };
  }
  return noWorld(
    `none of ${ATTEMPTS} worlds that were dealt can stand`,
    'Give another decklist, or begin at another moment.',
  );
}
