import { subsOf } from '../query/subroutines';
import { see } from '../query/see';
import { addLasting, endLasting, refreshActive } from '../mutations/active';
import { emit } from '../mutations/emit';
import type { EncounterVars } from '../state/run-vars';
import type { Lasting } from '../state/lasting';
import type { Work } from '../machine/work';
import { ask, call, done, goto, type Next } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import { note } from '../mutations/remember';
import { cardOf } from '../query/card';
import { signedAmountOf } from '../query/ask';
import { abilityOf } from '../query/constant';
import { contextOf, contextOfLasting } from '../query/context';
import { eachConstant, isChanged } from '../query/in-force';
import { covered } from '../query/target';
import type { Card } from '../state/card';
import type { Context } from '../state/context';
import type { Filter, Target } from '../state/filter';
import { isKeptFromResolving } from '../query/unresolved';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { FrameSteps } from '../state/steps';
import { blockFrame } from './block-frame';
import { openWindow } from './window';

const stands = (g: Work, v: EncounterVars): boolean => {
  const ice = cardOf(g, v.ice);
  if (ice.life !== v.life || ice.zone !== v.zone) return false;
  return ice.zone !== 'ice' || ice.faceup;
};

/** What lasts until after the next encounter ends with this one. */
function bound(g: Work, v: EncounterVars): void {
  const isNext = ({ until, within }: Lasting): boolean =>
    until === 'next-encounter' || (until === 'until-encounter' && within === v.run);
  const rows = g.state.lasting.filter(isNext);
  endLasting(g, isNext);
  for (const row of rows) addLasting(g, { ...row, until: 'encounter', within: v.serial });
}

/** What waited for the next encounter works from here on: for this encounter, or on its ice for the run. */
function wake(g: Work, v: EncounterVars): void {
  const waiting = g.state.lasting.filter((row) => row.waiting && row.within === v.run);
  if (waiting.length === 0) return;
  endLasting(g, (row) => waiting.includes(row));
  for (const row of waiting)
    addLasting(
      g,
      row.until === 'run'
        ? { ...row, waiting: false, target: v.ice, targetLife: v.life }
        : { ...row, waiting: false, within: v.serial },
    );
}

/** BRK-13: how long what raised a strength for this encounter lasts instead; null for no longer. */
function keptUntil(g: Work, row: Lasting): 'run' | 'turn' | null {
  const { ability } = abilityOf(g, row.path);
  if (ability.kind !== 'constant' || ability.modifies.of !== 'strength') return null;
  const { cards, by } = ability.modifies;
  if (cards !== 'this' && cards !== 'target') return null;
  const breaker = cardOf(g, row.target ?? row.source);
  if (signedAmountOf(g, contextOfLasting(g, row), by) <= 0) return null;
  let until: 'run' | 'turn' | null = null;
  eachConstant(g, 'boosts-last', (modifier, context) => {
    if (!covered(g, context, modifier.cards, breaker)) return;
    if (modifier.first === 'turn' && !isFirstRaised(g, context, modifier.cards, breaker)) return;
    if (until === null || modifier.until === 'turn') until = modifier.until;
  });
  return until;
}

/** ORD-01: of such cards, the first whose strength was raised in this turn. */
function isFirstRaised(g: Work, context: Context, cards: Filter | Target, card: Card): boolean {
  const first = g.state.history.thisTurn.find(
    (row) =>
      row.type === 'strength-changed' &&
      row.more?.raised === true &&
      row.card !== null &&
      covered(g, context, cards, cardOf(g, row.card)),
  );
  return first?.card === card.id;
}

function keepBoosts(g: Work, v: EncounterVars): void {
  if (!isChanged(g, 'boosts-last')) return;
  const kept = g.state.lasting.flatMap((row) => {
    if (row.until !== 'encounter' || row.waiting || row.within !== v.serial) return [];
    const until = keptUntil(g, row);
    return until === null || (until === 'run' && v.run === 0) ? [] : [{ row, until }];
  });
  if (kept.length === 0) return;
  endLasting(g, (row) => kept.some((one) => one.row === row));
  for (const { row, until } of kept)
    addLasting(g, { ...row, until, within: until === 'run' ? v.run : 0 });
}

