import {
  encounterIn,
  rulesOf,
  type Decision,
  type Fact,
  type Prompt,
  type Rules,
  type State,
} from '#rules';
import { candidates } from '../candidates/candidates';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';

export interface Passed {
  readonly decisions: readonly Decision[];
  readonly at: State;
}

/** What leads to a window that nobody is asked in, where anything does. */
export const among = (decisions: readonly Decision[]): { readonly decisions?: typeof decisions } =>
  decisions.length === 0 ? {} : { decisions };

/** No run has more windows between two things that change it. */
const mostPasses = 8;

/** What ends the part of the game that the windows belong to. */
const leaves: ReadonlySet<string> = new Set([
  ...(['run-began', 'shuffled', 'turn-began', 'game-ended'] as const),
]);

/** How many cards are accessed before a run is over; null where it ends in another way, or is not looked at to its end. */
export type Accesses = number | null;

/** Accesses still to come of the run of theirs that is on, or of the one that begins next. */
export function accessesLeft(
  { hidden }: Pick<Means, 'hidden'>,
  { accessed, runs }: Pick<Node, 'accessed' | 'runs'>,
  which: 'this' | 'next' = 'this',
): Accesses {
  const run = which === 'this' ? runs : runs + 1;
  if (hidden.jackedOut.has(run)) return null;
  const left = hidden.accesses.slice(accessed);
  return left.filter((one) => one.run === run && one.outside !== true).length;
}

/** How many accesses are behind after something happened; null where that leaves the part of the game. */
function behindAfter(facts: readonly Fact[], behind: number, left: Accesses): number | null {
  const is = (type: string): boolean => facts.some((fact) => fact.type === type);
  if ([...leaves].some(is)) return null;
  if (left === null) return is('accessed') || is('run-ended') ? null : behind;
  const now = behind + facts.filter(({ type }) => type === 'accessed').length;
  return is('run-ended') && now !== left ? null : now;
}

/** What goes on without a choice: a window, a bid of who has nothing, or an accessed card that can only be left, or stolen. */
function passOf(rules: Rules, state: State): Decision | null {
  if (state.prompt === null) return null;
  const { kind } = state.prompt;
  if (kind === 'window') return { do: 'pass' };
  if (kind !== 'accessed' && kind !== 'steal' && kind !== 'bid') return null;
  const [only, other] = rules.legal(state);
  if (other !== undefined) return null;
  if (only?.do === 'bid') return 'to' in only && only.to === 0 ? { do: 'bid', credits: 0 } : null;
  return only?.do === 'leave-accessed' || only?.do === 'steal' ? { do: only.do } : null;
}

/**
 * Windows of ours that nobody is asked in, as nobody could do anything: the passes that lead there,
 * at once or after something is done in the window that is open; past the end of the run, once so many cards
 * are accessed as `left` are, or `next` in the run that begins with it.
 */
export function unasked(
  { pool }: Rules,
  from: State,
  first: readonly Decision[],
  left: Accesses = null,
  next: Accesses = null,
): readonly Passed[] {
  const rules = rulesOf(pool, 'every-step');
  const passing = (
    begun: readonly Decision[],
    at: State,
    accessed: number,
    left: Accesses,
  ): Passed[] => {
    const ways: Passed[] = [];
    const decisions = [...begun];
    let state = at;
    let behind: number | null = accessed;
    for (let passes = 0; passes < mostPasses; passes += 1) {
      const pass = passOf(rules, state);
      if (pass === null) break;
      if (pass.do === 'pass') ways.push({ decisions: [...decisions], at: state });
      const passed = rules.apply(state, pass);
      behind = passed.ok ? behindAfter(passed.facts, behind, left) : null;
      if (!passed.ok || behind === null) break;
      decisions.push(pass);
      ({ state } = passed);
    }
    return ways;
  };
  const done = first.flatMap((decision) => {
    const taken = rules.apply(from, decision);
    if (!taken.ok) return [];
    const begins = taken.facts.some(({ type }) => type === 'run-began');
    if (begins) return passing([decision], taken.state, 0, next);
    if (left === null) return passing([decision], taken.state, 0, null);
    const behind = behindAfter(taken.facts, 0, left);
    return behind === null ? [] : passing([decision], taken.state, behind, left);
  });
  const none = { decisions: [], at: from };
  const kind = from.prompt?.kind;
  // Amid a payment nothing else is done before it is made, nor once a card is used to break.
  const open =
    kind === 'pay' || kind === 'subs'
      ? []
      : kind === 'window'
        ? passing([], from, 0, left)
        : [none];
  return [...open, ...done];
}

/** What may lead to a window that nobody is asked in, as any action may. */
const first: ReadonlySet<Decision['do']> = new Set([
  ...(['rez', 'score', 'continue', 'option'] as const),
  ...(['pick', 'done', 'use', 'break', 'pay', 'number', 'server'] as const),
  ...(['random', 'leave-accessed', 'trash-accessed', 'steal', 'decline-steal'] as const),
]);
export const leading: ReadonlySet<Prompt['kind']> = new Set([
  ...(['action', 'window', 'jack-out'] as const),
  ...(['option', 'bid', 'accessed', 'random', 'order', 'pay', 'subs', 'server', 'number'] as const),
]);
const leads = ({ kind }: Prompt, { do: what }: Decision): boolean =>
  kind === 'action' || first.has(what);

/** A subroutine resolves apart from the others of its ice: the window of the encounter comes behind what it asks. */
function isApart({ frames }: State): boolean {
  const at = frames.findLastIndex((frame) => frame.at === 'encounter');
  return at >= 0 && frames[at + 1]?.at === 'window' && frames.at(-1)?.at === 'block';
}

/**
 * Something that the encounter of ice set off, or a subroutine that resolves apart, asks for a choice, or how it is paid for, before the
 * window of the encounter.
 */
export function isAskedAsMet({ live: { state } }: Node): boolean {
  const encounter = encounterIn(state);
  const kind = state.prompt?.kind;
  const asks = kind === 'pick' || kind === 'pay' || kind === 'number';
  return asks && (encounter?.step === '3.1' || isApart(state));
}

/**
 * What the last click of a turn does asks for a choice: no action of that turn is asked for behind it. An install asks which cards go
 * before it is paid (INST-01).
 */
export function isAskedLast({ live: { state } }: Node): boolean {
  const { prompt, turn } = state;
  if (prompt?.kind !== 'pick') return false;
  return state[turn.side].clicks === (prompt.why === 'install-trash' ? 1 : 0);
}

/** What may be decided before something happens in a window that nobody is asked in. */
export function begun(
  { rules, hidden }: Pick<Means, 'rules' | 'hidden'>,
  node: Node,
  goal: Goal,
): readonly Decision[] {
  const { prompt } = node.live.state;
  return prompt !== null && (leading.has(prompt.kind) || isAskedAsMet(node) || isAskedLast(node))
    ? candidates(rules.pool, node, prompt, goal, hidden).filter((one) => leads(prompt, one))
    : [];
}
