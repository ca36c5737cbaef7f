import { rulesOf, type Decision, type Prompt, type Rules, type State } from '#rules';
import { candidates } from '../candidates/candidates';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';

interface Passed {
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
  'accessed',
  'run-began',
  'shuffled',
  'turn-began',
  'game-ended',
]);

/**
 * Windows of ours that nobody is asked in, as nobody could do anything: the passes that lead there,
 * at once or after something is done in the window that is open; past the end of a run where it may end so.
 */
export function unasked(
  { pool }: Rules,
  from: State,
  first: readonly Decision[],
  mayEnd = false,
): readonly Passed[] {
  const rules = rulesOf(pool, 'every-step');
  const passing = (begun: readonly Decision[], at: State): Passed[] => {
    const ways: Passed[] = [];
    const decisions = [...begun];
    let state = at;
    for (let passes = 0; passes < mostPasses && state.prompt?.kind === 'window'; passes += 1) {
      ways.push({ decisions: [...decisions], at: state });
      const passed = rules.apply(state, { do: 'pass' });
      if (!passed.ok) break;
      if (passed.facts.some(({ type }) => leaves.has(type) || (type === 'run-ended' && !mayEnd)))
        break;
      decisions.push({ do: 'pass' });
      ({ state } = passed);
    }
    return ways;
  };
  const done = first.flatMap((decision) => {
    const taken = rules.apply(from, decision);
    return taken.ok ? passing([decision], taken.state) : [];
  });
  const none = { decisions: [], at: from };
  return [...(from.prompt?.kind === 'window' ? passing([], from) : [none]), ...done];
}

/** What may lead to a window that nobody is asked in, as any action may. */
const first: ReadonlySet<Decision['do']> = new Set([
  ...(['rez', 'continue', 'option'] as const),
  ...(['pick', 'done', 'use'] as const),
]);
export const leading: ReadonlySet<Prompt['kind']> = new Set([
  ...(['action', 'window', 'jack-out'] as const),
  ...(['option', 'bid'] as const),
]);
const leads = ({ kind }: Prompt, { do: what }: Decision): boolean =>
  kind === 'action' || first.has(what);

/** Something that the encounter of ice set off asks for a choice, before the window of the encounter. */
export function isAskedAsMet({ live: { state } }: Node): boolean {
  const encounter = state.frames.findLast(({ at }) => at === 'encounter');
  return state.prompt?.kind === 'pick' && encounter?.at === 'encounter' && encounter.step === '3.1';
}

/** What may be decided before something happens in a window that nobody is asked in. */
export function begun({ rules, hidden }: Means, node: Node, goal: Goal): readonly Decision[] {
  const { prompt } = node.live.state;
  return prompt !== null && (leading.has(prompt.kind) || isAskedAsMet(node))
    ? candidates(rules.pool, node, prompt, goal, hidden).filter((one) => leads(prompt, one))
    : [];
}

/** The run of theirs ends with nothing accessed that ours has yet to access, and nobody jacks out of it. */
export const mayRunEnd = ({ hidden }: Means, { accessed, runs }: Node): boolean =>
  hidden.accesses[accessed]?.run !== runs && !hidden.jackedOut.has(runs);
