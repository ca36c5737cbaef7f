import type { When } from '../ability/ability';
import type { Trigger } from '../ability/trigger';
import type { FactContent } from '../state/fact';
import type { Sighting } from '../state/sighting';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { Placed } from '../ability/pool';
import { cardOf, definitionOf } from '../query/card';
import { holds, fits } from '../query/evaluate';
import { abilityOf, isWorking } from '../query/constant';
import { contextOf, contextOfLasting } from '../query/context';
import { currentEncounter, currentRun } from '../query/run';
import { serverFits } from '../query/server-fits';
import type { ServerName } from '../state/server';

const isWhen = (placed: Placed): placed is Placed<When> => placed.ability.kind === 'when';

const listens = (trigger: Trigger, fact: FactContent): boolean =>
  typeof trigger.on === 'string' ? trigger.on === fact.type : trigger.on.includes(fact.type);

const serverOfFact = (fact: FactContent): ServerName | null =>
  'server' in fact ? (fact.server ?? null) : null;

/** ORD-01, ORD-02: this occurrence and no other; the present one is already in the history. */
function isFirst(g: Work, trigger: Trigger, fact: FactContent, context: Context): boolean {
  const run = currentRun(g)?.serial ?? 0;
  if (trigger.first === 'run' && run === 0) return false;
  const rows = g.state.history.thisTurn.filter(
    (row) =>
      row.type === fact.type &&
      (trigger.first === 'turn' || row.run === run) &&
      (trigger.side === undefined || row.side === trigger.side) &&
      (trigger.card === undefined ||
        row.card === null ||
        fits(g, context, cardOf(g, row.card), trigger.card)) &&
      (trigger.server === undefined ||
        (row.server !== null &&
          (trigger.server === 'this'
            ? row.server === context.server
            : row.server === trigger.server))),
  );
  return rows.length === 1;
}

function meets(
  g: Work,
  trigger: Trigger,
  fact: FactContent,
  card: Sighting | null,
  context: Context,
): boolean {
  if (!listens(trigger, fact)) return false;
  if (trigger.side !== undefined && (!('side' in fact) || fact.side !== trigger.side)) return false;
  if (trigger.server !== undefined && !serverFits(context, trigger.server, serverOfFact(fact)))
    return false;
  if (trigger.this === true && card?.card !== context.source) return false;
  if (trigger.host === 'this')
    if (fact.type !== 'installed' || fact.host?.card !== context.source) return false;
  if (trigger.target === true && card?.card !== context.target) return false;
  if (trigger.chosen === true && card?.card !== cardOf(g, context.source).chosen) return false;
  if (
    trigger.card !== undefined &&
    (card === null || !fits(g, context, cardOf(g, card.card), trigger.card))
  )
    return false;
  if (trigger.by !== undefined && (fact.type !== 'trashed' || fact.by !== trigger.by)) return false;
  if (trigger.damage !== undefined) {
    const kind = fact.type === 'trashed' ? fact.damage : undefined;
    if (kind === undefined || !trigger.damage.includes(kind)) return false;
  }
  if (trigger.trashSymbol === true)
    if (fact.type !== 'ability-used' || fact.trashSymbol !== true) return false;
  if (trigger.with === 'this') {
    const used = currentEncounter(g)?.used ?? [];
    if (!used.includes(context.source)) return false;
  }
  if (trigger.first !== undefined && !isFirst(g, trigger, fact, context)) return false;
  return trigger.if === undefined || holds(g, { ...context, that: card?.card ?? null }, trigger.if);
}

const ofRun: ReadonlySet<FactContent['type']> = new Set<FactContent['type']>([
  'run-successful',
  'ice-approached',
  'server-approached',
]);

/** The encounter or run whose end makes an ability that waits on this fact lapse (TRIG-06). */
function structureOf(g: Work, fact: FactContent): number {
  if (fact.type === 'ice-encountered') return currentEncounter(g)?.serial ?? 0;
  return ofRun.has(fact.type) ? (currentRun(g)?.serial ?? 0) : 0;
}

function push(
  g: Work,
  placed: Placed<When>,
  context: Context,
  fact: FactContent,
  lasting: number,
): void {
  g.met.push({
    path: placed.path,
    source: context.source,
    life: cardOf(g, context.source).life,
    controller: context.controller,
    // SCORE-08: the tokens it had when it was scored.
    context: fact.type === 'scored' ? { ...context, advancement: fact.advancement } : context,
    lasting,
    anywhere: placed.ability.anywhere === true || g.leaving.includes(context.source),
    within: structureOf(g, fact),
  });
}

/** Collects the abilities whose trigger condition a fact meets (TRIG-01). */
export function collectTriggers(g: Work, fact: FactContent, card: Sighting | null): void {
  const hook = g.pool.triggers.get(fact.type);
  if (hook === undefined) return;
  if (card !== null) {
    const itself = cardOf(g, card.card);
    for (const placed of definitionOf(g, itself).anywhere.get(hook) ?? [])
      if (isWhen(placed)) {
        const context = { ...contextOf(g, itself), that: card.card };
        if (meets(g, placed.ability.trigger, fact, card, context))
          push(g, placed, context, fact, 0);
      }
  }
  for (const id of g.leaving)
    for (const placed of definitionOf(g, cardOf(g, id)).byHook.get(hook) ?? [])
      if (isWhen(placed) && placed.ability.asItLeaves === true) {
        const context = { ...contextOf(g, cardOf(g, id)), that: card?.card ?? null };
        if (meets(g, placed.ability.trigger, fact, card, context))
          push(g, placed, context, fact, 0);
      }
  if ((g.state.hooks[hook] ?? 0) === 0) return;
  for (const id of g.state.active) {
    const source = cardOf(g, id);
    for (const placed of definitionOf(g, source).byHook.get(hook) ?? [])
      if (isWhen(placed)) {
        const context = { ...contextOf(g, source), that: card?.card ?? null };
        if (meets(g, placed.ability.trigger, fact, card, context))
          push(g, placed, context, fact, 0);
      }
  }
  for (const row of g.state.lasting) {
    const placed = abilityOf(g, row.path);
    if (!isWhen(placed) || !isWorking(g, row)) continue;
    const context = { ...contextOfLasting(g, row), that: card?.card ?? null };
    if (meets(g, placed.ability.trigger, fact, card, context))
      push(g, placed, context, fact, row.serial);
  }
}
