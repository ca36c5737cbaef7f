import type { CardId, Fact, Pool, State, When } from '#rules';
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
]);

/** Required abilities without a limit, by conditions that need no more than the fact. */
const isPlain = ({ trigger, optional, limit, cost, instead, anywhere }: When): boolean =>
  optional !== true &&
  limit === undefined &&
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

const installedFrom: ReadonlySet<unknown> = new Set(['root', 'ice', 'rig']);

/** What a fact says of itself; what it does not say is taken for another thing. */
function says(fact: Fact, { side, server, kind, by, damage, from }: When['trigger']): boolean {
  const field = (name: string): unknown => (fact as unknown as Record<string, unknown>)[name];
  const came = field('from');
  return (
    includes(side, field('side')) &&
    includes(server, field('server')) &&
    includes(kind, field('kind')) &&
    includes(by, field('by')) &&
    includes(damage, field('damage'), fact.type === 'damage-suffered' ? fact.kind : undefined) &&
    (from === undefined || came === from || (from === 'installed' && installedFrom.has(came)))
  );
}

/** Whether the condition is met by a fact, told by one who knows the table. */
function isMet(pool: Pool, { trigger }: When, fact: Fact, source: CardId, state: State): boolean {
  const about = cardOf(fact);
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
    includes(wanted.type, definition.value.type) &&
    includes(wanted.subtype, ...definition.value.subtypes) &&
    includes(wanted.side, definition.side)
  );
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

/**
 * Of one game, from step to step: every ability whose condition is met triggers and resolves, or its
 * source, or what it was tied to, has gone (TRIG-01, TRIG-03, TRIG-05, TRIG-06). What a condition
 * means is read a second time here, so far as the fact alone tells it.
 */
export class Debts {
  private readonly open = new Map<string, Debt>();
  private active: ReadonlyMap<CardId, string>;

  constructor(
    private readonly pool: Pool,
    start: State,
  ) {
    this.active = textsOf(start);
  }

  after(facts: readonly Fact[], state: State): Breach {
    const before = this.active;
    this.active = textsOf(state);
    if (state.outcome !== null) return null;
    for (const fact of facts) {
      if (fact.type === 'ability-resolved') this.settle(fact.card.card, fact.ability);
      else this.meet(fact, before, state);
    }
    const ended = facts.some(({ type }) => structureEnds.has(type));
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

  private settle(card: CardId, line: number): void {
    const debt = this.open.get(`${card} ${line}`);
    if (debt !== undefined && debt.count > 0) debt.count -= 1;
  }

  private meet(fact: Fact, before: ReadonlyMap<CardId, string>, state: State): void {
    const hook = this.pool.triggers.get(fact.type);
    if (hook === undefined) return;
    const about = cardOf(fact);
    for (const [id, text] of this.active) {
      const then = before.get(id);
      // Only what was there before and is there still was surely there in between.
      if (then !== text && (id !== about || then !== undefined)) continue;
      this.owe(id, hook, fact, state, false);
    }
    const left = about === null ? undefined : state.cards[about];
    if (left !== undefined && !this.active.has(left.id))
      this.owe(left.id, hook, fact, state, (before.get(left.id) ?? 'blank') !== 'blank');
  }

  /** `left`: the card was active until now. */
  private owe(id: CardId, hook: number, fact: Fact, state: State, left: boolean): void {
    const card = state.cards[id];
    const front = card === undefined ? undefined : this.pool.definitions[card.def];
    if (card === undefined || front === undefined || card.blank) return;
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
      if (!isMet(this.pool, ability, fact, id, state)) continue;
      const key = `${id} ${line}`;
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
