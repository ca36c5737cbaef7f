import type { Ability, Definition, Effect } from '#rules';
import { isToHost } from './hosting';
import { isAside } from './independence';

/** What a card can change in a run, and what the price of ice further in can depend on. */
export type Topic =
  | 'clicks'
  | 'tags-less'
  | 'tags-more'
  | 'grip-less'
  | 'grip-more'
  /** Into the grip, off the table. */
  | 'returned'
  | 'heap'
  | 'stack'
  /** What the Runner has installed. */
  | 'rig-less'
  | 'rig-more'
  /** Cards of it that are chosen: fewer are less to lose. */
  | 'losses'
  | 'link'
  /** Counters on cards of the Runner. */
  | 'counters-less'
  | 'counters-more'
  /** Counters on ice: on any, and those that ice places on itself. */
  | 'advancement'
  | 'own'
  /** Ice is stronger, or has more subroutines, than it says. */
  | 'harder'
  /** Which ice is there, where, and rezzed or not. */
  | 'ice'
  /** Hands, decks and score area of the Corp. */
  | 'corp'
  | 'bad-publicity'
  | 'history'
  /** Ice was broken earlier in the turn. */
  | 'broken-before'
  /** A card goes onto ice. */
  | 'hosting'
  /** A breaker stays stronger for the run, paid for once. */
  | 'strength'
  /** The Runner may come back to ice that was passed. */
  | 'returns'
  /** The run, or ice with it, goes to another server. */
  | 'moves'
  /** The Runner may put ice that was passed in the place of other ice. */
  | 'swaps'
  /** A breaker grows stronger for the run by being used. */
  | 'grows'
  /** Subroutines of other ice are resolved or copied. */
  | 'others'
  /** A program changes places with one in the grip, of that subtype. */
  | 'deva'
  /** What is not told apart. */
  | 'anything';

export interface Touched {
  readonly changes: ReadonlySet<Topic>;
  readonly asks: ReadonlySet<Topic>;
  /** What the strength of the Runner's card depends on. */
  readonly strength: ReadonlySet<Topic>;
}

interface Sets {
  readonly changes: Set<Topic>;
  readonly asks: Set<Topic>;
  readonly strength: Set<Topic>;
}

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Effects that change nothing by which later ice could become cheaper. */
const IDLE: ReadonlySet<string> = new Set<Effect['do']>([
  ...(['end-run', 'gain', 'lose', 'take', 'expose', 'reveal', 'look', 'choose'] as const),
  ...(['choose-number', 'name', 'break', 'bypass', 'prevent', 'refill'] as const),
]);

const CHANGED: Readonly<Record<string, readonly Topic[]>> = {
  damage: ['grip-less', 'heap'],
  'give-tags': ['tags-more'],
  'lose-tags': ['tags-less'],
  'lose-clicks': ['clicks'],
  'bad-publicity': ['bad-publicity'],
  discard: ['grip-less', 'heap'],
  remove: ['counters-less', 'advancement'],
  purge: ['counters-less', 'corp'],
  shuffle: ['stack', 'corp'],
  arrange: ['stack', 'corp'],
  search: ['stack', 'corp'],
  'remove-from-game': ['heap'],
  derez: ['ice'],
  'approach-outermost': ['returns'],
};

/** What holds for longer than an encounter and makes no ice cheaper. */
const HARDER: ReadonlySet<string> = new Set([
  ...[
    'access-limit',
    'accesses',
    'hand-size',
    'cannot-run',
    'break-also',
    'cannot-spend',
    'clicks',
  ],
  ...['jack-out-also', 'trash-cost', 'access-also'],
]);

const FORBIDDEN: ReadonlySet<unknown> = new Set([
  ...['jack-out', 'use', 'break', 'draw', 'bypass', 'install'],
]);

