import { asArray } from '../ability/hook';
import type { Effect, Paid } from '../ability/ability';
import type { Work } from '../machine/work';
import { alsoBill } from '../query/also-bill';
import { fits } from '../query/ask';
import { free } from '../query/bill';
import { cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { forbiddenFor } from '../query/forbidden';
import { currentEncounter, currentRun } from '../query/run';
import { serverFits } from '../query/server-fits';
import { strengthOf } from '../query/strength';
import { subsOf, unbrokenOf } from '../query/subroutines';
import { hasSubtype } from '../query/subtype';
import type { Card } from '../state/card';
import type { EncounterVars } from '../state/run-vars';
import type { Bill } from '../state/bill';
import type { Code } from '../state/refusal';

/** What breaking costs besides, during this run: with an icebreaker mostly (COST-06). */
export function breakBill(g: Work, card: Card, ability: Paid): Bill {
  const run = currentRun(g);
  if (ability.breaks !== true || run === null) return free;
  return alsoBill(g, 'break-also', ({ cost, server, by }, context) => {
    if (by !== 'anything' && !hasSubtype(g, card, 'icebreaker')) return null;
    return server === undefined || serverFits(g, context, server, run.server) ? cost : null;
  });
}

const reachesIce = (effect: Effect): boolean =>
  effect.do === 'break' ||
  (effect.do === 'derez' && effect.cards === 'encountered') ||
  (effect.do === 'lasting' && effect.on === 'encountered');

type Break = Extract<Effect, { do: 'break' }>;

/** What keeps a card from breaking so on the encountered ice, at this very moment (BRK-01, BRK-02). */
export function barToBreak(g: Work, card: Card, effect: Break): Code | null {
  const encounter = currentEncounter(g);
  if (encounter === null) return 'NO_EFFECT';
  const ice = cardOf(g, encounter.ice);
  return (
    barToReach(g, card, ice, encounter, effect) ??
    barByStrength(g, card, ice) ??
    barToBreakAny(g, card, ice, encounter, effect)
  );
}

/** Whether the ice is one that the words of an effect mean. */
function barToReach(
  g: Work,
  card: Card,
  ice: Card,
  encounter: EncounterVars,
  effect: Break,
): Code | null {
  if (effect.of === 'this' && encounter.ice !== card.id) return 'BAD_TARGET';
  if (effect.of === 'host' && encounter.ice !== card.host) return 'BAD_TARGET';
  if (
    effect.subtype !== undefined &&
    !asArray(effect.subtype).some((one) => hasSubtype(g, ice, one))
  )
    return 'WRONG_SUBTYPE';
  if (effect.on !== undefined && !fits(g, contextOf(g, card), ice, effect.on)) return 'BAD_TARGET';
  if (effect.minStrength !== undefined && strengthOf(g, ice) < effect.minStrength)
    return 'BAD_TARGET';
  if (effect.allBut !== undefined && unbrokenOf(g, encounter).length <= effect.allBut)
    return 'NO_EFFECT';
  if (effect.sameStrength === true && strengthOf(g, ice) !== strengthOf(g, card))
    return strengthOf(g, ice) > strengthOf(g, card) ? 'STRENGTH_TOO_LOW' : 'BAD_TARGET';
  if (effect.maxStrength !== undefined && strengthOf(g, ice) > effect.maxStrength)
    return 'BAD_TARGET';
  return null;
}

/** BRK-11: only icebreakers have to be strong enough. */
const barByStrength = (g: Work, card: Card, ice: Card): Code | null =>
  hasSubtype(g, card, 'icebreaker') && strengthOf(g, card) < strengthOf(g, ice)
    ? 'STRENGTH_TOO_LOW'
    : null;

function barToBreakAny(
  g: Work,
  card: Card,
  ice: Card,
  encounter: EncounterVars,
  { only, which }: Break,
): Code | null {
  if (forbiddenFor(g, 'break', ice, card)) return 'PLAY_RESTRICTION';
  if (unbrokenOf(g, encounter).length === 0) return 'ALREADY_BROKEN';
  if (which !== undefined && onlySub(g, encounter, which) === null) return 'ALREADY_BROKEN';
  return unbrokenOf(g, encounter, only).length === 0 ? 'BAD_TARGET' : null;
}

/** The place of the first or last subroutine of the encountered ice; null where it is broken. */
export function onlySub(g: Work, encounter: EncounterVars, which: 'first' | 'last'): number | null {
  const last = subsOf(g, cardOf(g, encounter.ice)).length - 1;
  const sub = which === 'first' ? 0 : last;
  return unbrokenOf(g, encounter).includes(sub) ? sub : null;
}

/** Strength and subtype, where the ability does something to the encountered ice. */
export function barToInteract(g: Work, card: Card, ability: Paid): Code | null {
  if (!ability.effects.some(reachesIce)) return null;
  const encounter = currentEncounter(g);
  if (encounter === null) return 'NO_EFFECT';
  const ice = cardOf(g, encounter.ice);
  for (const effect of ability.effects) {
    if (effect.do !== 'break') continue;
    // It is tried when the rest has resolved.
    if (effect.ifAble === true) return null;
    const bar = barToReach(g, card, ice, encounter, effect);
    if (bar !== null) return bar;
  }
  const bar = barByStrength(g, card, ice);
  if (bar !== null) return bar;
  const breaks = ability.effects.find((effect) => effect.do === 'break');
  return breaks?.do === 'break' ? barToBreakAny(g, card, ice, encounter, breaks) : null;
}
