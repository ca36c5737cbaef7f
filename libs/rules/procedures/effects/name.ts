import type { Effect } from '../../ability/ability';
import type { Pool } from '../../ability/pool';
import { ask } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { emit } from '../../mutations/emit';
import { titleOf } from '../../query/card';
import { cardsFor } from '../../query/described';
import { see } from '../../query/see';
import type { CardId } from '../../state/card-id';
import type { BlockVars } from '../../state/frame';
import type { Side } from '../../state/side';
import { proceed, type Handler } from './handler';

type Name = Extract<Effect, { do: 'name' }>;

const titlesOf = (pool: Pool, of: Side): readonly string[] =>
  pool.definitions.flatMap(({ side, value }) =>
    side === of && value.type !== 'identity' && value.unknown !== true ? [value.title] : [],
  );

const known = new WeakMap<Pool, Readonly<Record<Side, readonly string[]>>>();

/** Of a side: every card that its decks can hold, so that nothing is told of the deck at the table. */
function everyTitle(pool: Pool, side: Side): readonly string[] {
  const all = known.get(pool) ?? { corp: titlesOf(pool, 'corp'), runner: titlesOf(pool, 'runner') };
  known.set(pool, all);
  return all[side];
}

function titles(g: Work, v: BlockVars, { among }: Name): readonly string[] {
  if ('kinds' in among) return among.kinds.map((kind) => kind.replaceAll(' ', '-'));
  if (!('titles' in among)) return [...new Set(cardsFor(g, v, among).map((id) => titleOf(g, id)))];
  return everyTitle(g.pool, among.titles);
}

/** Cards with that title: those that are meant, or one that stands for all. */
function cardsOf(g: Work, v: BlockVars, { among }: Name, title: string): CardId[] {
  if ('kinds' in among) return [];
  if (!('titles' in among)) return cardsFor(g, v, among).filter((id) => titleOf(g, id) === title);
  const one = g.state.cards.find(({ id }) => titleOf(g, id) === title);
  return one === undefined ? [] : [one.id];
}

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
    v.named[effect.as] = cardsOf(g, v, effect, answer.option);
    v.numbers[effect.as] = titles(g, v, effect).indexOf(answer.option);
    const by = see(g, v.source);
    emit(g, { type: 'option-chosen', side: v.controller, option: answer.option, by });
    return proceed(v);
  },
};
