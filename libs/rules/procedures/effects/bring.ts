import type { Effect } from '../../ability/ability';
import type { Definition } from '../../ability/pool';
import { ask, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { bring as bringIn } from '../../mutations/bring';
import { cardOf } from '../../query/card';
import { outside } from '../../query/outside';
import type { BlockVars } from '../../state/frame';
import { proceed, type BlockStep, type Handler } from './handler';

type Bring = Extract<Effect, { do: 'bring' }>;

/** Those that came. */
const brought = '#brought';

function left(g: Work, v: BlockVars, { cards }: Bring): readonly Definition[] {
  const here = (v.named[brought] ?? []).map((id) => cardOf(g, id).def);
  return outside(g, cards).filter(({ index }) => !here.includes(index));
}

function take(g: Work, v: BlockVars, effect: Bring, one: Definition): void {
  const id = bringIn(g, one, effect.to, v.source);
  v.named[brought] = [...(v.named[brought] ?? []), id];
}

/** One after another, each by its title; where all that are left come, nobody is asked. */
function askForTitle(g: Work, v: BlockVars, effect: Bring): Next<BlockStep> {
  const due = effect.amount - (v.named[brought]?.length ?? 0);
  const all = due <= 0 ? [] : left(g, v, effect);
  if (all.length <= due) {
    for (const one of all) take(g, v, effect, one);
    return proceed(v);
  }
  const options = all.map(({ value }) => value.title);
  return ask({ kind: 'option', for: v.controller, source: v.source, options }, 'answered');
}

export const bring: Handler<Bring> = {
  begin: (g, v, effect) => {
    v.named[brought] = [];
    return askForTitle(g, v, effect);
  },
  answered: (g, v, effect, answer) => {
    const one = left(g, v, effect).find(
      ({ value }) => answer.do === 'option' && value.title === answer.option,
    );
    if (one === undefined) throw unexpected(answer);
    take(g, v, effect, one);
    return askForTitle(g, v, effect);
  },
};
