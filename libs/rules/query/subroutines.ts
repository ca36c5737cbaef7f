import type { Card } from '../state/card';
import type { EncounterVars } from '../state/run-vars';
import type { Subroutine } from '../ability/ability';
import type { Placed, Sub } from '../ability/pool';
import type { Work } from '../machine/work';
import { amountOf } from './ask';
import { cardOf, definitionOf } from './card';
import { eachConstant, isChanged } from './in-force';
import { covered, targets } from './target';

/** Further apart than the numbers of all others can be. */
const COPIES = 10_000_000;

/** SUB-09: each with its copy right behind it; what doubles them says which copy it is. */
const doubled = (subs: readonly Sub[], by: number): Sub[] =>
  subs.flatMap((one) => [
    one,
    { path: one.path, line: one.line, ability: one.ability, id: one.id + by * COPIES },
  ]);

/**
 * The subroutines a card has now, in their order: its own, those that others give it before and
 * after them (CONV-06, SUB-01). Numbers stay the same while others come and go.
 */
export function subsOf(g: Work, card: Card): readonly Sub[] {
  const printed = definitionOf(g, card).subs;
  if (!isChanged(g, 'subroutines')) return printed;
  const before: Sub[] = [];
  const after: Sub[] = [];
  const doubling: number[] = [];
  let lost = 0;
  const give: Parameters<typeof eachConstant<'subroutines'>>[2] = (modifier, context, given) => {
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.doubled === true)
      doubling.push(given.row === 0 ? -(context.source + 1) : given.row);
    if (modifier.lose !== undefined) lost += amountOf(g, context, modifier.lose);
    const list = modifier.first === true ? before : after;
    let next = given.row === 0 ? (context.source + 1) * 1000 : -given.row * 1000;
    const add = (one: Placed<Subroutine>): void => {
      list.push({ path: one.path, line: one.line, ability: one.ability, id: next });
      next += 1;
    };
    const times = modifier.times === undefined ? 1 : amountOf(g, context, modifier.times);
    for (let i = 0; i < times; i += 1)
      for (const ability of given.ability.subs ?? [])
        add({ path: g.pool.paths.get(ability) ?? '', line: given.line, ability });
    if (modifier.copies !== undefined)
      for (const id of targets(g, context, modifier.copies))
        definitionOf(g, cardOf(g, id)).subs.forEach(add);
  };
  eachConstant(g, 'subroutines', give, card);
  const own = lost === 0 ? printed : printed.slice(0, Math.max(0, printed.length - lost));
  if (before.length + after.length + doubling.length === 0) return own;
  return doubling.reduce(doubled, [...before, ...own, ...after]);
}

/** It ends the run, and does nothing else. */
const isEndOnly = ({ ability: { effects } }: Sub): boolean =>
  effects.length === 1 && effects[0]?.do === 'end-run';

/** The places of the subroutines that are not broken yet in an encounter, or of some of them. */
export function unbrokenOf(g: Work, encounter: EncounterVars, only?: 'end-run'): number[] {
  const unbroken: number[] = [];
  let at = 0;
  for (const one of subsOf(g, cardOf(g, encounter.ice))) {
    if (!encounter.broken.includes(one.id) && (only === undefined || isEndOnly(one)))
      unbroken.push(at);
    at += 1;
  }
  return unbroken;
}
