import type { Effect } from '../../ability/ability';
import { call, frame } from '../../machine/next';
import { cardOf } from '../../query/card';
import { mayAccessNoMore, mayBeAccessed } from '../../query/may-access';
import { currentRun } from '../../query/run';
import { targets } from '../../query/evaluate';
import type { Card } from '../../state/card';
import type { ServerName } from '../../state/server';
import { proceed, type Handler } from './handler';

type Of<K extends Effect['do']> = Handler<Extract<Effect, { do: K }>>;

/** The server a card is accessed in: its own, or the central of its place. */
function serverOfZone({ zone, server }: Card): ServerName | null {
  if (zone === 'rd') return 'R&D';
  if (zone === 'hq') return 'HQ';
  return zone === 'archives' ? 'Archives' : server;
}

/** One access outside of step 5.5: the same sequence for that card (ACC-19). */
export const access: Of<'access'> = {
  begin: (g, v, effect) => {
    if ('zone' in effect)
      return call(
        frame('breach', 'count', {
          server: 'Archives',
          total: 0,
          done: 0,
          asked: [],
          extra: 0,
          accessed: [],
          zoneOnly: true,
        }),
        'returned',
      );
    const [card] = 'deck' in effect ? g.state.corp.rd : targets(g, v, effect.cards);
    if (card === undefined || !mayBeAccessed(g, card) || mayAccessNoMore(g)) return proceed(v);
    const { life, zone } = cardOf(g, card);
    const server = serverOfZone(cardOf(g, card));
    if (server === null) return proceed(v);
    return call(
      frame('access', '5.5.1', { card, life, from: zone, server, trashed: false }),
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
