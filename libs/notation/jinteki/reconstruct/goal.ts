import { isObject, listOf } from '../json';
import { titleOf } from '../lens/card';
import { playerOf, type Side } from '../lens/side';
import type { Shown } from './shown';
import { attackedServer, isAlike, traitOf, winner } from './trait';
import { isClickOf, payingIn } from './paid-so-far';
import type { Span } from './span';
import type { Evidence } from './evidence';
import {
  eachDifference,
  fieldKey,
  type Features,
  pileKey,
  piles,
  plainKey,
  poolCredits,
  readKey,
  serverCode,
  spotBase,
} from './features';

const hands = new Set<number>([piles.indexOf('hq'), piles.indexOf('grip')]);
const discardPiles = new Set<number>([piles.indexOf('archives'), piles.indexOf('heap')]);

/** A card is told to be used after the game was won, or cards to be drawn: what it did then shows in credits, clicks and decks alone. */
function actsAfterEnd(lines: readonly string[]): boolean {
  const won = lines.findIndex((line) => line.endsWith(' wins the game.'));
  const isDone = (line: string): boolean => / uses? | mandatory | gains \[Click\] /.test(line);
  return won >= 0 && lines.slice(won + 1).some(isDone);
}

const decks: ReadonlySet<number> = new Set((['R&D cards', 'stack cards'] as const).map(plainKey));
const clicks: ReadonlySet<number> = new Set(
  (['corp clicks', 'runner clicks'] as const).map(plainKey),
);
const isOfEnd = (key: number): boolean => poolCredits.has(key) || decks.has(key) || clicks.has(key);

const isOfHand = (key: number): boolean => {
  const { a, category } = readKey(key);
  return category === 'pile' && hands.has(a);
};

/** Being off the way weighs more than not having gone it yet. */
const astray = 4;

/** Of a place in front of a server where no ice lies, as it goes before other ice comes there. */
function isOfNoIce(key: number, features: Features): boolean {
  const { category, field } = readKey(key);
  const which = field & 0xf;
  return category === 'ice' && which !== 0 && (features.get(key - which) ?? 0) === 0;
}

const turnKey = plainKey('turn');
const sideKey = plainKey('active side');
const clickKeys = [0, plainKey('corp clicks'), plainKey('runner clicks')] as const;

const bothClicks = [clickKeys[1], clickKeys[2]] as const;

export interface Measure {
  /** Weighted sum of the differences to the target; 0 only where nothing differs. */
  readonly distance: number;
  /** The positions agree. */
  readonly matches: boolean;
  /** It shows what none of theirs does: no way leads on from it. */
  readonly strays: boolean;
}

/**
 * Where lines tell what is decided: before all that theirs `shown` later, and after the bids that are `told` before it, or
 * after those alone, or anywhere.
 */
export type Order = 'shown' | 'told' | 'any';

/** The position to reach, and the positions shown on the way that were not reached by themselves. */
export class Goal {
  /** Something was refused as it is told before what is done by then. */
  refuses = false;
  private readonly target: Features;
  private acts: boolean | null = null;
  /** Who is amid a payment as the game ends. */
  readonly paying: Side | null;
  private touched: ReadonlySet<number> | null = null;
  private breached: ReadonlySet<number> | null = null;
  private readonly spans = new Map<number, readonly [number, number]>();

  constructor(
    /** From the position reached last to the target, in their order. */
    readonly shown: readonly Features[],
    readonly aim: Shown,
    readonly between: Span,
    readonly evidence: Evidence,
    readonly order: Order = 'shown',
  ) {
    this.target = aim.features;
    const before = evidence.shown[between.until - 1];
    const isOver = (this.target.get(winner) ?? 0) !== 0;
    this.paying = isOver && before !== undefined ? payingIn(before) : null;
  }

  /**
   * The title of the card that theirs lays on a discard pile after so many, once more lie there: what is laid there
   * later may be put beneath it.
   */
  laidNext(side: Side, count: number): string | null {
    const { after, until } = this.between;
    let found: string | null = null;
    for (const { state } of this.evidence.shown.slice(Math.max(0, after), until + 1)) {
      const next = listOf(playerOf(state, side)['discard'])[count];
      // What lay there before it all went is another pile.
      if (next === undefined) found = null;
      else found ??= isObject(next) ? titleOf(next) : null;
    }
    return found;
  }

