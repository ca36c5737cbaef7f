import type { Effect } from '../../ability/ability';
import { call, frame } from '../../machine/next';
import { cardOf } from '../../query/card';
import { currentRun } from '../../query/run';
import { targets } from '../../query/evaluate';
import { proceed, type Handler } from './handler';

type Of<K extends Effect['do']> = Handler<Extract<Effect, { do: K }>>;

/** One access outside of step 5.5: the same sequence for that card (ACC-19). */
export const access: Of<'access'> = {
  begin: (g, v) => {
    const [card] = g.state.corp.rd;
    if (card === undefined) return proceed(v);
    const { life } = cardOf(g, card);
    return call(
      frame('access', '5.5.1', { card, life, from: 'rd', server: 'R&D', trashed: false }),
      'returned',
    );
  },
};

/** A forced encounter; afterwards play returns to the effect that caused it (ENC-07, ENC-08). */
export const encounter: Of<'encounter'> = {
  begin: (g, v, effect) => {
    const [ice] = targets(g, v, effect.ice);
    if (ice === undefined) return proceed(v);
    const { life, zone } = cardOf(g, ice);
    return call(
      frame('encounter', '3', {
        serial: (g.state.serial += 1),
        run: currentRun(g)?.serial ?? 0,
        ice,
        life,
        zone,
        forced: true,
        broken: [],
        used: [],
        breakable: false,
        resolved: [],
        bypassed: false,
        ended: false,
      }),
      'returned',
    );
  },
};
