import { accepts } from '../legality/accepts';
import type { Decision, Legal } from '../state/decision';
import { explain, gameOver, notYours } from '../legality/explain';
import { listLegal } from '../legality/legal';
import type { Refusal } from '../state/refusal';
import type { Fact } from '../state/fact';
import { win } from '../mutations/outcome';
import { advance } from './machine';
import type { Asking, Work } from '../machine/work';
import { askedIn } from '../query/asked';
import { workOn } from '../query/work-on';
import type { Pool } from '../ability/pool';
import { cloneState } from '../state/clone';
import { openingWork, type DeckList, type UnknownCard } from './opening';
import { opponent, type Actor } from '../state/side';
import type { State } from '../state/state';

export interface Accepted {
  readonly ok: true;
  readonly state: State;
  readonly facts: readonly Fact[];
}

export interface Diverged extends Refusal {
  /** How many decisions were accepted before the refused one. */
  readonly at: number;
}

/** A game that its owner takes on in place: nothing is copied from one decision to the next. */
export interface Live {
  /** The present state; changed by the next decision, so copy what is to be kept. */
  readonly state: State;
  readonly legal: () => readonly Legal[];
  /** As `Rules.apply`. Gives the facts; none are kept where the game was taken up without. */
  readonly apply: (
    decision: Decision,
    by?: Actor,
  ) => { readonly ok: true; readonly facts: readonly Fact[] } | Refusal;
}

/** The verbs of the engine, bound to a pool of cards. */
export interface Rules {
  readonly pool: Pool;
  /** The state two decks begin with, up to the first prompt. */
  readonly open: (decks: {
    readonly corp: DeckList;
    readonly runner: DeckList;
  }) => Accepted | UnknownCard;
  /** Every decision the open prompt accepts, in a stable order; empty when the game is over. */
  readonly legal: (state: State) => readonly Legal[];
  /** The one verb. Accepts exactly what `legal` lists, and conceding; the given state is left alone. */
  readonly apply: (state: State, decision: Decision, by?: Actor) => Accepted | Refusal;
  /** Applies one decision after another, cloning once; without facts when `facts` is false. */
  readonly fold: (
    state: State,
    decisions: Iterable<Decision>,
    visit?: (state: State, facts: readonly Fact[]) => void,
  ) => { readonly ok: true; readonly state: State } | Diverged;
  /** Takes up a game on a private copy of a state; `facts: 'none'` where nobody reads them. */
  readonly live: (state: State, facts?: 'facts' | 'none') => Live;
}

function isAmong(listed: readonly Legal[], decision: Decision): boolean {
  for (const one of listed) if (accepts(one, decision)) return true;
  return false;
}

/** Tries a decision on a game the caller owns; on a refusal nothing has changed. */
function tryOn(g: Work, decision: Decision, by?: Actor, listed?: readonly Legal[]): Refusal | null {
  const { state } = g;
  if (state.outcome !== null) return gameOver;
  if (decision.do === 'concede') {
    if (by !== undefined && by !== decision.side) return notYours;
    win(g, opponent(decision.side), 'concession');
    advance(g, null);
    return null;
  }
  const { prompt } = state;
  if (prompt === null) throw new Error('the game is not over and nobody is asked');
  if (by !== undefined && by !== prompt.for) return notYours;
  const kin = listed ?? listLegal(g, prompt, decision);
  if (!isAmong(kin, decision)) return explain(g, listed ?? listLegal(g, prompt), decision);
  state.prompt = null;
  advance(g, decision);
  return null;
}

function takeUp(pool: Pool, from: State, withFacts: boolean, asking: Asking): Live {
  const state = cloneState(from);
  // The cards of a game stay the same.
  const asked = askedIn(pool, state.cards);
  let listed: readonly Legal[] | undefined;
  const list = (): readonly Legal[] =>
    state.prompt === null ? [] : listLegal(workOn(pool, state, null, asking, asked), state.prompt);
  return {
    state,
    legal: () => (listed ??= list()),
    apply: (decision, by) => {
      const g = workOn(pool, state, withFacts ? [] : null, asking, asked);
      const refused = tryOn(g, decision, by, listed);
      if (refused !== null) return refused;
      listed = undefined;
      return { ok: true, facts: g.facts ?? [] };
    },
  };
}

/** The verbs for a pool. A refusal is a value; what throws is a bug, or a state of another pool. */
export function rulesOf(pool: Pool, asking: Asking = 'choices'): Rules {
  return {
    pool,
    open: (decks) => {
      const opened = openingWork(pool, decks, asking);
      if (!opened.ok) return opened;
      advance(opened.game, null);
      return { ok: true, state: opened.game.state, facts: opened.game.facts ?? [] };
    },
    legal: (state) =>
      state.prompt === null ? [] : listLegal(workOn(pool, state, null), state.prompt),
    apply: (state, decision, by) => {
      const g = workOn(pool, cloneState(state), [], asking);
      const refused = tryOn(g, decision, by);
      return refused ?? { ok: true, state: g.state, facts: g.facts ?? [] };
    },
    fold: (state, decisions, visit) => {
      const live = takeUp(pool, state, visit !== undefined, asking);
      let at = 0;
      for (const decision of decisions) {
        const taken = live.apply(decision);
        if (!taken.ok) return { ...taken, at };
        visit?.(live.state, taken.facts);
        at += 1;
      }
      return { ok: true, state: live.state };
    },
    live: (state, facts) => takeUp(pool, state, facts !== 'none', asking),
  };
}