  private get actsAfterEnd(): boolean {
    return (this.acts ??= actsAfterEnd(this.evidence.sinceEnd));
  }

  /** `opens`: what happens as a turn begins is yet to be over. */
  measure(features: Features, inTransit: boolean, opens = false): Measure {
    let distance = 0;
    let matches = true;
    let strays = false;
    const end = this.target.get(winner) ?? 0;
    const over = end !== 0 && features.get(winner) === end;
    eachDifference(features, this.target, (key, value, wanted) => {
      const trait = traitOf(key);
      if (over && this.paying !== null && isClickOf(key, this.paying)) return;
      if (
        over &&
        this.isOfLast(key, value) &&
        (trait.cutShort || (isOfEnd(key) && this.actsAfterEnd))
      ) {
        // What ours is through with is somewhere on the way of theirs, which may go on.
        if (!isOfHand(key) || this.allows(key, value, 'pile', false)) return;
        strays = true;
      }
      matches = false;
      const apart = trait.cap === 1 ? 1 : Math.min(trait.cap, Math.abs(value - wanted));
      const [least, most] = this.span(key);
      const off = trait.cap > 1 && (value < least || value > most);
      distance += trait.weight * apart * (off ? astray : 1);
      if (trait.guard === 'none' || isOfNoIce(key, features)) return;
      if (!this.allows(key, value, trait.guard, inTransit)) strays = true;
    });
    return { distance, matches, strays: strays || (!opens && this.overspent(features)) };
  }

  /** What ours has in play theirs has, too, right before the end or at it: what had gone by then had done so in ours. */
  private isOfLast(key: number, value: number): boolean {
    if (value === 0) return true;
    const { category, field } = readKey(key);
    if ((category !== 'root' && category !== 'ice' && category !== 'rig') || (field & 0xf) !== 0)
      return true;
    const { shown } = this.evidence;
    let ends = this.between.until;
    while (ends > 0 && (shown[ends - 1]?.features.get(winner) ?? 0) !== 0) ends -= 1;
    return shown
      .slice(Math.max(0, ends - 1), this.between.until + 1)
      .some(({ features }) => (features.get(key) ?? 0) === value);
  }

  /** Whether theirs has other clicks in this turn, or to another turn, or has a click that comes back. */
  spends(features: Features): boolean {
    if (this.evidence.acts.spendsClicks) return true;
    const side = features.get(sideKey) ?? 0;
    const turn = features.get(turnKey) ?? 0;
    const key = clickKeys[side === 2 ? 2 : 1];
    const clicks = features.get(key) ?? 0;
    return this.shown.some(
      (shown) =>
        (shown.get(turnKey) ?? 0) !== turn ||
        (shown.get(sideKey) ?? 0) !== side ||
        (shown.get(key) ?? 0) !== clicks,
    );
  }

  /** Nobody of theirs is asked anything: what was asked before is answered. */
  get isSettled(): boolean {
    return this.aim.isSettled;
  }

  /** Whether theirs rests in this position, as it does before each action. */
  rests(features: Features): boolean {
    return this.shown.some(
      (shown) =>
        bothClicks.every((key) => (shown.get(key) ?? 0) === (features.get(key) ?? 0)) &&
        isAlike(shown, features),
    );
  }

  /** Which state of the group is the first to have more of this feature; after all where none has. */
  riseOf(key: number, from: number): number {
    const at = this.shown.findIndex((features) => (features.get(key) ?? 0) > from);
    return at < 0 ? this.shown.length : at;
  }

  /** The same of less of it. */
  fallOf(key: number, from: number): number {
    const at = this.shown.findIndex((features) => (features.get(key) ?? 0) < from);
    return at < 0 ? this.shown.length : at;
  }

  /** Whether a card of this title in the root of a server is first shown rezzed while a run is on. */
  isRezzedInRun(at: number, def: number): boolean {
    const keys = [0, 1, 2].map((place) => fieldKey(spotBase('root', at, place, def), 'rezzed'));
    const first = this.shown[0];
    if (first === undefined) return false;
    const rezzed = this.shown.find((features) =>
      keys.some((key) => (features.get(key) ?? 0) > (first.get(key) ?? 0)),
    );
    return rezzed !== undefined && (rezzed.get(attackedServer) ?? 0) !== 0;
  }