/** Of constants: what they change is looked at where it is asked for. */
const TOLD: ReadonlySet<string> = new Set([
  ...[
    'strength',
    'subroutines',
    'advanceable',
    'rez-cost',
    'rez-also',
    'subtypes',
    'strength-kept',
  ],
  ...['cannot', 'break-also', 'access-limit', 'abilities', 'worth', 'rez-instead', 'hand-size'],
  ...['kept', 'credits-usable', 'revealed-on-access', 'accesses'],
]);

/** Facts that are told when the run is over, or was successful. */
const AFTERWARDS: ReadonlySet<unknown> = new Set([
  ...['run-ended', 'breach-ended', 'access-ended', 'turn-ended', 'turn-began', 'accessed'],
  ...['run-successful', 'installed', 'server-approached'],
]);

/** Where cards are that an effect speaks of. */
type Whose = 'rig' | 'grip' | 'heap' | 'stack' | 'corp' | 'unknown';

class Reader {
  readonly #named = new Map<unknown, Whose>();
  readonly #devas = new Set<unknown>();
  #isDenied = false;
  readonly sets: Sets = { changes: new Set(), asks: new Set(), strength: new Set() };

  constructor(
    private readonly isCorps: boolean,
    private readonly isIce: boolean,
    private readonly isRezzed: boolean,
  ) {}

  ability(ability: Ability): void {
    if (ability.kind === 'constant' && ability.modifies.of === 'link') this.#change('link');
    if (ability.kind === 'constant' && ability.modifies.of === 'memory-cost') return;
    const isBioroids = ability.kind === 'paid' && ability.usedBy !== undefined;
    if (isAside(ability) && !isBioroids) return;
    switch (ability.kind) {
      case 'paid':
        return this.#paid(ability);
      case 'when':
        return this.#when(ability);
      case 'constant':
        return this.#constant(ability);
      case 'sub':
        return this.effects(ability.effects);
      case 'rez-when':
        return;
      case 'instead':
        if (ability.of !== 'access') this.#change('anything');
        return;
      case 'play':
      case 'before':
        this.#change('anything');
    }
  }

  effects(effects: unknown): void {
    for (const effect of listOf(effects)) if (isWords(effect)) this.#effect(effect);
  }

