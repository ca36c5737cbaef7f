import type { When } from '../ability/ability';
import { asArray } from '../ability/hook';
import type { Placed } from '../ability/pool';
import type { Trigger, TriggerPart } from '../ability/trigger';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import type { HistoryRow } from '../state/history';
import { fits, holds } from './ask';
import { cardOf, isInstalledZone } from './card';
import { contextBut } from './context';
import { matches } from './described';
import { someConstant } from './in-force';
import { currentRun } from './run';
import { serverFits } from './server-fits';

const listens = ({ on }: Trigger, type: HistoryRow['type']): boolean =>
  typeof on === 'string' ? on === type : on.some((one) => one === type);

/** ACT-22: with what was spent on the same action before, in the turn. */
function comesTo(g: Work, least: number, it: HistoryRow): boolean {
  if (it.more?.action === undefined) return false;
  let before = 0;
  for (const row of g.state.history.thisTurn) {
    if (row === it) break;
    if (row.side === it.side && row.more?.action === it.more.action) before += row.more.clicks ?? 0;
  }
  return before < least && before + (it.more.clicks ?? 0) >= least;
}

type Asks = {
  readonly [P in Exclude<TriggerPart, 'first' | 'if' | 'each'>]-?: (
    g: Work,
    wanted: NonNullable<Trigger[P]>,
    it: HistoryRow,
    context: Context,
    isPast: boolean,
  ) => boolean;
};

/** What each part of a trigger condition asks, of what happens now and of what happened before. */
const asks: Asks = {
  side: (_g, side, it) => it.side === side,
  server: (g, server, it, context) =>
    asArray(server).some((one) => serverFits(g, context, one, it.server)),
  this: (_g, _true, it, context) => it.card === context.source,
  host: (_g, _this, it, context) => it.more?.host === context.source,
  target: (_g, _true, it, context) => it.card === context.target,
  chosen: (g, _true, it, context) => it.card === cardOf(g, context.source).chosen,
  // Of the past that a position begins with, a card may be unknown: it counts.
  card: (g, filter, it, context, isPast) =>
    it.card === null ? isPast : fits(g, context, cardOf(g, it.card), filter),
  by: (_g, side, it) => it.more?.by === side,
  damage: (_g, kinds, it) => it.more?.damage !== undefined && kinds.includes(it.more.damage),
  trashed: (_g, _true, it) => it.more?.trashed === true,
  spared: (_g, _true, it) => it.more?.trashed !== true && it.more?.stolen !== true,
  notFrom: (_g, zone, it) => it.more?.from !== zone,
  ice: (_g, least, it) => (it.more?.ice ?? 0) >= least,
  kind: (_g, kind, it) => it.more?.kind === kind,
  spent: (_g, _true, it) => it.more?.spent === true,
  from: (_g, from, it) =>
    from === 'installed'
      ? it.more?.from !== undefined && isInstalledZone(it.more.from)
      : // An install out of a hand says no place.
        it.type === 'installed' && (from === 'grip' || from === 'hq')
        ? it.more?.from === undefined
        : it.more?.from === from,
  through: (g, filter, it, context) =>
    it.more?.through !== undefined && fits(g, context, cardOf(g, it.more.through), filter),
  how: (_g, how, it) => it.more?.how === how,
  use: (_g, wanted, it) => it.more?.use !== undefined && wanted.includes(it.more.use),
  sameAction: (g, least, it) => comesTo(g, least, it),
  trashSymbol: (_g, _true, it) => it.more?.trashSymbol === true,
  outcome: (_g, outcome, it) => it.more?.outcome === outcome,
  inRun: (_g, _true, it) => it.run !== 0,
  with: (_g, _this, it, context) => it.more?.with?.includes(context.source) === true,
};

type Ask = (g: Work, it: HistoryRow, context: Context, isPast: boolean) => boolean;

const compiled = new WeakMap<Trigger, readonly Ask[]>();

/** The questions of a trigger condition, put together when it is first met. */
function asksOf(trigger: Trigger): readonly Ask[] {
  const known = compiled.get(trigger);
  if (known !== undefined) return known;
  const found = (Object.keys(asks) as (keyof Asks)[]).flatMap((part): Ask[] => {
    const wanted = trigger[part];
    if (wanted === undefined) return [];
    const ask = asks[part] as (
      g: Work,
      wanted: unknown,
      it: HistoryRow,
      context: Context,
      isPast: boolean,
    ) => boolean;
    return [(g, it, context, isPast) => ask(g, wanted, it, context, isPast)];
  });
  compiled.set(trigger, found);
  return found;
}

function answers(
  g: Work,
  trigger: Trigger,
  it: HistoryRow,
  context: Context,
  isPast: boolean,
): boolean {
  for (const ask of asksOf(trigger)) if (!ask(g, it, context, isPast)) return false;
  return true;
}

/** ORD-04: the second time counts as well, however many cards say so. */
const isMetTwice = (g: Work, { source }: Context): boolean =>
  someConstant(g, 'second-time', ({ cards }, context) =>
    matches(g, context, cardOf(g, source), cards),
  );

/** ORD-01, ORD-02: this occurrence and no other; the present one is already in the history. */
function isFirst(g: Work, trigger: Trigger, context: Context): boolean {
  const { first } = trigger;
  const run = currentRun(g)?.serial ?? 0;
  if (first === 'run' && run === 0) return false;
  // Before the first turn begins nothing is the first of a turn.
  if (first === 'turn' && g.state.frames[0]?.at === 'setup') return false;
  let count = 0;
  for (const row of g.state.history.thisTurn) {
    if (first !== 'turn' && row.run !== run) continue;
    if (!listens(trigger, row.type) || !answers(g, trigger, row, context, true)) continue;
    count += 1;
    if (count > 1 && (count > 2 || first !== 'turn' || !isMetTwice(g, context))) return false;
  }
  return count > 0;
}

/** Whether a fact that is heard meets the rest of a trigger condition (TRIG-01). */
export function meets(g: Work, trigger: Trigger, it: HistoryRow, context: Context): boolean {
  if (!answers(g, trigger, it, context, false)) return false;
  if (trigger.first !== undefined && !(it.more?.first ?? isFirst(g, trigger, context)))
    return false;
  return (
    trigger.if === undefined ||
    holds(g, contextBut(context, { that: it.card ?? context.that }), trigger.if)
  );
}

/** What needs no context, asked before one is made: most of what is told is not about this card. */
export const hears = (
  { ability: { trigger } }: Placed<When>,
  it: HistoryRow,
  source: CardId,
): boolean =>
  listens(trigger, it.type) &&
  (trigger.side === undefined || trigger.side === it.side) &&
  (trigger.this === undefined || it.card === source);
