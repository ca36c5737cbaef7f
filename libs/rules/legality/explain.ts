import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { barToSteal, barToTrash } from './accessed';
import { barToAct, isAction } from './action';
import type { Decision, Legal } from '../state/decision';
import { barToPrevent, barToRezNow } from './prevention';
import { nearestTo } from './nearest';
import type { Prompt } from '../state/prompt';
import type { Code, Refusal } from '../state/refusal';
import { barToUse } from './use';
import { barToRez, barToScore } from './window';

const reasons: Readonly<Record<Code, string>> = {
  NOT_YOUR_DECISION: 'it is not this player who is asked',
  WRONG_WINDOW: 'this cannot be done at this point of the game',
  NO_CLICKS: 'there are not enough clicks left',
  CANNOT_PAY: 'the whole cost cannot be paid',
  NO_SUCH_CARD: 'there is no such card',
  WRONG_ZONE: 'the card is not where it would have to be',
  BAD_TARGET: 'that is nothing this can be done with',
  WRONG_COUNT: 'that is too few or too many',
  DUPLICATE_CHOICE: 'the same card cannot be chosen twice',
  PLAY_RESTRICTION: 'the card says that it cannot be used now',
  NO_EFFECT: 'it would change nothing',
  CONSOLE_LIMIT: 'there is a console already',
  REGION_LIMIT: 'there is a region in that server already',
  MEMORY_LIMIT: 'there is not enough memory',
  STRENGTH_TOO_LOW: 'the icebreaker is weaker than the ice',
  WRONG_SUBTYPE: 'the ice has not the subtype this works on',
  ALREADY_BROKEN: 'that subroutine is broken already',
  ALREADY_USED: 'it was used in this turn already',
  NOT_ACTIVE: 'the card is not active',
  NOT_ADVANCEABLE: 'the card cannot be advanced',
  NOT_ENOUGH_ADVANCEMENTS: 'the agenda has not enough advancement tokens',
  CANNOT_JACK_OUT: 'the Runner cannot jack out here',
  MUST_RESOLVE: 'something else has to be decided first',
  GAME_OVER: 'the game is over',
};

const windowVerbs: ReadonlySet<Decision['do']> = new Set(['pass', 'use', 'rez', 'score']);
/** Prompts at which a player could still do one thing or another, rather than answer a question. */
const isOpen = (prompt: Prompt): boolean => prompt.kind === 'action' || prompt.kind === 'window';

function inOpenWindow(g: Work, prompt: Prompt, decision: Decision): Code {
  const top = g.state.frames[g.state.frames.length - 1];
  const by = prompt.for === 'corp' ? 'corp' : 'runner';
  if (decision.do === 'jack-out') return 'CANNOT_JACK_OUT';
  if (top?.at === 'window') {
    if (decision.do === 'use')
      return barToUse(g, decision.card, decision.ability, by, 'window') ?? 'BAD_TARGET';
    if (by === 'runner' && (decision.do === 'rez' || decision.do === 'score'))
      return 'NOT_YOUR_DECISION';
    if (decision.do === 'rez') return barToRez(g, top.vars, decision.card) ?? 'BAD_TARGET';
    if (decision.do === 'score') return barToScore(g, top.vars, decision.card) ?? 'BAD_TARGET';
  }
  if (top?.at === 'imminent') {
    if (decision.do === 'use')
      return barToPrevent(g, top.vars, decision.card, decision.ability, by) ?? 'BAD_TARGET';
    if (decision.do === 'rez') return barToRezNow(g, top.vars, decision.card) ?? 'BAD_TARGET';
  }
  return 'WRONG_WINDOW';
}

function atAction(g: Work, prompt: Extract<Prompt, { kind: 'action' }>, decision: Decision): Code {
  if (decision.do === 'jack-out') return 'CANNOT_JACK_OUT';
  if (windowVerbs.has(decision.do) && decision.do !== 'use') return 'WRONG_WINDOW';
  return isAction(decision) ? (barToAct(g, prompt.for, decision) ?? 'BAD_TARGET') : 'WRONG_WINDOW';
}

function codeFor(g: Work, prompt: Prompt, decision: Decision): Code {
  if ('card' in decision && g.state.cards[decision.card] === undefined) return 'NO_SUCH_CARD';
  if (prompt.kind === 'action') return atAction(g, prompt, decision);
  if (prompt.kind === 'window') return inOpenWindow(g, prompt, decision);
  if (prompt.kind === 'accessed' && decision.do === 'trash-accessed')
    return barToTrash(g, prompt.card) ?? 'BAD_TARGET';
  if (prompt.kind === 'accessed' && decision.do === 'use')
    return barToUse(g, decision.card, decision.ability, 'runner', 'access') ?? 'BAD_TARGET';
  if (prompt.kind === 'steal' && decision.do === 'steal')
    return barToSteal(g, prompt.card) ?? 'BAD_TARGET';
  if (prompt.kind === 'steal' && decision.do === 'decline-steal') return 'MUST_RESOLVE';
  if (prompt.kind === 'bid' && decision.do === 'bid') return 'CANNOT_PAY';
  if (prompt.kind === 'pay' && decision.do === 'pay') return 'CANNOT_PAY';
  if (prompt.kind === 'number' && decision.do === 'number') return 'WRONG_COUNT';
  if (prompt.kind === 'pick' && decision.do === 'done') return 'WRONG_COUNT';
  if (prompt.kind === 'subs' && decision.do === 'break') return 'ALREADY_BROKEN';
  if (prompt.kind === 'discard' && decision.do === 'discard')
    return cardOf(g, decision.card).zone === 'hq' || cardOf(g, decision.card).zone === 'grip'
      ? 'BAD_TARGET'
      : 'WRONG_ZONE';
  if (decision.do === 'jack-out') return 'CANNOT_JACK_OUT';
  if (windowVerbs.has(decision.do) || isAction(decision))
    return isOpen(prompt) ? 'WRONG_WINDOW' : 'MUST_RESOLVE';
  return prompt.kind === decision.do ? 'BAD_TARGET' : 'WRONG_WINDOW';
}

const refusal = (code: Code, nearest: readonly Legal[]): Refusal => ({
  ok: false,
  code,
  reason: reasons[code],
  nearest,
});

/** Says why a decision is not among the legal ones: the same tests that left it out of the list. */
export function explain(g: Work, legal: readonly Legal[], decision: Decision): Refusal {
  const { prompt } = g.state;
  if (prompt === null) return gameOver;
  return refusal(codeFor(g, prompt, decision), nearestTo(legal, decision));
}

export const gameOver: Refusal = refusal('GAME_OVER', []);
/** What the other player could do is not told to whoever is not asked. */
export const notYours: Refusal = refusal('NOT_YOUR_DECISION', []);
