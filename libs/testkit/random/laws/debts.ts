import type { CardId, Fact, Pool, State, When } from '#rules';
import { heldSince } from './held-since';
import type { Breach } from './law';

/** An ability whose condition was met and that has not resolved yet, so often. */
interface Debt {
  readonly card: CardId;
  readonly line: number;
  /** The copy of the card whose ability it is. */
  readonly life: number;
  /** It waits wherever its card lies. */
  readonly anywhere: boolean;
  /** It lapses with the encounter or run it is tied to (TRIG-06). */
  readonly tied: boolean;
  count: number;
}

/** Parts of a trigger condition that can be told from the fact and the table alone. */
const told: ReadonlySet<string> = new Set([
  'on',
  'this',
  'side',
  'card',
  'kind',
  'by',
  'damage',
  'from',
  'server',
  'outcome',
  'use',
  'if',
  'first',
]);

/** The same of the card that it speaks of. */
const toldOfCards: ReadonlySet<string> = new Set(['type', 'side', 'subtype', 'other']);

const centrals: ReadonlySet<unknown> = new Set(['HQ', 'R&D', 'Archives']);

/** Facts whose abilities lapse with an encounter or a run. */
const ofStructures: ReadonlySet<Fact['type']> = new Set([
  'ice-encountered',
  'ice-approached',
  'run-successful',
  'server-approached',
]);

const structureEnds: ReadonlySet<Fact['type']> = new Set([
  'encounter-ended',
  'run-ended',
  'ice-bypassed',
  // Told before what it sets off, and the end of the run after that.
  'jacked-out',
]);

/** Required abilities, by conditions that need no more than the fact and what the table shows. */
const isPlain = ({ trigger, optional, cost, instead, anywhere }: When): boolean =>
  optional !== true &&
  cost === undefined &&
  instead !== true &&
  (anywhere === undefined || (anywhere === true && trigger.this === true)) &&
  Object.keys(trigger).every((part) => told.has(part)) &&
  (trigger.server === undefined || centrals.has(trigger.server)) &&
  Object.keys(trigger.card ?? {}).every((field) => toldOfCards.has(field));

const cardOf = (fact: Fact): CardId | null => {
  if ('card' in fact && fact.card !== null) return fact.card.card;
  return 'ice' in fact ? fact.ice.card : null;
};

const includes = (wanted: unknown, ...some: readonly unknown[]): boolean =>
  wanted === undefined ||
  some.some((one) => wanted === one || (Array.isArray(wanted) && wanted.includes(one)));

const outcomeOf = (fact: Fact): string | undefined => {
  if (fact.type === 'trace-ended') return fact.successful ? 'successful' : 'unsuccessful';
  return fact.type === 'run-ended' ? fact.outcome : undefined;
};

const installedFrom: ReadonlySet<unknown> = new Set(['root', 'ice', 'rig']);

/** What a fact says of itself; what it does not say is taken for another thing. */
function says(
  fact: Fact,
  { side, server, kind, by, damage, from, outcome, use }: When['trigger'],
): boolean {
  const field = (name: string): unknown => (fact as unknown as Record<string, unknown>)[name];
  const came = field('from');
  return (
    includes(side, field('side')) &&
    includes(server, field('server')) &&
    includes(kind, field('kind')) &&
    includes(by, field('by')) &&
    includes(outcome, outcomeOf(fact)) &&
    includes(use, fact.type === 'clicks-spent' ? fact.use.for : undefined) &&
    includes(damage, field('damage'), fact.type === 'damage-suffered' ? fact.kind : undefined) &&
    (from === undefined || came === from || (from === 'installed' && installedFrom.has(came)))
  );
}

/** CONV-01: whatever lies in a score area is an agenda. */
const typeWhere = (zone: string, printed: string): string =>
  zone === 'corp-score' || zone === 'runner-score' ? 'agenda' : printed;

/** Whether the condition is met by a fact, told by one who knows the table. */
function isMet(pool: Pool, { trigger }: When, fact: Fact, source: CardId, state: State): boolean {
  const about = cardOf(fact);
  // CRED-04: what is moved is not lost.
  if (fact.type === 'credits-lost' && fact.to !== undefined) return false;
  if (trigger.this === true && about !== source) return false;
  if (!says(fact, trigger)) return false;
  const wanted = trigger.card;
  if (wanted === undefined) return true;
  // What subtypes others give or take is not told here.
  const changed = pool.constants.get('subtypes');
  if (wanted.subtype !== undefined && (state.hooks[changed ?? -1] ?? 0) > 0) return false;
  const card = about === null ? undefined : state.cards[about];
  const definition = card === undefined ? undefined : pool.definitions[card.def];
  // INST-22: facedown it has no type.
  if (card === undefined || definition === undefined || (card.zone === 'rig' && !card.faceup))
    return false;
  return (
    (wanted.other !== true || about !== source) &&
    includes(wanted.type, typeWhere(card.zone, definition.value.type)) &&
    includes(wanted.subtype, ...definition.value.subtypes) &&
    includes(wanted.side, definition.side)
  );
}

