import { asArray } from '../ability/hook';
import type { Listening, When } from '../ability/ability';
import type { Trigger, TriggerPart } from '../ability/trigger';
import type { CardId } from '../state/card-id';
import type { FactContent, Mark } from '../state/fact';
import type { ServerName } from '../state/server';
import type { HistoryRow } from '../state/history';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { Placed } from '../ability/pool';
import { isHooked } from '../query/hook';
import { answering, answeringAnywhere, cardOf } from '../query/card';
import { holds, fits } from '../query/ask';
import { toldNumbers } from '../query/told';
import { abilityOf, isWorking } from '../query/constant';
import { matches } from '../query/described';
import { someConstant } from '../query/in-force';
import { contextOf, contextOfLasting, contextBut } from '../query/context';
import { currentEncounter, currentRun } from '../query/run';
import { listOf } from '../query/list-of';
import { serverFits } from '../query/server-fits';
import { cardOfFact, isPlaceOfInstalled, occurrenceOf } from './remember';

const isWhen = (placed: Placed): placed is Placed<When> => placed.ability.kind === 'when';

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
      ? it.more?.from !== undefined && isPlaceOfInstalled(it.more.from)
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
  let count = 0;
  for (const row of g.state.history.thisTurn) {
    if (first !== 'turn' && row.run !== run) continue;
    if (!listens(trigger, row.type) || !answers(g, trigger, row, context, true)) continue;
    count += 1;
    if (count > 1 && (count > 2 || first !== 'turn' || !isMetTwice(g, context))) return false;
  }
  return count > 0;
}

function meets(g: Work, trigger: Trigger, it: HistoryRow, context: Context): boolean {
  if (!answers(g, trigger, it, context, false)) return false;
  if (trigger.first !== undefined && !(it.more?.first ?? isFirst(g, trigger, context)))
    return false;
  return (
    trigger.if === undefined ||
    holds(g, contextBut(context, { that: it.card ?? context.that }), trigger.if)
  );
}

const ofRun: ReadonlySet<HistoryRow['type']> = new Set<HistoryRow['type']>([
  'run-successful',
  'ice-approached',
  'server-approached',
]);

/** The encounter or run whose end makes an ability that waits on this fact lapse (TRIG-06). */
function structureOf(g: Work, fact: FactContent | Mark): number {
  if (fact.type === 'ice-encountered') return currentEncounter(g)?.serial ?? 0;
  return ofRun.has(fact.type) ? (currentRun(g)?.serial ?? 0) : 0;
}

/** What a card was when the fact was: scored with so many tokens (SCORE-08), installed for X (COST-05). */
function withWhatItWas(g: Work, context: Context, fact: FactContent | Mark): Context {
  if (fact.type === 'scored') return contextBut(context, { advancement: fact.advancement });
  if (fact.type !== 'installed') return context;
  const frame = g.state.frames.at(-1);
  return frame?.at === 'install' && frame.vars.x !== undefined
    ? contextBut(context, { x: frame.vars.x })
    : context;
}

/** TRASH-11: there is nothing to say of a card that its own text put elsewhere. */
const liesWhereTrashed = (g: Work, { that }: Context): boolean =>
  that !== null && ['archives', 'heap'].includes(cardOf(g, that).zone);

function push(
  g: Work,
  placed: Placed<When>,
  context: Context,
  fact: FactContent | Mark,
  lasting: number,
): void {
  const { instead } = placed.ability;
  if (instead === true && !liesWhereTrashed(g, context)) return;
  (instead === true ? g.landing : g.met).push({
    path: placed.path,
    source: context.source,
    life: cardOf(g, context.source).life,
    controller: context.controller,
    context: withWhatItWas(g, context, fact),
    lasting,
    anywhere: placed.ability.anywhere !== undefined || g.leaving.includes(context.source),
    within: structureOf(g, fact),
  });
}

const none: readonly never[] = [];

/** ZONE-08: ice protects any server. */
const lyingIn = (g: Work, zone: Listening): readonly CardId[] =>
  zone === 'ice' ? g.state.servers.flatMap(({ ice }) => ice) : (listOf(g, zone, null) ?? none);

type Told = FactContent | Mark;

/** The numbers of a fact, for what it sets off to speak of. */
function toldBy(fact: Told, others: Context['numbers']): Context['numbers'] {
  const { type } = fact;
  if (type === 'breach-ended')
    return { ...others, [toldNumbers.accessed]: fact.accessed, [toldNumbers.taken]: fact.taken };
  if (type === 'purged') return { ...others, [toldNumbers.purged]: fact.amount };
  if (type === 'bid') return { ...others, [toldNumbers.bid]: fact.credits };
  if (type === 'spent-in-secret')
    return { ...others, [toldNumbers.corp]: fact.corp, [toldNumbers.runner]: fact.runner };
  return others;
}

