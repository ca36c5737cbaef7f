import type { Effect } from '../../ability/ability';
import { call } from '../../machine/next';
import { clickAbility } from '../../legality/click-ability';
import { cardOf, ownerOf } from '../../query/card';
import { targets } from '../../query/target';
import { useFrame } from '../use-frame';
import { proceed, type Handler } from './handler';

type UseClick = Extract<Effect, { do: 'use-click' }>;

/** The click ability of a card, without its click. */
export const useClick: Handler<UseClick> = {
  begin: (g, v, effect) => {
    const [id] = targets(g, v, effect.of);
    if (id === undefined || !g.state.active.includes(id)) return proceed(v);
    const card = cardOf(g, id);
    const used = clickAbility(g, card);
    if (used === null) return proceed(v);
    return call(useFrame(g, id, used.index, ownerOf(g, card), { clickless: true }), 'returned');
  },
};
