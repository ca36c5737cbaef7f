import type { Effect } from '../../ability/ability';
import { ask } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { emit } from '../../mutations/emit';
import { titleOf } from '../../query/card';
import { cardsFor } from '../../query/evaluate';
import { see } from '../../query/see';
import type { BlockVars } from '../../state/frame';
import { proceed, type Handler } from './handler';

type Name = Extract<Effect, { do: 'name' }>;

const titles = (g: Work, v: BlockVars, { among }: Name): string[] => [
  ...new Set(cardsFor(g, v, among).map((id) => titleOf(g, id))),
];

/** NAME-01: a title that does something; only who names sees which titles those are. */
export const name: Handler<Name> = {
  begin: (g, v, effect) => {
    v.named[effect.as] = [];
    const options = titles(g, v, effect);
    if (options.length === 0) return proceed(v);
    return ask({ kind: 'option', for: v.controller, source: v.source, options }, 'answered');
  },
  answered: (g, v, effect, answer) => {
    if (answer.do !== 'option') throw unexpected(answer);
    v.named[effect.as] = cardsFor(g, v, effect.among).filter(
      (id) => titleOf(g, id) === answer.option,
    );
    const by = see(g, v.source);
    emit(g, { type: 'option-chosen', side: v.controller, option: answer.option, by });
    return proceed(v);
  },
};