/** CRED-04 */
const isMoved = (fact: Told): boolean => fact.type === 'credits-lost' && fact.to !== undefined;

/** Whether the card of a fact waits for it where it lies (ZONE-06). */
function waitsItself(g: Work, fact: Told, hook: number): boolean {
  if (!g.asked.elsewhere.has(hook)) return false;
  const sighted = cardOfFact(fact);
  return sighted !== null && answeringAnywhere(g, cardOf(g, sighted.card), hook).length > 0;
}

/** Collects the abilities whose trigger condition a fact meets (TRIG-01); `known` is the fact as they see it. */
export function collectTriggers(
  g: Work,
  fact: FactContent | Mark,
  type: HistoryRow['type'],
  known: HistoryRow | null,
): void {
  const hook = g.pool.triggers.get(type);
  if (hook === undefined || isMoved(fact)) return;
  if (
    isHooked(g, hook) ||
    g.leaving.length > 0 ||
    g.asked.listening.has(type) ||
    waitsItself(g, fact, hook)
  )
    collect(g, fact, hook, known ?? occurrenceOf(g, fact));
}

/** What needs no context, asked before one is made: most of what is told is not about this card. */
const hears = ({ ability: { trigger } }: Placed<When>, it: HistoryRow, source: CardId): boolean =>
  listens(trigger, it.type) &&
  (trigger.side === undefined || trigger.side === it.side) &&
  (trigger.this === undefined || it.card === source);

/** Of its own trashing a card speaks from the server in which it lay. */
const placeLeft = (fact: Told, id: CardId): ServerName | undefined =>
  fact.type === 'trashed' && fact.card.card === id ? fact.vacated : undefined;

/** Collects an ability that hears of a fact if the fact meets the rest of its trigger condition. */
function tryOn(
  g: Work,
  fact: Told,
  it: HistoryRow,
  placed: Placed<When>,
  context: Context,
  lasting: number,
): void {
  const { trigger } = placed.ability;
  if (fact.type === 'drew') {
    const cards = fact.cards.map((one) => one.card);
    const about = trigger.each === true ? cards : [null];
    for (const that of about) {
      const told = contextBut(context, { that, named: { ...context.named, drawn: cards } });
      if (meets(g, trigger, it, told)) push(g, placed, told, fact, lasting);
    }
    return;
  }
  const told = contextBut(context, { that: it.card, numbers: toldBy(fact, context.numbers) });
  if (meets(g, trigger, it, told)) push(g, placed, told, fact, lasting);
}

function collect(g: Work, fact: Told, hook: number, it: HistoryRow): void {
  const sighted = g.asked.elsewhere.has(hook) ? cardOfFact(fact) : null;
  if (sighted !== null) {
    const itself = cardOf(g, sighted.card);
    for (const placed of answeringAnywhere(g, itself, hook))
      if (isWhen(placed) && placed.ability.anywhere === true && hears(placed, it, itself.id))
        tryOn(g, fact, it, placed, contextOf(g, itself), 0);
  }
  // ZONE-08
  for (const zone of g.asked.listening.get(fact.type) ?? none)
    for (const id of lyingIn(g, zone))
      for (const placed of answeringAnywhere(g, cardOf(g, id), hook))
        if (isWhen(placed) && placed.ability.anywhere === zone && hears(placed, it, id))
          tryOn(g, fact, it, placed, contextOf(g, cardOf(g, id)), 0);
  for (const id of g.leaving)
    for (const placed of answering(g, cardOf(g, id), hook))
      if (isWhen(placed) && placed.ability.asItLeaves === true && hears(placed, it, id))
        tryOn(g, fact, it, placed, contextOf(g, cardOf(g, id), placeLeft(fact, id)), 0);
  if (!isHooked(g, hook)) return;
  let left = g.state.hooks[hook] ?? 0;
  for (const id of g.state.active) {
    if (left === 0) return;
    const source = cardOf(g, id);
    const found = answering(g, source, hook);
    if (found.length === 0) continue;
    left -= 1;
    for (const placed of found)
      if (isWhen(placed) && hears(placed, it, id))
        tryOn(g, fact, it, placed, contextOf(g, source), 0);
  }
  if (left === 0) return;
  for (const row of g.state.lasting) {
    const placed = abilityOf(g, row.path);
    if (isWhen(placed) && hears(placed, it, row.source) && isWorking(g, row))
      tryOn(g, fact, it, placed, contextOfLasting(g, row), row.serial);
  }
}
