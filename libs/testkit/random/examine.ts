import { type Decision, type Fact, type Rules, hashState, type Actor, type State } from '#rules';
import type { Dealer } from '#play/dealer';
import { Debts } from './laws/debts';
import { purseOf, type Purse } from './laws/law';
import { stateLaws, stepLaws } from './laws/laws';
import { plain } from './laws/numbers';
import type { Player } from '#play/random-player';
import type { Source } from '#play/source';
import { strangeDecision } from './strange';

export interface Step {
  readonly by: Actor;
  readonly decision: Decision;
  /** Of the state it led to; null where it led to none. */
  readonly hash: string | null;
}

export interface Examined {
  readonly steps: readonly Step[];
  /** What was found wrong, at the last of the steps; null when nothing was. */
  readonly breach: string | null;
  readonly state: State;
}

/** How closely a game is looked at: one decision in so many. */
export interface Thorough {
  /** Goes through JSON and has to come to the same. */
  readonly roundTrips: number;
  /** Of those: everything legal is tried, and things that are not. */
  readonly sides: number;
}

export interface Examination {
  readonly rules: Rules;
  readonly player: Player;
  readonly dealer: Dealer;
  /** Chooses what is tried besides, and where. */
  readonly next: Source;
  readonly thorough: Thorough;
  readonly most: number;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) deepFreeze(one);
  }
  return value;
}

/** A throw of the engine is a finding, and the decisions that led to it are worth keeping. */
function attempt<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const readBack = (state: State): State => JSON.parse(JSON.stringify(state)) as State;

function lawOfState(rules: Rules, state: State): string | null {
  for (const [name, law] of Object.entries(stateLaws)) {
    const breach = law(rules.pool, state);
    if (breach !== null) return `${name}: ${breach}`;
  }
  return null;
}

function lawOfStep(before: Purse, facts: readonly Fact[], after: State): string | null {
  for (const [name, law] of Object.entries(stepLaws)) {
    const breach = law(before, facts, after);
    if (breach !== null) return `${name}: ${breach}`;
  }
  return null;
}

/** Everything listed is accepted, what is not listed is refused, and neither touches the state. */
function trySides({ rules, player, dealer, next }: Examination, frozen: State): string | null {
  const { prompt } = frozen;
  if (prompt === null) return null;
  const legal = rules.legal(frozen);
  if (legal.length === 0) return `${prompt.kind} is asked and nothing is legal`;
  for (const one of legal) {
    const decision =
      prompt.for === 'chance' ? dealer(prompt, frozen) : player([one], prompt, frozen);
    const taken = rules.apply(frozen, decision, prompt.for);
    if (!taken.ok) return `${JSON.stringify(decision)} is listed and refused: ${taken.code}`;
  }
  for (let i = 0; i < 10; i += 1) {
    const strange = strangeDecision(frozen, legal, next);
    if (strange !== null && rules.apply(frozen, strange).ok)
      return `${JSON.stringify(strange)} is not listed and accepted`;
  }
  return null;
}

/** A copy that went through JSON comes to the same state and tells the same facts. */
function goesTheSameWay(
  rules: Rules,
  copy: State,
  decision: Decision,
  state: State,
  facts: readonly Fact[],
): string | null {
  const again = rules.apply(copy, decision);
  if (!again.ok) return `the state read back from JSON refuses it: ${again.code}`;
  if (JSON.stringify(again.state) !== JSON.stringify(state)) return 'the copy goes another way';
  if (JSON.stringify(again.facts) !== JSON.stringify(facts)) return 'the copy tells other facts';
  return plain(rules.pool, state);
}

/**
 * Plays one game and holds every decision against the laws. Those that `thorough` says are also
 * applied to a frozen copy read back from JSON, which has to come to the same.
 */
export function examineGame(examination: Examination, from: State): Examined {
  const { rules, player, dealer, next, thorough, most } = examination;
  const live = rules.live(from);
  const steps: Step[] = [];
  const debts = new Debts(rules.pool, live.state);
  const result = (breach: string | null): Examined => ({ steps, breach, state: live.state });
  for (let count = 0; count < most; count += 1) {
    const { prompt } = live.state;
    if (prompt === null) return result(null);
    const copy = next(thorough.roundTrips) === 0 ? deepFreeze(readBack(live.state)) : null;
    if (copy !== null && next(thorough.sides) === 0) {
      const breach = attempt(() => trySides(examination, copy));
      if (breach instanceof Error) return result(`the engine threw: ${breach.message}`);
      if (breach !== null) return result(breach);
    }
    const before = purseOf(live.state);
    const legal = live.legal();
    const decision =
      prompt.for === 'chance' ? dealer(prompt, live.state) : player(legal, prompt, live.state);
    const taken = attempt(() => live.apply(decision, prompt.for));
    if (taken instanceof Error) {
      steps.push({ by: prompt.for, decision, hash: null });
      return result(`the engine threw: ${taken.message}`);
    }
    if (!taken.ok)
      return result(`${JSON.stringify(decision)} is listed and refused: ${taken.code}`);
    steps.push({ by: prompt.for, decision, hash: hashState(live.state) });
    const breach =
      (copy === null ? null : goesTheSameWay(rules, copy, decision, live.state, taken.facts)) ??
      lawOfStep(before, taken.facts, live.state) ??
      lawOfState(rules, live.state) ??
      debts.after(taken.facts, live.state);
    if (breach !== null) return result(breach);
  }
  return result(`the game is not over after ${most} decisions`);
}
