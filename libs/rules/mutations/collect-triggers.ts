import type { Listening, When } from '../ability/ability';
import type { CardId } from '../state/card-id';
import type { FactContent, Mark } from '../state/fact';
import type { ServerName } from '../state/server';
import type { HistoryRow } from '../state/history';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { Placed } from '../ability/pool';
import { isHooked } from '../query/hook';
import { answering, answeringAnywhere, cardOf } from '../query/card';
import { toldNumbers } from '../query/told';
import { abilityOf, isWorking } from '../query/constant';
import { contextOf, contextOfLasting, contextBut } from '../query/context';
import { currentEncounter, currentRun } from '../query/run';
import { listOf } from '../query/list-of';
import { hears, meets } from '../query/meets';
import { cardOfFact, occurrenceOf } from './remember';

const isWhen = (placed: Placed): placed is Placed<When> => placed.ability.kind === 'when';

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
  const { ends, instead } = placed.ability;
  if (instead === true && !liesWhereTrashed(g, context)) return;
  (instead === true || ends === true ? g.landing : g.met).push({
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
