import type { Effect } from '../../ability/ability';
import { ask } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { storeCredits } from '../../mutations/credits';
import { amountOf } from '../../query/ask';
import { proceed, type Handler } from './handler';
import { playerOf } from '../../query/player';

/** Credits of the pool onto the card the ability stands on. */
export const store: Handler<Extract<Effect, { do: 'store' }>> = {
  begin: (g, v, { most }) => {
    const pool = playerOf(g, v.controller).credits;
    const to = most === undefined ? pool : Math.min(pool, amountOf(g, v, most));
    if (to === 0) return proceed(v);
    return ask({ kind: 'number', for: v.controller, source: v.source, from: 0, to }, 'answered');
  },
  answered: (g, v, _effect, answer) => {
    if (answer.do !== 'number') throw unexpected(answer);
    storeCredits(g, v.controller, v.source, answer.number);
    return proceed(v);
  },
};