/** The places of the subroutines still to resolve. */
function left(g: Work, v: EncounterVars): number[] {
  const open: number[] = [];
  let at = 0;
  for (const { id } of subsOf(g, cardOf(g, v.ice))) {
    if (!v.broken.includes(id) && !v.resolved.includes(id)) open.push(at);
    at += 1;
  }
  return open;
}

/** SUB-07: who says which is next, and by which card. */
function subOrder(g: Work): { readonly who: Side; readonly source: CardId } | null {
  let order: ReturnType<typeof subOrder> = null;
  eachConstant(g, 'orders-subs', ({ who }, { source }) => {
    order = { who, source };
  });
  return order;
}

function resolve(g: Work, v: EncounterVars, at: number): Next<FrameSteps['encounter']> {
  const ice = cardOf(g, v.ice);
  const sub = subsOf(g, ice)[at];
  if (sub === undefined) throw new Error(`card ${v.ice} has no subroutine ${at}`);
  v.resolved.push(sub.id);
  if (isKeptFromResolving(g, v.ice, at)) {
    note(g, 'sub-unresolved', 'runner');
    return goto('3.2a');
  }
  emit(g, { type: 'sub-resolved', ice: see(g, v.ice), sub: at });
  return call(blockFrame(g, sub.ability.effects, contextOf(g, ice)), '3.2a');
}

/** Step 3 of a run, or a forced encounter (ENC-01, ENC-04, ENC-05, ENC-07, ENC-08, BRK-03, BRK-10). */
export const encounter: Procedure<'encounter'> = {
  '3': (g, v) => {
    // ENC-07: ice that is not installed is active while it is encountered.
    refreshActive(g, v.ice);
    wake(g, v);
    bound(g, v);
    emit(g, { type: 'ice-encountered', card: see(g, v.ice) });
    g.unsettled = true; // SIM-01: constant abilities of the encounter come before what it sets off.
    return goto('3.1');
  },
  // ENC-02: what the encounter set off has resolved by now.
  '3.1': (g, v) => {
    if (!stands(g, v)) return goto('ended');
    v.breakable = true; // ENC-03
    const ice = cardOf(g, v.ice);
    if (subsOf(g, ice).length === 0) emit(g, { type: 'all-broken', ice: see(g, v.ice) });
    return goto('3.1w');
  },
  '3.1w': (g, v) => (stands(g, v) ? call(openWindow(g, 'run.3.1'), '3.1a') : goto('ended')),
  '3.1a': () => goto('3.2'),
  '3.2': (g, v) => {
    // SUB-01, SUB-04: each unbroken sub, top to bottom. ENC-06, GAP-01: subs of ice that left or was derezzed do not resolve.
    if (!stands(g, v)) return goto('ended');
    const open = left(g, v);
    const [first] = open;
    if (first === undefined) return goto('ended');
    const chooser = open.length > 1 ? subOrder(g) : null;
    if (chooser === null) return resolve(g, v, first);
    const options = open.map((at) => `sub-${at}`);
    return ask({ kind: 'option', for: chooser.who, source: chooser.source, options }, '3.2o');
  },
  '3.2o': (g, v, answer) => {
    const at = left(g, v).find((one) => answer?.do === 'option' && answer.option === `sub-${one}`);
    if (at === undefined) throw unexpected(answer);
    return resolve(g, v, at);
  },
  '3.2a': () => goto('3.2'),
  ended: (g, v) => {
    emit(g, { type: 'encounter-ended', card: see(g, v.ice) });
    return goto('over');
  },
  over: (g, v) => {
    if (v.zone !== 'ice') {
      v.ended = true;
      refreshActive(g, v.ice);
    }
    keepBoosts(g, v);
    // BRK-05, BRK-08: boosts and other changes end with it; those for the run stay (BRK-07).
    endLasting(g, (row) => row.until === 'encounter' && !row.waiting && row.within === v.serial);
    return done();
  },
};
