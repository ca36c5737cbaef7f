import type { Effect } from '../../ability/ability';
import { ask } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { takeCopy } from '../../mutations/facing';
import { cardOf, valueOf } from '../../query/card';
import type { BlockVars } from '../../state/frame';
import { proceed, type Handler } from './handler';

/** By what the backs of the copies are called: `the-tank`. */
function copies(g: Work, v: BlockVars): readonly string[] {
  const value = valueOf(g, cardOf(g, v.source));
  if (value.type !== 'identity' || value.side !== 'corp') return [];
  return (value.backs ?? []).map(({ title }) => title.toLowerCase().replaceAll(' ', '-'));
}

/** FLIP-02: no fact tells which copy it is. */
export const takeAnother: Handler<Extract<Effect, { do: 'take-copy' }>> = {
  begin: (g, v) => {
    const options = copies(g, v);
    if (options.length < 2) return proceed(v);
    return ask({ kind: 'option', for: v.controller, source: v.source, options }, 'answered');
  },
  answered: (g, v, _effect, answer) => {
    if (answer.do !== 'option') throw unexpected(answer);
    takeCopy(g, v.source, copies(g, v).indexOf(answer.option));
    return proceed(v);
  },
};