/** A fact as it may meet conditions of a card. */
interface Meeting {
  readonly id: CardId;
  readonly hook: number;
  readonly fact: Fact;
  readonly state: State;
  /** What the same step told after it. */
  readonly later: readonly Fact[];
}

const isOpen = (state: State, { card, line }: Debt, pool: Pool): boolean => {
  const waits = (met: { readonly source: CardId; readonly path: string }): boolean =>
    met.source === card && pool.abilities.get(met.path)?.line === line;
  return state.frames.some(
    (frame) =>
      (frame.at === 'reaction' && frame.vars.met.some(waits)) ||
      (frame.at === 'pay' && frame.vars.waiting.some(waits)),
  );
};

/** The same step then tells of the card that this became of it. */
const isToldLater = (
  id: CardId,
  later: readonly Fact[],
  ...types: readonly Fact['type'][]
): boolean => later.some((fact) => types.includes(fact.type) && cardOf(fact) === id);

/** TRIG-05, UNIN-01: it left play, or the game, before its turn came, and is a new copy. */
const isGoneLater = (id: CardId, later: readonly Fact[]): boolean =>
  later.some(
    (fact) =>
      (fact.type === 'removed-from-game' ||
        (fact.type === 'trashed' && installedFrom.has(fact.from))) &&
      fact.card.card === id,
  );

/**
 * Of one game, from step to step: every ability whose condition is met triggers and resolves, or its
 * source, or what it was tied to, has gone (TRIG-01, TRIG-03, TRIG-05, TRIG-06). What a condition
 * means is read a second time here, so far as the fact alone tells it.
 */
export class Debts {
  private readonly open = new Map<string, Debt>();
  private active: ReadonlyMap<CardId, string>;
  /** What happened before in this turn, and in the runs that are under way. */
  private turn: Fact[] = [];
  private runs: Fact[][] = [];
  /** What was told since a turn ended: a pool that is empty is told before the next begins. */
  private between: Fact[] = [];
  private isSetUp: boolean;
  /** Abilities with a limit that were owed before in this turn or run. */
  private readonly spent = new Map<string, 'turn' | 'run'>();

  constructor(
    private readonly pool: Pool,
    start: State,
  ) {
    this.active = textsOf(start);
    this.isSetUp = start.frames[0]?.at !== 'setup';
  }

  after(facts: readonly Fact[], state: State): Breach {
    const before = this.active;
    this.active = textsOf(state);
    if (state.outcome !== null) return null;
    for (const [i, fact] of facts.entries()) {
      if (fact.type === 'turn-began') this.turns();
      if (fact.type === 'run-began') this.runs.push([]);
      if (fact.type === 'ability-resolved') this.settle(fact.card.card, fact.ability);
      else this.meet(fact, before, state, facts.slice(i + 1));
      this.turn.push(fact);
      if (fact.type === 'turn-ended') this.between = [];
      this.between.push(fact);
      this.runs.at(-1)?.push(fact);
      if (fact.type === 'run-ended') this.leavesRun();
    }
    const ended = facts.some(
      (fact) => structureEnds.has(fact.type) || this.preventsEncounter(fact, state),
    );
    for (const [key, debt] of this.open) {
      if (isOpen(state, debt, this.pool)) continue;
      this.open.delete(key);
      if (debt.count > 0 && !this.isExcused(debt, state, ended))
        return `card ${debt.card}, line ${debt.line}: its condition was met and it never resolved`;
    }
    return null;
  }

  private isExcused({ card, life, anywhere, tied }: Debt, state: State, ended: boolean): boolean {
    const source = state.cards[card];
    if (source === undefined || source.life !== life || source.blank) return true;
    if (!anywhere && !state.active.includes(card)) return true;
    return tied && ended;
  }

  /** PREV-10: a card prevented what is triggered as ice is encountered. */
  private preventsEncounter(fact: Fact, { cards }: State): boolean {
    if (fact.type !== 'ability-used') return false;
    const definition = this.pool.definitions[cards[fact.card.card]?.def ?? -1];
    return (definition?.abilities ?? []).some(
      ({ ability, line }) =>
        line === fact.ability && ability.kind === 'paid' && ability.prevents?.what === 'encounter',
    );
  }

