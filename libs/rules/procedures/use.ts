import type { Paid } from '../ability/ability';
import type { Cost } from '../ability/cost';
import { breakBill } from '../legality/break';
import { barToPayFor, costName, isUsedOnce, mostUseX, workableX } from '../legality/use';
import { see, toAll } from '../query/see';
import { emit } from '../mutations/emit';
import { note } from '../mutations/remember';
import { trash } from '../mutations/trash';
import type { Card, CounterKind } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import type { UseVars } from '../state/frame';
import type { Work } from '../machine/work';
import { ask, call, done, goto } from '../machine/next';
import { unexpected, type Procedure } from '../machine/procedure';
import type { Placed } from '../ability/pool';
import { billFor, free, together, billBut } from '../query/bill';
import { cardOf, hostedOn, isInstalled, ownerOf } from '../query/card';
import { speaksOfHosted } from '../query/hosted';
import { abilityOf } from '../query/constant';
import { contextBut, contextOf } from '../query/context';
import { usageOf } from '../query/usage';
import { blockFrame } from './block-frame';
import { payFrame } from './pay-frame';

const paidAt = (g: Work, path: string): Placed<Paid> & { ability: Paid } => {
  const placed = abilityOf(g, path);
  if (placed.ability.kind !== 'paid') throw new Error(`${path} is no paid ability`);
  return { path: placed.path, line: placed.line, ability: placed.ability };
};

const costOf = (ability: Paid, v: UseVars): Cost =>
  v.other && ability.cost.or !== undefined ? ability.cost.or : ability.cost;

const leftOn = (card: Card): Readonly<Record<CounterKind, number>> => ({
  advancement: card.advancement,
  virus: card.virus,
  power: card.power,
  agenda: card.agenda,
  credit: card.credit,
  recurring: card.recurring,
});

/** COST-10: the effect looks at the state as it was when the card was trashed. */
function contextFor(g: Work, v: UseVars): Context {
  const named: Record<string, readonly CardId[]> = {};
  if (v.forfeited !== undefined) named['forfeited'] = v.forfeited;
  if (v.put !== undefined) named['put'] = v.put;
  const own = contextOf(g, cardOf(g, v.card));
  const context: Context = {
    source: own.source,
    controller: v.by,
    server: v.server,
    x: v.x,
    target: own.target,
    that: own.that,
    named,
    numbers: own.numbers,
    advancement: v.advancement,
  };
  return v.left === undefined ? context : contextBut(context, { left: v.left });
}

/** HOST-18, HOST-09: what still lies on a card that the cost trashed goes with it. */
function letGo(g: Work, v: UseVars): void {
  if (v.holds !== true) return;
  delete v.holds;
  const host = cardOf(g, v.card);
  if (!isInstalled(host)) trash(g, hostedOn(g, v.card), { by: ownerOf(g, host) });
}

/** A paid ability: cost, then effect, with nothing but preventions in between (TRIG-01, TRIG-04). */
export const use: Procedure<'use'> = {
  way: (g, v) => {
    const { cost } = paidAt(g, v.path).ability;
    if (cost.or === undefined) return goto('x');
    const ways = [cost, cost.or].filter((one) => barToPayFor(g, v.card, v.by, one) === null);
    if (ways.length === 1) {
      v.other = ways[0] === cost.or;
      return goto('x');
    }
    return ask(
      { kind: 'option', for: v.by, source: v.card, options: [costName(cost), costName(cost.or)] },
      'chosen',
    );
  },
  chosen: (g, v, answer) => {
    if (answer?.do !== 'option') throw unexpected(answer);
    v.other = answer.option !== costName(paidAt(g, v.path).ability.cost);
    return goto('x');
  },
  x: (g, v) => {
    const { ability } = paidAt(g, v.path);
    const cost = costOf(ability, v);
    if (cost.x === undefined) return goto('pay');
    const to = mostUseX(g, contextFor(g, v), cost, v.by);
    const from = cost.x.atLeast ?? 0;
    if (to <= from) {
      v.x = to;
      return goto('pay');
    }
    const only = workableX(g, contextFor(g, v), ability, cost);
    const some = only.length === to - from + 1 ? {} : { only };
    return ask({ kind: 'number', for: v.by, source: v.card, from, to, ...some }, 'named');
  },
  named: (_g, v, answer) => {
    if (answer?.do !== 'number') throw unexpected(answer);
    v.x = answer.number;
    return goto('pay');
  },
  pay: (g, v) => {
    const { ability } = paidAt(g, v.path);
    const own = billFor(g, contextFor(g, v), costOf(ability, v));
    const also = breakBill(g, cardOf(g, v.card), ability);
    const whole = also === free ? own : together(own, also);
    const bill = v.clickless === true ? billBut(whole, whole.credits, 0) : whole;
    if (bill.trashThis || bill.removeThis) v.left = leftOn(cardOf(g, v.card));
    if (bill.trashThis && speaksOfHosted(ability) && hostedOn(g, v.card).length > 0) v.holds = true;
    const limit = ability.limit ?? (isUsedOnce(g, cardOf(g, v.card)) ? 'turn' : undefined);
    if (limit !== undefined) g.state.usages.push(usageOf(g, v.path, cardOf(g, v.card), limit));
    return call(payFrame(v.by, v.card, 'using', bill), 'paid');
  },
  paid: (g, v, _answer, paid) => {
    if (paid !== true) {
      letGo(g, v);
      return done();
    }
    const { line, ability } = paidAt(g, v.path);
    const symbol = costOf(ability, v).trashThis === true ? { trashSymbol: true as const } : {};
    if (ability.breaks === true && costOf(ability, v).clicks !== undefined)
      note(g, 'spent-click-to-break', v.by);
    emit(g, { type: 'ability-used', card: see(g, v.card, toAll), ability: line, ...symbol });
    return call(blockFrame(g, ability.effects, contextFor(g, v)), 'resolved');
  },
  resolved: (g, v) => {
    letGo(g, v);
    emit(g, {
      type: 'ability-resolved',
      card: see(g, v.card, toAll),
      ability: paidAt(g, v.path).line,
    });
    return done();
  },
};