  #change(...topics: readonly Topic[]): void {
    for (const topic of topics) this.sets.changes.add(topic);
  }

  #ask(...topics: readonly Topic[]): void {
    for (const topic of topics) this.sets.asks.add(topic);
  }

  #paid(ability: Extract<Ability, { kind: 'paid' }>): void {
    // The Corp uses nothing; clicks are for the action window, but for bioroids.
    if (this.isCorps && ability.usedBy === undefined) return;
    if (ability.prevents !== undefined) this.#ask('rig-less');
    this.#cost(ability.cost);
    this.#words(ability.if);
    if (isToHost(ability)) this.#change('hosting');
    else this.effects(ability.effects);
  }

  #when(ability: Extract<Ability, { kind: 'when' }>): void {
    const { trigger } = ability;
    if (this.isCorps && ability.optional === true) return;
    if ([trigger.on].flat().every((on) => AFTERWARDS.has(on))) return;
    if ([trigger.on].flat().includes('run-began')) this.#change('anything');
    if (ability.anywhere === 'heap' && !this.isCorps) return;
    if (this.isCorps && (trigger.first !== undefined || ability.limit !== undefined))
      this.#ask('history');
    if (!this.isCorps && trigger.first !== undefined && ability.optional !== true)
      this.#change('anything');
    if (trigger.on === 'rezzed' && trigger.this === true && this.isRezzed) return;
    if (isSwap(ability)) return this.#change('swaps', 'ice');
    if (trigger.on === 'ice-passed' && ability.optional === true) return this.#changeAlone(ability);
    this.#words(trigger.if);
    if (ability.cost !== undefined) this.#cost(ability.cost);
    const inner = new Reader(this.isCorps, this.isIce, this.isRezzed);
    inner.effects(ability.effects);
    // What was not paid for cannot be left out of what counts.
    if (inner.sets.changes.delete('strength')) {
      this.#change('grows');
      this.sets.strength.add('grows');
    }
    this.#change(...inner.sets.changes);
    this.#ask(...inner.sets.asks);
  }

  /** What comes when ice was passed and may be declined makes nothing dearer that is not there for it. */
  #changeAlone({ cost, effects }: Extract<Ability, { kind: 'when' }>): void {
    const inner = new Reader(this.isCorps, this.isIce, this.isRezzed);
    if (cost !== undefined) inner.#cost(cost);
    inner.effects(effects);
    this.#change(...inner.sets.changes);
  }

  #constant(ability: Extract<Ability, { kind: 'constant' }>): void {
    const { modifies } = ability;
    if (!TOLD.has(modifies.of)) return this.#change('anything');
    if ('cards' in modifies && modifies.cards !== 'this') {
      if (this.isIce && modifies.of !== 'abilities') this.#change('anything');
      else if (modifies.of !== 'abilities') this.#fits(modifies.cards);
    }
    if (modifies.of === 'strength' && modifies.cards === 'this' && !this.isCorps) {
      const inner = new Reader(this.isCorps, this.isIce, this.isRezzed);
      inner.#more(modifies.by);
      inner.#words(ability.while);
      for (const topic of inner.sets.asks) this.sets.strength.add(topic);
      return;
    }
    if (modifies.of === 'strength') this.#more(modifies.by);
    if (modifies.of === 'subroutines') {
      this.#more(modifies.times);
      this.#words(modifies.lose);
      if (modifies.copies !== undefined) this.#change('anything');
    }
    if (modifies.of === 'subtypes' && modifies.copies !== undefined) this.#ask('ice');
    if (modifies.of === 'abilities' && !JSON.stringify(modifies).includes('"hosted"'))
      this.#change('anything');
    // What was done may forbid more.
    if (modifies.of !== 'cannot') this.#words(ability.while);
    for (const sub of ability.subs ?? []) this.effects(sub.effects);
    for (const given of ability.gives ?? []) this.#paid(given);
  }

  /** An amount that makes a card stronger the greater it is: the Runner's by more, ice no weaker by more. */
  #more(amount: unknown): void {
    if (typeof amount === 'number' || amount === undefined) return;
    const inner = new Reader(this.isCorps, this.isIce, this.isRezzed);
    inner.#words(amount);
    const isPlain = isWords(amount) && (amount['of'] === 'count' || amount['of'] === 'counters');
    for (const topic of inner.sets.asks)
      if (!isPlain || !(this.isCorps ? topic.endsWith('-more') : topic.endsWith('-less')))
        this.#ask(topic);
    for (const topic of inner.sets.changes) this.#change(topic);
  }

  #cost(cost: Words | object): void {
    const words: Words = { ...cost };
    for (const [part, value] of Object.entries(words)) {
      switch (part) {
        case 'credits':
          this.#words(value);
          break;
        case 'x':
        case 'from':
        case 'stealth':
          break;
        case 'clicks':
          this.#change('clicks');
          break;
        case 'counters':
          this.#change('counters-less');
          this.#ask('counters-more');
          break;
        case 'trashThis':
        case 'returnThis':
        case 'removeThis':
          if (this.isCorps) this.#change('ice');
          else this.#change('rig-less', 'heap');
          if (part === 'returnThis') this.#change('grip-more', 'returned');
          break;
        case 'trash':
          this.#trash(value);
          break;
        case 'damage':
          this.#change('grip-less', 'heap');
          this.#ask('grip-more');
          break;
        case 'trashTop':
          this.#change('stack', 'heap', 'corp');
          this.#ask('stack');
          break;
        case 'takeTags':
          this.#change('tags-more');
          break;
        case 'or':
          if (isWords(value)) this.#cost(value);
          break;
        default:
          this.#change('anything');
      }
    }
  }

  /** Cards that are trashed as a cost. */
  #trash(filter: unknown): void {
    if (!isWords(filter)) return this.#change('anything');
    if (filter['in'] === 'grip') {
      this.#change('grip-less', 'heap');
      this.#ask('grip-more');
    } else if (filter['side'] === 'runner' || isOfRig(filter['type'])) {
      this.#change('rig-less', 'heap');
    } else if (filter['in'] === 'hq') this.#change('corp');
    else this.#change('anything');
  }

  #effect(effect: Words): void {
    const does = String(effect['do']);
    const { cards } = effect;
    if (IDLE.has(does)) {
      if (does === 'choose') this.#chosen(effect['from'], effect['as']);
      else if (does === 'look') this.#named.set(effect['as'], isRunners(effect) ? 'stack' : 'corp');
      else if (does !== 'break') this.#words({ ...effect, do: undefined });
      else this.#broken(effect);
      return;
    }
    const changed = CHANGED[does];
    if (changed !== undefined) {
      this.#change(...changed);
      if (does === 'search') this.#named.set(effect['as'], isRunners(effect) ? 'stack' : 'corp');
      if (does === 'damage') this.#ask('grip-more');
      if (does === 'purge') this.#ask('counters-less');
      if (does === 'derez' && this.isCorps && cards !== 'this') this.#change('anything');
      if (does === 'remove' && effect['from'] !== 'this') this.#ask('counters-less');
      if (does === 'discard') this.#ask('grip-less');
      if (does === 'lose-clicks' && effect['who'] !== 'runner') this.#change('anything');
      return this.#words([effect['amount'], effect['clicks']]);
    }
    switch (does) {
      case 'draw':
        if (effect['who'] === 'runner') this.#change('grip-more', 'stack');
        else this.#change('corp');
        return this.#words(effect['cards']);
      case 'place':
        return this.#place(effect);
      case 'trash':
        return this.#trashed(cards);
      case 'move':
        return this.#moved(effect);
      case 'choose-server':
        return;
      case 'move-run':
      case 'move-ice':
        if (!this.isCorps || effect['to'] !== undefined || (effect['ice'] ?? 'this') !== 'this')
          return this.#change('anything', 'moves');
        return this.#change('moves', 'ice');
      case 'resolve-sub':
        if (!this.isCorps) return this.#change('anything');
        this.#ask('ice');
        return this.#change('others');
      case 'install':
        // The Corp declines what it may.
        if (!this.isCorps || effect['optional'] !== true) this.#change('anything');
        return;
      case 'swap':
        if (this.#isWithDeva(effect)) return this.#change('deva');
        return this.#change('anything', 'moves');
      case 'trace':
        this.#words(effect['base']);
        this.effects(effect['success']);
        return this.effects(effect['failure']);
      case 'psi':
        this.effects(effect['differ']);
        return this.effects(effect['same']);
      case 'both':
        return this.effects(effect['effects']);
      case 'option':
        for (const one of listOf(effect['options'])) if (isWords(one)) this.effects(one['effects']);
        return;
      case 'if':
        if (isTagged(effect['condition']) && effect['otherwise'] === undefined)
          this.#ask('tags-less');
        else this.#words(effect['condition']);
        this.effects(effect['then']);
        return this.effects(effect['otherwise']);
      case 'may':
      case 'unless':
      case 'must-pay':
        return this.#asked(effect);
      case 'lasting':
        return this.#lasting(effect);
      default:
        this.#change('anything', 'moves');
    }
  }

  #isWithDeva({ cards, with: other }: Words): boolean {
    return cards === 'this' && isWords(other) && this.#devas.has(other['named']);
  }

  #broken(effect: Words): void {
    // Which ice a breaker can be used on: its subtypes and printed numbers stay.
    if (effect['sameStrength'] === true || effect['minStrength'] !== undefined)
      this.#ask('harder', 'advancement');
    if (isWords(effect['on'])) {
      if (isWords(effect['on']['measure'])) this.#ask('harder', 'advancement');
      else this.#fits(effect['on']);
    }
  }

  /** A player who is asked to pay; the Corp is not asked by its own cards. */
  #asked(effect: Words): void {
    const isCorp = (effect['who'] ?? (this.isCorps ? 'corp' : 'runner')) === 'corp';
    this.effects(effect['otherwise']);
    if (effect['do'] !== 'may' || !isCorp) {
      this.effects(effect['effects']);
      this.effects(effect['then']);
    }
    if (!isCorp && isWords(effect['cost'])) this.#cost(effect['cost']);
  }

  #place({ on, amount }: Words): void {
    this.#words(amount);
    if (this.isCorps) this.#change(on === 'this' ? 'own' : 'advancement');
    else if (on === 'this') this.#change('counters-more');
    else this.#change('anything');
  }

  #trashed(cards: unknown): void {
    if (cards === 'this')
      return this.isCorps ? this.#change('ice') : this.#change('rig-less', 'heap');
    if (!isWords(cards)) return this.#change('anything');
    if ('top' in cards) {
      this.#change('stack', 'heap', 'corp');
      return this.#ask('stack');
    }
    this.#lost(cards);
    this.#change('heap');
  }

  /** From where cards go that were named, or all that fit. */
  #lost(cards: Words): void {
    if ('all' in cards) this.#chosen(cards['all'], this);
    const name = 'all' in cards ? this : (cards['named'] ?? cards['rest']);
    const whose = this.#named.get(name) ?? 'unknown';
    if (whose === 'rig') this.#change('rig-less');
    else if (whose === 'grip') this.#change('grip-less');
    else if (whose === 'unknown') this.#change('anything');
    else this.#change(whose);
  }

  #moved({ cards, to }: Words): void {
    if (cards === 'this' && this.isCorps) return this.#change('ice');
    if (cards === 'encountered') return this.#change('ice', 'corp');
    if (!isWords(cards)) return this.#change('anything');
    if ('top' in cards) return this.#change('stack', 'corp');
    if (to === 'corp-score' || to === 'runner-score') return this.#change('anything');
    this.#lost(cards);
    if (this.#named.get(cards['named']) === 'corp') return;
    this.#change(to === 'heap' ? 'heap' : 'stack');
    if (to === 'hand') this.#change('grip-more', 'returned');
  }

  /** What the Corp or the Runner chooses for what comes next. */
  #chosen(from: unknown, as: unknown): void {
    if (!isWords(from)) return;
    const whose = this.#whose(from);
    this.#named.set(as, whose);
    if (whose === 'grip' && from['subtype'] === 'deva') {
      this.#devas.add(as);
      return;
    }
    const { type, was } = from;
    if (isWords(was) && was['done'] === 'all-broken' && was['when'] === 'this-turn') {
      this.#ask('broken-before');
      return this.#change('ice');
    }
    if (whose === 'rig') this.#ask('losses');
    else if (whose === 'grip') this.#ask('grip-less');
    else if (whose !== 'unknown') this.#ask(whose);
    else if (listOf(type).includes('ice')) this.#ask('ice');
    if (whose === 'unknown' && !this.isCorps) this.#change('anything');
  }

  #whose(from: Words): Whose {
    if ('named' in from) return this.#named.get(from['named']) ?? 'unknown';
    const places = listOf(from['in']).filter((place) => place !== 'installed');
    if (
      places.every((one) => one === 'hq' || one === 'archives' || one === 'rd') &&
      places.length > 0
    )
      return 'corp';
    const [place] = places;
    if (places.length === 1 && (place === 'grip' || place === 'heap')) return place;
    const isRig = from['side'] === 'runner' || isOfRig(from['type']);
    return places.length === 0 && isRig ? 'rig' : 'unknown';
  }

  #lasting({ until, from, abilities, x, on }: Words): void {
    this.#words(x);
    const isOnItself = this.isIce && on === 'this';
    const isNext = from === 'next-encounter';
    for (const one of listOf(abilities)) {
      if (!isWords(one)) continue;
      if (one['kind'] === 'when') {
        const { trigger } = one;
        if (isWords(trigger) && AFTERWARDS.has(trigger['on'])) continue;
        if (isWords(trigger)) this.#words(trigger['if']);
        this.effects(one['effects']);
      } else if (one['kind'] === 'constant' && isWords(one['modifies']))
        this.#lent(
          one,
          one['modifies'],
          (until === 'encounter' && !isNext) || isOnItself,
          until === 'run',
        );
      else this.#change('anything');
    }
  }

  #lent(one: Words, modifies: Words, isBrief: boolean, isForTheRun: boolean): void {
    const { of, by, verb } = modifies;
    for (const sub of listOf(one['subs'])) if (isWords(sub)) this.effects(sub['effects']);
    if (isBrief) return this.#words([by, one['while']]);
    if (this.isCorps && (of === 'strength' || of === 'subroutines')) this.#change('harder');
    if (HARDER.has(String(of))) return;
    if (of === 'cannot' && FORBIDDEN.has(verb)) return;
    if (of === 'subroutines' && !('lose' in modifies) && 'copies' in modifies && this.isIce) {
      this.#ask('ice');
      return this.#change('others');
    }
    if (of === 'subroutines' && !('lose' in modifies)) return;
    if (of === 'subtypes' && modifies['cards'] === 'this' && this.isIce) return this.#ask('ice');
    if (of === 'strength' && this.isCorps && typeof by === 'number' && by > 0) return;
    if (of === 'strength' && !this.isCorps && isForTheRun && modifies['cards'] === 'this')
      return this.#change('strength');
    this.#change('anything');
  }

  /** Amounts, conditions and filters. */
  #words(words: unknown): void {
    if (Array.isArray(words)) {
      for (const one of words) this.#words(one);
      return;
    }
    if (!isWords(words)) return;
    const { of, is } = words;
    if (typeof is === 'string') return this.#condition(is, words);
    if (typeof of === 'string') return this.#amount(of, words);
    for (const [name, value] of Object.entries(words))
      if (name === 'cards' || name === 'with') this.#filter(value);
      else this.#words(value);
  }

  #condition(is: string, words: Words): void {
    switch (is) {
      case 'tagged':
        return this.#ask('tags-less', 'tags-more');
      case 'link':
        return this.#ask('rig-less', 'rig-more');
      case 'happened':
        // What was done stays done: ice is no weaker for it.
        return this.isIce && !this.#isDenied ? undefined : this.#ask('history');
      case 'not':
        this.#isDenied = true;
        this.#words(words['condition']);
        this.#isDenied = false;
        return;
      case 'all':
        return this.#words(words['conditions']);
      case 'at-least':
      case 'odd':
        return this.#words(words['amount']);
      case 'more':
        return this.#words([words['amount'], words['than']]);
      case 'equal':
        return this.#words([words['amount'], words['to']]);
      case 'in-run':
      case 'all-broken':
        return;
      case 'alike':
        return this.#ask('stack');
      case 'installed':
        return this.#ask('rig-less', 'rig-more', 'ice');
      case 'fits':
        return this.#fits(words['as']);
      default:
        this.#ask('anything');
    }
  }

  /** A card that is told: what it is stays, where it is may not. */
  #fits(filter: unknown): void {
    if (typeof filter === 'string') return;
    if (!isWords(filter)) return this.#ask('anything');
    for (const name of Object.keys(filter))
      if (name === 'position' || name === 'rezzed' || name === 'unrezzed') this.#ask('ice');
      else if (name === 'server') this.#ask('moves', 'swaps');
      else if (!SAME.has(name)) this.#ask('anything');
  }

  #amount(of: string, words: Words): void {
    switch (of) {
      case 'x':
      case 'var':
      case 'trace':
      case 'pool':
        return;
      case 'subroutines':
        return this.#ask('harder', 'advancement');
      case 'counters':
        if (words['on'] !== 'this') return this.#ask('anything');
        return this.isCorps
          ? this.#ask('advancement')
          : this.#ask('counters-more', 'counters-less');
      case 'count':
        return this.#filter(words['cards']);
      case 'tags':
        return this.#ask('tags-less', 'tags-more');
      case 'bad-publicity':
        return this.#ask('bad-publicity');
      case 'property':
        return this.#ask('corp', 'ice');
      case 'unused-memory':
        return this.#ask('rig-less', 'rig-more');
      case 'clicks':
        return this.#ask('clicks');
      case 'hand-size':
        return;
      case 'times':
      case 'every':
        return this.#words(words['amount']);
      case 'lacking':
        return this.#words([words['amount'], words['to']]);
      default:
        this.#ask('anything');
    }
  }

  #filter(filter: unknown): void {
    if (typeof filter === 'string') return;
    if (!isWords(filter)) return this.#ask('anything');
    if ('all' in filter) return this.#filter(filter['all']);
    const { side, type } = filter;
    const places = listOf(filter['in']);
    for (const place of places)
      if (place === 'grip') this.#ask('grip-less', 'grip-more');
      else if (place === 'heap') this.#ask('heap');
      else if (place === 'hosted') this.#ask('rig-less', 'rig-more');
      else if (place !== 'installed') this.#ask('corp');
    if (places.length > 0 && !places.includes('installed')) return;
    if (side === 'runner' || isOfRig(type) || BREAKERS.has(filter['subtype']))
      return this.#ask('rig-less', 'rig-more');
    if (listOf(type).includes('ice')) return this.#ask('ice', 'advancement');
    this.#ask('ice', 'corp', 'advancement', 'rig-less', 'rig-more');
  }
}

