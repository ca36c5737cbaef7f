import {
  type Ability,
  advance,
  blockFrame,
  type Frame,
  type Work,
  frame,
  cardOf,
  abilitiesOf,
  ownerOf,
  contextOf,
  type Asking,
  type Rules,
  ownCard,
  rulesOf,
  type CardId,
  cloneState,
  workOn,
  type Decision,
  type Fact,
  type Prompt,
  hasSubtype,
  trash,
  type State,
} from '#rules';
import { clicksIn, paidForOf, removes, requiredIn, usedByHandOf } from './done-by-hand';
import { unbarredRules } from './unbarred-rules';

/** The step of a turn with the window that comes before the next action. */
const beforeAction = { corp: '2.2b', runner: '1.6b' } as const;

/** The question that is open is asked again afterwards; false where it is none that can wait. */
export function wait(state: State): boolean {
  const { prompt } = state;
  const top = state.frames.at(-1);
  if (prompt?.kind === 'action' && (top?.at === 'corp-turn' || top?.at === 'runner-turn')) {
    top.step = beforeAction[prompt.for];
  } else if (prompt?.kind === 'window' && top?.at === 'window') top.step = 'hold';
  else if (prompt?.kind === 'jack-out' && top?.at === 'run')
    top.step = top.step === '2.2a' ? '2.2' : '5.2';
  // What may be bid is counted anew.
  else if (prompt?.kind === 'bid' && top?.at === 'trace') top.step = prompt.for;
  // What waits together is chosen from again.
  else if (prompt?.kind === 'order' && top?.at === 'reaction') top.step = 'next';
  // What may be done is offered again.
  else if (prompt?.kind === 'option' && top?.at === 'reaction' && top.step === 'decided')
    top.step = 'offer';
  else return false;
  state.prompt = null;
  return true;
}

/** What is imminent may still be prevented afterwards; false where nothing is. */
export function holdImminent(state: State): boolean {
  const top = state.frames.at(-1);
  if (state.prompt?.kind !== 'window' || top?.at !== 'imminent') return false;
  top.step = 'hold';
  state.prompt = null;
  return true;
}

/** Nobody is asked anything by a card. */
const goesOn: ReadonlySet<Prompt['kind']> = new Set(['action', 'jack-out', 'window']);

/** Where a window stays open afterwards it is asked in, as every one is. */
export const askedWhere = (stays: boolean): Asking => (stays ? 'every-step' : 'choices');

/** What an ability requires behind what it lets its player do. */
function required(g: Work, ability: Ability, context: ReturnType<typeof contextOf>): Frame {
  const block = blockFrame(g, ability.kind === 'when' ? ability.effects : [], context);
  if (block.at === 'block') block.vars.i = requiredIn(ability);
  return block;
}

/**
 * What a card does by itself when something happens is done at another time, to `that` card where it is about one; null
 * where it does no such thing.
 */
export function useByHand(
  { pool }: Rules,
  from: State,
  id: CardId,
  that: CardId | null,
  stays: boolean,
  /** It is paid for: what it may do for a price is meant. */
  paid = false,
): State | null {
  const facts: Fact[] = [];
  const g = workOn(pool, cloneState(from), facts, askedWhere(stays));
  const card = cardOf(g, id);
  const abilities = abilitiesOf(g, card);
  const removing = that === null ? undefined : abilities.find(({ ability }) => removes(ability));
  const used = paid ? null : usedByHandOf(abilities);
  const placed = removing ?? (paid ? paidForOf(abilities) : used?.placed);
  // What the card asks itself is answered first.
  const isAsking = from.prompt?.kind === 'option' && from.prompt.source === id;
  if (placed === undefined || isAsking || !wait(g.state)) return null;
  const side = ownerOf(g, card);
  const context = that === null ? contextOf(g, card) : { ...contextOf(g, card), that };
  const met = {
    ...{ path: placed.path, source: id, life: card.life, controller: side, context },
    ...{ lasting: 0, anywhere: false, within: 0 },
  };
  if (used?.on === 'first-turn-due') g.state.frames.push(required(g, placed.ability, context));
  else g.state.frames.push(frame('reaction', 'next', { met: [met], current: -1 }));
  // The run that is left out would have taken a click.
  if (removing === undefined && used?.on === 'run-ended') {
    if (g.state[side].clicks === 0) return null;
    g.state[side].clicks -= 1;
  }
  advance(g, null);
  // TURN-22: nobody gains clicks in the other side's turn by our rules.
  const gained = g.state.turn.side === side ? 0 : clicksIn(placed.ability, side);
  g.state[side].clicks += gained;
  // With nothing to move or to choose from it does nothing: another of its abilities is what lines tell.
  const { prompt } = g.state;
  const isAsked = prompt !== null && !goesOn.has(prompt.kind);
  return facts.length > 0 || isAsked || gained > 0 ? g.state : null;
}

/** With the last click of a turn nobody is asked before its end but in a window. */
function installedWith(rules: Rules, from: State, decisions: readonly Decision[]): State | null {
  for (const asking of [rules, rulesOf(rules.pool, 'every-step')]) {
    const installed = asked(asking, from, decisions);
    if (installed === null || installed.turn.side !== from.turn.side) continue;
    if (wait(installed)) return installed;
  }
  return null;
}

/** An answer that is the only one is not asked for. */
function asked(rules: Rules, from: State, decisions: readonly Decision[]): State | null {
  let state = from;
  for (const one of decisions) {
    if (one.do === 'pick' && state.prompt?.kind !== 'pick') continue;
    const taken = rules.apply(state, one);
    if (!taken.ok) return null;
    ({ state } = taken);
  }
  return state;
}

/** A second copy of a unique one: the first is trashed as it comes, whatever else that sets off; null where the first stays. */
function copyOf(
  rules: Rules,
  from: State,
  id: CardId,
  decisions: readonly Decision[],
): State | null {
  for (const asking of [rules, rulesOf(rules.pool, 'every-step')]) {
    const installed = asked(asking, from, decisions);
    if (installed?.turn.side !== from.turn.side) continue;
    const state = cloneState(installed);
    const first = state.cards[id];
    if (first === undefined || first.zone === 'rig') return null;
    ownCard(state, id).faceup = true;
    return state;
  }
  return null;
}

/**
 * A second console is installed by our rules as if the first were none, which is trashed then as
 * theirs does; null where that is not all there is to it.
 */
export function replaceConsole(
  rules: Rules,
  from: State,
  id: CardId,
  decisions: readonly Decision[],
): State | null {
  const { pool } = rules;
  const hidden = cloneState(from);
  const old = hidden.cards[id];
  if (decisions.length === 0 || old?.zone !== 'rig') return null;
  if (!hasSubtype(workOn(pool, hidden, null), old, 'console')) return null;
  // Only the limit looks at its face; what it does goes on until it is trashed.
  ownCard(hidden, id).faceup = false;
  // What has to come before it is done no sooner by our rules: it is installed first all the same.
  const [first] = decisions;
  const ours = first !== undefined && rules.apply(hidden, first).ok ? rules : unbarredRules(rules);
  const copied = copyOf(ours, hidden, id, decisions);
  if (copied !== null) return copied;
  const state = installedWith(ours, hidden, decisions);
  if (state === null) return null;
  const g = workOn(pool, state, null);
  ownCard(g.state, id).faceup = true;
  trash(g, [id], { by: 'runner' });
  advance(g, null);
  return g.state;
}