  private settle(card: CardId, line: number): void {
    const debt = this.open.get(`${card} ${line}`);
    if (debt !== undefined && debt.count > 0) debt.count -= 1;
  }

  private turns(): void {
    this.turn = this.between;
    this.between = [];
    this.isSetUp = true;
    this.spent.clear();
  }

  private leavesRun(): void {
    this.runs.pop();
    for (const [key, limit] of this.spent) if (limit === 'run') this.spent.delete(key);
  }

  /** ORD-01: nothing like it was told before, whatever card it was about. */
  private isFirst({ trigger }: When): boolean {
    const { first } = trigger;
    if (first === undefined) return true;
    // What a game begins with is in no turn.
    if (first === 'turn' && !this.isSetUp) return false;
    // Of a run inside of another one it is left open which of them is meant.
    if (first === 'run' && this.runs.length !== 1) return false;
    const earlier = first === 'turn' ? this.turn : (this.runs[0] ?? []);
    const kinds: readonly string[] = typeof trigger.on === 'string' ? [trigger.on] : trigger.on;
    return !earlier.some((one) => kinds.includes(one.type) && says(one, trigger));
  }

  /** ABIL-14: what is limited is owed once. */
  private isSpent(key: string, { limit }: When): boolean {
    if (limit === undefined) return false;
    if (this.spent.has(key) || (limit === 'run' && this.runs.length !== 1)) return true;
    this.spent.set(key, limit);
    return false;
  }

  private meet(
    fact: Fact,
    before: ReadonlyMap<CardId, string>,
    state: State,
    later: readonly Fact[],
  ): void {
    const hook = this.pool.triggers.get(fact.type);
    if (hook === undefined) return;
    const about = cardOf(fact);
    for (const [id, text] of this.active) {
      const then = before.get(id);
      // Only what was there before and is there still was surely there in between.
      if (then !== text && (id !== about || then !== undefined)) continue;
      // It became active after the fact: a token was taken off it while it lay hosted.
      if (then === undefined && isToldLater(id, later, 'rezzed', 'installed')) continue;
      // "Install and rez": it lay facedown when it was installed.
      if (fact.type === 'installed' && isToldLater(id, later, 'rezzed')) continue;
      this.owe({ id, hook, fact, state, later }, false);
    }
    const left = about === null ? undefined : state.cards[about];
    if (left !== undefined && !this.active.has(left.id))
      this.owe(
        { id: left.id, hook, fact, state, later },
        (before.get(left.id) ?? 'blank') !== 'blank',
      );
  }

  /** `left`: the card was active until now. */
  private owe({ id, hook, fact, state, later }: Meeting, left: boolean): void {
    const card = state.cards[id];
    const front = card === undefined ? undefined : this.pool.definitions[card.def];
    if (card === undefined || front === undefined || card.blank) return;
    if (isGoneLater(id, later)) return;
    const definition = front.faces[card.face] ?? front;
    const isActive = this.active.has(id);
    const placed = [
      ...(definition.byHook.get(hook) ?? []),
      ...(definition.anywhere.get(hook) ?? []),
    ];
    for (const { ability, line } of placed) {
      if (ability.kind !== 'when' || !isPlain(ability)) continue;
      const anywhere = ability.anywhere === true;
      const asItLeft = left && ability.asItLeaves === true && ability.trigger.this === true;
      if (!isActive && !anywhere && !asItLeft) continue;
      if (!isMet(this.pool, ability, fact, id, state) || !this.isFirst(ability)) continue;
      const { if: required } = ability.trigger;
      if (required !== undefined && heldSince(required, fact, state, id, later) !== true) continue;
      const key = `${id} ${line}`;
      if (this.isSpent(key, ability)) continue;
      const debt = this.open.get(key) ?? {
        card: id,
        line,
        life: card.life,
        anywhere: anywhere || asItLeft,
        tied: ofStructures.has(fact.type),
        count: 0,
      };
      this.open.set(key, { ...debt, count: debt.count + 1 });
    }
  }
}

/** Of each active card, which copy it is and which face lies up; `blank` where its text box is. */
const textsOf = ({ active, cards }: State): ReadonlyMap<CardId, string> =>
  new Map(
    active.map((id) => {
      const card = cards[id];
      return [id, card === undefined || card.blank ? 'blank' : `${card.life}.${card.face}`];
    }),
  );