const isRunners = ({ deck, hand }: Words): boolean => deck === 'stack' || hand === 'grip';

/** What is told of a card that stays as it is. */
const SAME: ReadonlySet<string> = new Set(['type', 'subtype', 'not', 'same', 'except', 'side']);

/** Subtypes of programs alone. */
const BREAKERS: ReadonlySet<unknown> = new Set([
  'icebreaker',
  'fracter',
  'decoder',
  'killer',
  'ai',
]);

const isTagged = (condition: unknown): boolean =>
  isWords(condition) && condition['is'] === 'tagged' && condition['atLeast'] === undefined;

const RIG: ReadonlySet<unknown> = new Set(['program', 'hardware', 'resource']);

function isOfRig(type: unknown): boolean {
  const types = listOf(type);
  return types.length > 0 && types.every((one) => RIG.has(one));
}

/** Whether the Runner may, once a turn, put the ice that was passed in the place of other ice. */
function isSwap({ trigger, optional, effects }: Extract<Ability, { kind: 'when' }>): boolean {
  const [choice, swap] = effects;
  return (
    trigger.on === 'ice-passed' &&
    trigger.first === 'turn' &&
    optional === true &&
    effects.length === 2 &&
    choice?.do === 'choose' &&
    swap?.do === 'swap' &&
    swap.cards === 'that' &&
    isWords(swap.with) &&
    'named' in swap.with
  );
}

const known = {
  rezzed: new WeakMap<Definition, Touched>(),
  any: new WeakMap<Definition, Touched>(),
};

/** What the words of a card touch in a run; `isRezzed`: it is, and stays so. */
export function touchedBy(definition: Definition, isRezzed = false): Touched {
  const cache = isRezzed ? known.rezzed : known.any;
  const before = cache.get(definition);
  if (before !== undefined) return before;
  const reader = new Reader(definition.side === 'corp', definition.type === 'ice', isRezzed);
  for (const { ability } of definition.abilities) reader.ability(ability);
  const { asks } = reader.sets;
  if (asks.has('losses') && JSON.stringify(definition.abilities).includes('"trace"'))
    asks.add('link');
  cache.set(definition, reader.sets);
  return reader.sets;
}