  /** Whether some state of the group has more of this feature than a position has. */
  rises(key: number, from: number): boolean {
    return this.span(key)[1] > from;
  }

  /** Whether anything about cards of this title changes on the way, ice apart. */
  touches(def: number): boolean {
    return (this.touched ??= this.changed()).has(def);
  }

  private changed(): ReadonlySet<number> {
    const found = new Set<number>();
    const [first, ...rest] = this.shown;
    if (first === undefined) return found;
    for (const features of rest)
      eachDifference(first, features, (key) => {
        const { category, b } = readKey(key);
        if (category !== 'plain' && category !== 'ice') found.add(b);
      });
    return found;
  }

  /** How much lower a feature goes than a position has it; 0 where it does not. */
  fall(key: number, from: number): number {
    return Math.max(0, from - this.span(key)[0]);
  }

  /** How much higher a feature of the target is; 0 where it is not. */
  gain(key: number, from: number): number {
    return Math.max(0, (this.target.get(key) ?? 0) - from);
  }

  falls(key: number, from: number): boolean {
    return this.span(key)[0] < from;
  }

  has(key: number, value: number): boolean {
    return this.shown.some((features) => (features.get(key) ?? 0) === value);
  }

  /** In no turn are there fewer clicks than theirs has left: they hardly ever come back. */
  private overspent(features: Features): boolean {
    const side = features.get(sideKey) ?? 0;
    const turn = features.get(turnKey) ?? 0;
    const key = clickKeys[side === 2 ? 2 : 1];
    const clicks = features.get(key) ?? 0;
    let known = false;
    for (const shown of this.shown) {
      if ((shown.get(turnKey) ?? 0) !== turn || (shown.get(sideKey) ?? 0) !== side) continue;
      if ((shown.get(key) ?? 0) <= clicks) return false;
      known = true;
    }
    return known;
  }

  private allows(
    key: number,
    value: number,
    guard: 'span' | 'pile' | 'member',
    inTransit: boolean,
  ): boolean {
    if (guard === 'member')
      return (
        value === 0 || this.has(key, value) || (key === attackedServer && this.breaches(value))
      );
    const [least, most] = this.span(key);
    const slack = guard === 'pile' && inTransit ? 1 : 0;
    if (value >= least - slack && value <= most) return true;
    const through = inTransit ? this.passesThrough(key) : 0;
    const elsewhere = this.setAside(key) + this.leftInPlay(key) + through;
    return guard === 'pile' && value > most && value <= most + elsewhere;
  }

  /** A server that is breached and left in one entry is shown by its line alone. */
  private breaches(code: number): boolean {
    this.breached ??= new Set(this.evidence.breached().map((name) => serverCode(name) + 1));
    return this.breached.has(code);
  }

  /** Theirs lays cards aside that ours draws first, until it is chosen what becomes of them. */
  private setAside(key: number): number {
    const { a, b } = readKey(key);
    return hands.has(a) ? this.span(pileKey('aside', b))[1] : 0;
  }

  /** What is installed right as it is found passes through a hand of ours. */
  private passesThrough(key: number): number {
    const { a, b } = readKey(key);
    if (!hands.has(a)) return 0;
    return this.has(fieldKey(spotBase('rig', 0, 0, b), 'card'), b + 1) ? 1 : 0;
  }

  /** The game is over while theirs resolves an event, which ours is through with. */
  private leftInPlay(key: number): number {
    const { a, b } = readKey(key);
    if (!discardPiles.has(a) || (this.target.get(winner) ?? 0) === 0) return 0;
    return this.target.get(pileKey('play', b)) ?? 0;
  }

  private span(key: number): readonly [number, number] {
    const known = this.spans.get(key);
    if (known !== undefined) return known;
    let least = Infinity;
    let most = -Infinity;
    for (const features of this.shown) {
      const value = features.get(key) ?? 0;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    const span = [least, most] as const;
    this.spans.set(key, span);
    return span;
  }
}
