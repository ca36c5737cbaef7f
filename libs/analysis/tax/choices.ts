import { workOn, type Decision, type Live } from '#rules';
import { answerOf, mayRez } from './answers';
import { freeFirst } from './free-first';
import { isIdle } from './idle';
import type { Search } from './search';
import { worthTrying } from './worth-trying';

const PASSES: readonly Decision[] = [{ do: 'pass' }];

/** All that may be answered: one for whoever passes, more for the Runner. */
export function choicesAt(
  { rules, isRezzing, heedsGrip, scale, isApart, onRez }: Search,
  { state, legal }: Live,
): readonly Decision[] {
  if (state.outcome !== null) return [];
  if (state.prompt?.kind === 'window' && state.prompt.for === 'runner' && isIdle(rules.pool, state))
    return PASSES;
  if (state.prompt?.for === 'runner') {
    const worth = worthTrying(rules.pool, state, legal(), heedsGrip, isApart);
    return state.prompt.kind === 'pay' && scale.creditsCount
      ? freeFirst(workOn(rules.pool, state, null), worth)
      : worth;
  }
  const isRezAsked = mayRez(state);
  if (isRezAsked) onRez?.();
  if (state.prompt?.kind === 'window' && !(isRezzing && isRezAsked)) return PASSES;
  const answer = answerOf(state, legal(), isRezzing);
  return answer === null ? [] : [answer];
}
