import type { Decision, Refusal, Fact, Rules, CardId, Actor, State } from '#rules';
import type { Names } from '#notation/scenario/names';
import type { ChanceKind, Policy } from '#notation/scenario/scenario';
import { isOneByOne } from './one-by-one';

/** What a whole scenario is played with. */
export interface Table {
  /** Rules that stop at every step of the charts. */
  readonly rules: Rules;
  readonly names: Names;
  readonly policy: Policy;
  /** Stop also where nobody can prevent what is about to happen. */
  readonly emptyPreventions?: true;
}

/** A random event told beforehand; `cards` are those still to come. */
export interface Pin {
  readonly step: number;
  readonly kind: ChanceKind;
  readonly deck: 'rd' | 'stack' | null;
  readonly cards: readonly CardId[];
}

export interface Made {
  readonly by: Actor;
  readonly decision: Decision;
}

/** Where a scenario stands: never changed, so that anything can be tried from it. */
export interface Stand {
  readonly state: State;
  /** Everything that happened since the start. */
  readonly facts: readonly Fact[];
  readonly made: readonly Made[];
  readonly pins: readonly Pin[];
  /** Subroutines to break that were named with an ability whose cost still has to be settled. */
  readonly subs?: readonly number[];
  /** Cards named together that an effect installs one by one, to be taken as it asks for each. */
  readonly toInstall?: readonly CardId[];
}

export type Taken = { readonly ok: true; readonly stand: Stand } | Refusal;

/** Takes one decision of the engine, then lets chance do what it is pinned to. */
export function take(table: Table, stand: Stand, decision: Decision, by: Actor): Taken {
  const applied = table.rules.apply(stand.state, decision, by);
  if (!applied.ok) return applied;
  for (const fact of applied.facts)
    if (fact.type === 'brought') {
      const { card: id } = fact.card;
      const def = applied.state.cards[id]?.def ?? -1;
      table.names.bring(id, table.rules.pool.definitions[def]?.value.title ?? '');
    }
  const next: Stand = {
    state: applied.state,
    facts: [...stand.facts, ...applied.facts],
    made: [...stand.made, { by, decision }],
    pins: spendPins(stand.pins, applied.facts),
  };
  const named = stand.subs === undefined ? next : { ...next, subs: stand.subs };
  const moved = breakNamed(table, passPrevention(table, deal(table, named)));
  if (stand.toInstall === undefined) return { ok: true, stand: moved };
  const done = applied.facts.flatMap((fact) => (fact.type === 'installed' ? [fact.card.card] : []));
  return installNamed(
    table,
    moved,
    stand.toInstall.filter((id) => !done.includes(id)),
  );
}

/** Takes the next of the cards that were named together, as soon as it is asked for. */
function installNamed(table: Table, stand: Stand, cards: readonly CardId[]): Taken {
  const [card, ...further] = cards;
  if (card === undefined) return { ok: true, stand };
  const { frames, prompt } = stand.state;
  if (!frames.some((one) => one.at === 'block' && '#installed' in one.vars.numbers))
    return {
      ok: false,
      code: 'WRONG_COUNT',
      reason: `${table.names.nameOf(card)} was never asked for`,
      nearest: [],
    };
  if (prompt?.kind !== 'pick' || !isOneByOne(table.rules.pool, stand.state))
    return { ok: true, stand: { ...stand, toInstall: cards } };
  return take(table, { ...stand, toInstall: further }, { do: 'pick', card }, prompt.for);
}

/** Breaks what was named when the ability was used, as soon as it asks for it. */
function breakNamed(table: Table, stand: Stand): Stand {
  const { subs, ...rest } = stand;
  if (subs === undefined) return stand;
  const { prompt, frames } = stand.state;
  if (!frames.some(({ at }) => at === 'use')) return rest;
  if (prompt?.kind !== 'subs') return stand;
  const [next, ...further] = subs;
  if (next === undefined ? !prompt.done : !prompt.subs.includes(next)) return stand;
  const decision: Decision = next === undefined ? { do: 'done' } : { do: 'break', sub: next };
  const taken = take(
    table,
    next === undefined ? rest : { ...rest, subs: further },
    decision,
    prompt.for,
  );
  return taken.ok ? taken.stand : stand;
}

