import type { Context } from '../state/context';
import type { Filter } from '../state/filter';
import { type CardType, type Faction, isNeutral } from '../state/trait';
import type { CardId } from '../state/card-id';
import type { Condition } from '../ability/condition';
import { isCentral, type ServerWord } from '../state/server';
import type { Work } from '../machine/work';
import { accessedFrom } from './accessed-from';
import { amountOf, holds, signedAmountOf } from './ask';
import { abilitiesOf, cardOf, isBlank, isInstalled, isUnrezzed, typeOf, valueOf } from './card';
import { cardsFor, describes } from './described';
import { hasHappened, isNextWindow } from './happened';
import { linkOf } from './link';
import { isTagged, tagsOf } from './marks';
import { currentEncounter, currentRun, justRezzed, protecting } from './run';
import { serverFits } from './server-fits';
import { unbrokenOf } from './subroutines';
import { targets } from './target';

/** ADR 119: neutral and facedown cards are of no faction, and count for none. */
function isMost(g: Work, context: Context, faction: Faction, among: Filter): boolean {
  const counts = new Map<Faction, number>();
  for (const id of cardsFor(g, context, among)) {
    const card = cardOf(g, id);
    const own = valueOf(g, card).faction;
    if (!isBlank(card) && !isNeutral(own)) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  const most = counts.get(faction) ?? 0;
  return [...counts].every(([other, count]) => other === faction || count < most) && most > 0;
}

/** Of cards wherever they lie by now: a type is printed. */
function mostOfOneType(g: Work, ids: readonly CardId[]): number {
  const counts = new Map<CardType, number>();
  for (const id of ids) {
    const type = typeOf(g, id);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/** REZ-03: run step 2.3, with ice that is not rezzed yet. */
function isRezStep(g: Work): boolean {
  const window = g.state.frames.findLast((one) => one.at === 'window' || one.at === 'run');
  if (window?.at !== 'window' || !window.vars.ice) return false;
  const ice = currentRun(g)?.ice ?? null;
  return ice !== null && isUnrezzed(cardOf(g, ice));
}

/** Whether an event is being played that makes a run, and can make it there. */
function playsForRun(g: Work, context: Context, on: ServerWord): boolean {
  const playing = g.state.frames.findLast((one) => one.at === 'play');
  if (playing?.at !== 'play') return false;
  const effects = abilitiesOf(g, cardOf(g, playing.vars.card)).flatMap(({ ability }) =>
    ability.kind === 'play' ? ability.effects : [],
  );
  return effects.some((effect) => {
    if (effect.do !== 'run') return false;
    const { on: where } = effect;
    if (typeof where !== 'string') return where.some((name) => serverFits(g, context, on, name));
    if (where !== 'remote') return true;
    return g.state.servers.some(({ name }) => !isCentral(name) && serverFits(g, context, on, name));
  });
}

/** Whether a condition holds now. */
export function isSoNow(g: Work, context: Context, condition: Condition): boolean {
  switch (condition.is) {
    case 'tagged':
      return Math.max(tagsOf(g), isTagged(g) ? 1 : 0) >= (condition.atLeast ?? 1);
    case 'link':
      return linkOf(g) >= condition.atLeast;
    case 'not':
      return !holds(g, context, condition.condition);
    case 'all':
      return condition.conditions.every((one) => holds(g, context, one));
    case 'at-least':
      return amountOf(g, context, condition.amount) >= condition.least;
    case 'more':
      return (
        signedAmountOf(g, context, condition.amount) > signedAmountOf(g, context, condition.than)
      );
    case 'equal':
      return (
        signedAmountOf(g, context, condition.amount) === signedAmountOf(g, context, condition.to)
      );
    case 'most':
      return isMost(g, context, condition.faction, condition.among);
    case 'alike':
      return mostOfOneType(g, targets(g, context, condition.cards)) >= condition.least;
    case 'just-rezzed':
      return justRezzed(g);
    case 'rez-step':
      return isRezStep(g);
    case 'turn':
      return g.state.turn.side === condition.of;
    case 'odd':
      return amountOf(g, context, condition.amount) % 2 === 1;
    case 'happened':
      return hasHappened(g, context, condition);
    case 'next-window':
      return isNextWindow(g, context, condition.after);
    case 'first-turn':
      return g.state.turn.number === 1;
    case 'making-run': {
      if (condition.by === 'event') return playsForRun(g, context, condition.on);
      const making = g.state.frames.findLast((one) => one.at === 'make-run');
      return making?.at === 'make-run' && serverFits(g, context, condition.on, making.vars.server);
    }
    case 'fits':
      return targets(g, context, condition.card).some((id) =>
        describes(g, context, cardOf(g, id), condition.as),
      );
    case 'all-broken': {
      const encounter = currentEncounter(g);
      if (encounter === null) return false;
      // BYP-05, ALL-01: all of no subroutines are broken once 3.1 is reached.
      if (condition.with === 'this' && encounter.used.some((id) => id !== context.source))
        return false;
      if (condition.with === 'this' && encounter.used.length === 0) return false;
      return encounter.breakable && unbrokenOf(g, encounter).length === 0;
    }
    case 'protected':
      return context.server !== null && protecting(g, context.server).length > 0;
    case 'accessed-from':
      return accessedFrom(g) === condition.zone;
    case 'accessing':
      return g.state.frames.some((one) => one.at === 'access' && one.vars.card === context.source);
    case 'installed':
      return targets(g, context, condition.card).some((id) => isInstalled(cardOf(g, id)));
    case 'in-run': {
      const run = currentRun(g);
      return (
        run !== null &&
        (condition.on === undefined || serverFits(g, context, condition.on, run.server))
      );
    }
  }
}
