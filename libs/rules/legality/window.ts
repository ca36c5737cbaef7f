import type { WindowVars } from '../state/frame';
import type { Work } from '../machine/work';
import { isHooked } from '../query/hook';
import { requirementOf } from '../query/advancement';
import { abilitiesOf, answering, cardOf, isUnrezzed, typeOfCard } from '../query/card';
import { forbiddenFor } from '../query/forbidden';
import { meetsConditions } from '../query/only-if';
import { someInRoots, someUnrezzedInRoots } from '../query/roots';
import { barToPayRez } from './pay-rez';
import { currentRun } from '../query/run';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { Decision } from '../state/decision';
import type { Code } from '../state/refusal';
import { isMeant, isVerb, type Only } from './only';
import { barToUse, canUseAny, usable } from './use';

/** What keeps the Corp from rezzing a card in this window (REZ-02, REZ-03). */
export function barToRez(g: Work, v: Pick<WindowVars, 'rez' | 'ice'>, id: CardId): Code | null {
  const card = cardOf(g, id);
  const type = typeOfCard(g, card);
  if (type !== 'asset' && type !== 'upgrade' && type !== 'ice') return 'BAD_TARGET';
  if (!isUnrezzed(card)) return 'WRONG_ZONE';
  if (type === 'ice' && (!v.ice || currentRun(g)?.ice !== id)) return 'WRONG_WINDOW';
  if (type !== 'ice' && !v.rez) return 'WRONG_WINDOW';
  if (forbiddenFor(g, 'rez', card) || !meetsConditions(g, card, 'rez')) return 'PLAY_RESTRICTION';
  return barToPayRez(g, card);
}

/** What keeps the Corp from scoring a card in this window (SCORE-01, SCORE-02). */
export function barToScore(g: Work, v: Pick<WindowVars, 'score'>, id: CardId): Code | null {
  const card = cardOf(g, id);
  if (typeOfCard(g, card) !== 'agenda') return 'BAD_TARGET';
  if (card.zone !== 'root') return 'WRONG_ZONE';
  if (!v.score) return 'WRONG_WINDOW';
  if (forbiddenFor(g, 'score', card)) return 'PLAY_RESTRICTION';
  return card.advancement >= requirementOf(g, card) ? null : 'NOT_ENOUGH_ADVANCEMENTS';
}

const canScore = (g: Work, v: WindowVars): boolean =>
  someInRoots(g, (id) => barToScore(g, v, id) === null);

/** A choice of the Corp's whose candidates only the Corp can tell: asked whatever it can choose. */
function mayChooseHidden(g: Work): boolean {
  const hook = g.pool.often.paid;
  if (!isHooked(g, hook)) return false;
  if (!someUnrezzedInRoots(g)) return false;
  for (const id of g.state.active) {
    const card = cardOf(g, id);
    for (const placed of answering(g, card, hook))
      if (
        placed.ability.kind === 'paid' &&
        placed.ability.effects[0]?.do === 'choose' &&
        barToUse(g, id, abilitiesOf(g, card).indexOf(placed), 'corp', 'window') === 'NO_EFFECT'
      )
        return true;
  }
  return false;
}

/** A Corp that could rez is asked, as everybody sees: it has an unrezzed card. */
export function isAskedOpenly(g: Work, v: WindowVars, side: Side): boolean {
  if (side === 'runner') return false;
  if (v.rez && someUnrezzedInRoots(g)) return true;
  if (!v.ice) return false;
  const ice = currentRun(g)?.ice ?? null;
  return ice !== null && isUnrezzed(cardOf(g, ice));
}

/**
 * Whether a player is asked in a window. Open information decides, never what is hidden: a Corp
 * with an unrezzed card is asked, whether or not that card can be rezzed or scored.
 */
export function canAct(g: Work, v: WindowVars, side: Side): boolean {
  if (side === 'runner') return canUseAny(g, side, 'window');
  // What is seen at once is asked first, what has to be worked out last.
  if (isAskedOpenly(g, v, side)) return true;
  if (canUseAny(g, side, 'window')) return true;
  if (v.score && canScore(g, v)) return true;
  return mayChooseHidden(g);
}

const pass: Decision = { do: 'pass' };

/** What a player may do in a window, passing last; with `only`, at least that. */
export function inWindow(g: Work, v: WindowVars, side: Side, only?: Only): Decision[] {
  const list: Decision[] = [];
  if (isVerb(only, 'use'))
    for (const { card, ability } of usable(g, side, 'window', undefined, only))
      list.push({ do: 'use', card, ability });
  if (side === 'corp' && (isVerb(only, 'rez') || isVerb(only, 'score'))) {
    const ice = v.ice ? (currentRun(g)?.ice ?? null) : null;
    if (ice !== null && isMeant(only, ice) && barToRez(g, v, ice) === null)
      list.push({ do: 'rez', card: ice });
    for (const server of g.state.servers)
      for (const card of server.root) {
        if (!isMeant(only, card)) continue;
        if (barToRez(g, v, card) === null) list.push({ do: 'rez', card });
        if (barToScore(g, v, card) === null) list.push({ do: 'score', card });
      }
  }
  list.push(pass);
  return list;
}