/** No engine stops for a prevention that nobody has. */
function passPrevention(table: Table, stand: Stand): Stand {
  const { prompt, frames } = stand.state;
  if (table.emptyPreventions === true || prompt?.kind !== 'window') return stand;
  if (frames[frames.length - 1]?.at !== 'imminent') return stand;
  if (table.rules.legal(stand.state).length > 1) return stand;
  const taken = take(table, stand, { do: 'pass' }, prompt.for);
  return taken.ok ? taken.stand : stand;
}

/** A pick among one card is not asked: its pin is used up by what happened. */
function spendPins(pins: readonly Pin[], facts: readonly Fact[]): readonly Pin[] {
  let left = pins;
  const spend = (kind: ChanceKind, card: CardId): void => {
    const at = left.findIndex((pin) => pin.kind === kind && pin.cards[0] === card);
    if (at >= 0) left = withoutFirst(left, at);
  };
  for (const fact of facts) {
    if (fact.type === 'damage-suffered') for (const one of fact.cards) spend('damage', one.card);
    if (fact.type === 'accessed' && fact.from === 'hq') spend('hq-access', fact.card.card);
    if (fact.type === 'shuffled') left = left.filter((pin) => !isTrivial(pin, fact.deck));
  }
  return left;
}

const isTrivial = (pin: Pin, deck: 'rd' | 'stack'): boolean =>
  pin.kind === 'shuffle' && pin.cards.length < 2 && (pin.deck ?? deck) === deck;

function withoutFirst(pins: readonly Pin[], at: number): readonly Pin[] {
  return pins.flatMap((pin, i) => {
    if (i !== at) return [pin];
    const cards = pin.cards.slice(1);
    return cards.length === 0 ? [] : [{ ...pin, cards }];
  });
}

interface Dealt {
  readonly decision: Decision;
  readonly pins: readonly Pin[];
}

function pickAt(
  table: Table,
  stand: Stand,
  why: ChanceKind,
  from: readonly CardId[],
): Dealt | null {
  const at = stand.pins.findIndex((pin) => pin.kind === why);
  const pinned = stand.pins[at]?.cards[0];
  if (pinned !== undefined) {
    if (!from.includes(pinned)) return null;
    return { decision: { do: 'random', card: pinned }, pins: withoutFirst(stand.pins, at) };
  }
  const [first] = from;
  if (table.policy.random !== 'first' || first === undefined) return null;
  return { decision: { do: 'random', card: first }, pins: stand.pins };
}

function orderAt(table: Table, stand: Stand, deck: 'rd' | 'stack'): Dealt | null {
  const cards = deck === 'rd' ? stand.state.corp.rd : stand.state.runner.stack;
  const at = stand.pins.findIndex((one) => one.kind === 'shuffle' && (one.deck ?? deck) === deck);
  const pin = stand.pins[at];
  if (pin === undefined) {
    if (table.policy.random !== 'first') return null;
    return { decision: { do: 'shuffle', order: cards }, pins: stand.pins };
  }
  if (!pin.cards.every((id) => cards.includes(id))) return null;
  const order = [...pin.cards, ...cards.filter((id) => !pin.cards.includes(id))];
  return { decision: { do: 'shuffle', order }, pins: stand.pins.filter((_, i) => i !== at) };
}

/** Answers chance's questions as pinned; one without a pin is left open. */
export function deal(table: Table, from: Stand): Stand {
  const { prompt } = from.state;
  if (prompt?.for !== 'chance') return from;
  const dealt =
    prompt.kind === 'random'
      ? pickAt(table, from, prompt.why, prompt.from)
      : orderAt(table, from, prompt.deck);
  if (dealt === null) return from;
  const taken = take(table, { ...from, pins: dealt.pins }, dealt.decision, 'chance');
  return taken.ok ? taken.stand : from;
}
