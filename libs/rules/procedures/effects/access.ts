import type { Effect } from '../../ability/ability';
import { mark } from '../../mutations/emit';
import { call, frame } from '../../machine/next';
import { isTaken } from '../../query/access';
import { amountOf } from '../../query/ask';
import { cardOf } from '../../query/card';
import { cardsFor } from '../../query/described';
import { mayAccessNoMore, mayBeAccessed } from '../../query/may-access';
import { currentRun } from '../../query/run';
import { targets } from '../../query/target';
import type { Work } from '../../machine/work';
import type { Card } from '../../state/card';
import type { BlockVars } from '../../state/frame';
import type { BreachVars } from '../../state/run-vars';
import type { ServerName } from '../../state/server';
import { proceed, type Handler } from './handler';

type Of<K extends Effect['do']> = Handler<Extract<Effect, { do: K }>>;

/** The server a card is accessed in: its own, or the central of its place. */
function serverOfZone({ zone, server }: Card): ServerName | null {
  if (zone === 'rd') return 'R&D';
  if (zone === 'hq') return 'HQ';
  return zone === 'archives' ? 'Archives' : server;
}

const accessed = '#accessed';

const breachOf = (server: ServerName): BreachVars => ({
  server,
  total: 0,
  done: 0,
  asked: [],
  extra: 0,
  accessed: [],
});

type Several = Extract<
  Effect,
  { do: 'access' } & ({ atMost: unknown } | { each: unknown } | { root: unknown })
>;

/** Accesses of several cards that take the place of those of step 5.5; null where there is no run. */
function breachVars(g: Work, v: BlockVars, effect: Several): BreachVars | null {
  if ('root' in effect) return { ...breachOf(effect.root), rootOnly: true };
  if ('each' in effect)
    return { ...breachOf('HQ'), zoneOnly: true, among: cardsFor(g, v, effect.each) };
  const run = currentRun(g);
  if (run === null) return null;
  return { ...breachOf(run.success ?? run.server), only: amountOf(g, v, effect.atMost) };
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
    if ('atMost' in effect || 'each' in effect || 'root' in effect) {
      const vars = breachVars(g, v, effect);
      return vars === null ? proceed(v) : call(frame('breach', 'count', vars), 'returned');
    }
    const card =
      'deck' in effect
        ? // ACC-29
          g.state.corp.rd[effect.at === undefined ? 0 : amountOf(g, v, effect.at) - 1]
        : targets(g, v, effect.cards)[0];
    if (card === undefined || !mayBeAccessed(g, card) || mayAccessNoMore(g)) return proceed(v);
    const { life, zone } = cardOf(g, card);
    const server = serverOfZone(cardOf(g, card));
    if (server === null) return proceed(v);
    v.named[accessed] = [card];
    return call(
      frame('access', '5.5.1', { card, life, from: zone, server, trashed: false }),
      'returned',
    );
  },
  // ACC-26: one card accessed by itself is accessing cards, too.
  returned: (g, v) => {
    const [card] = v.named[accessed] ?? [];
    delete v.named[accessed];
    if (card === undefined) return proceed(v);
    const row = g.state.history.thisTurn.findLast(
      (one) => one.type === 'accessed' && one.card === card,
    );
    if (row === undefined || row.server === null) return proceed(v);
    const taken = isTaken(g, row) ? 1 : 0;
    mark(g, { type: 'breach-ended', server: row.server, accessed: 1, taken });
    return proceed(v);
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
