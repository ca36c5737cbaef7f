import type { Ability, Effect } from '#rules';
import { isAfterRuns } from '../after-runs';
import { isIdleAlone } from '../idle';
import { readBeginning } from './beginning';
import { isOfRezzedRoot } from '../rezzed-roots';
import { isToHost } from '../to-host';
import { isAside } from '../independence';
import { readCondition } from './conditions';
import { readConstant, type Constant } from './constants';
import { readCost } from './costs';
import { readEffects } from './effects';
import { isOnTheWay } from './events';
import type { Reading } from './reading';

type Paid = Extract<Ability, { kind: 'paid' }>;
type When = Extract<Ability, { kind: 'when' }>;

function readPaid(by: Reading, ability: Paid): void {
  // The Corp uses nothing; clicks are for the action window, but for bioroids.
  if (by.isCorps && ability.usedBy === undefined) return;
  // What an access on the way may lead to is asked of all cards (`isAccessPlain`).
  if (!by.isCorps && (ability.onAccess === true || isAfterRuns(ability) || isNeverUsed(ability)))
    return;
  if (ability.prevents !== undefined && by.isCorps) by.ask('rig-less');
  readCost(by, ability.cost);
  readCondition(by, ability.if);
  if (isToHost(ability)) by.change('hosting');
  else readEffects(by, ability.effects);
}

/** What brings nobody nearer is not tried. */
const isNeverUsed = ({ prevents, effects }: Paid): boolean =>
  prevents === undefined && effects.every(isIdleAlone);

/** Whether the Runner may, once a turn, put the ice that was passed in the place of other ice. */
function isSwap({ trigger, optional, effects }: When): boolean {
  const [choice, swap] = effects;
  return (
    trigger.on === 'ice-passed' &&
    trigger.first === 'turn' &&
    optional === true &&
    effects.length === 2 &&
    choice?.do === 'choose' &&
    swap?.do === 'swap' &&
    swap.cards === 'that' &&
    typeof swap.with === 'object' &&
    'named' in swap.with
  );
}

/** What comes once need not harm the Runner, so that nothing further in is cheaper for its having come before. */
const isForRunner = ({ optional, effects }: When): boolean =>
  optional === true || effects.every(isGain);

const isGain = (effect: Effect): boolean =>
  ((effect.do === 'gain' || effect.do === 'draw') && effect.who === 'runner') ||
  (effect.do === 'place' && effect.counter === 'credit' && effect.on === 'this') ||
  (effect.do === 'option' && effect.options.every(({ effects }) => effects.every(isGain)));

/** What comes when ice was passed and may be declined makes nothing dearer that is not there for it. */
function readDeclined(by: Reading, { cost, effects }: When): void {
  const inner = by.inner();
  if (cost !== undefined) readCost(inner, cost);
  readEffects(inner, effects);
  by.take(inner);
}

function readWhen(by: Reading, ability: When): void {
  const { trigger } = ability;
  const events = [trigger.on].flat();
  if (by.isCorps && ability.optional === true) return;
  if (!events.some(isOnTheWay)) return;
  if (trigger.on === 'run-began') return readBeginning(by, ability);
  if (events.includes('run-began')) by.change('anything');
  if (isOfRezzedRoot(ability)) return;
  if (ability.anywhere === 'heap' && !by.isCorps) return;
  if (by.isCorps && (trigger.first !== undefined || ability.limit !== undefined)) by.ask('history');
  if (!by.isCorps && trigger.first !== undefined && !isForRunner(ability)) by.change('anything');
  if (trigger.on === 'rezzed' && trigger.this === true && by.speaker.isRezzed) return;
  if (isSwap(ability)) return by.change('swaps', 'ice', 'stands');
  if (trigger.on === 'ice-passed' && ability.optional === true) return readDeclined(by, ability);
  readCondition(by, trigger.if);
  if (ability.cost !== undefined) readCost(by, ability.cost);
  const inner = by.inner();
  readEffects(inner, ability.effects);
  // What was not paid for cannot be left out of what counts.
  if (inner.sets.changes.delete('strength')) {
    by.change('grows');
    by.sets.strength.add('grows');
  }
  by.take(inner);
  by.ask(...inner.sets.asks);
}

function readWhole(by: Reading, constant: Constant): void {
  if (!readConstant(by, constant)) return;
  for (const sub of constant.subs ?? []) readEffects(by, sub.effects);
  for (const given of constant.gives ?? []) readPaid(by, given);
}

export function readAbility(by: Reading, ability: Ability): void {
  if (ability.kind === 'constant' && ability.modifies.of === 'link') by.change('link');
  if (ability.kind === 'constant' && ability.modifies.of === 'memory-cost') return;
  const isBioroids = ability.kind === 'paid' && ability.usedBy !== undefined;
  if (isAside(ability) && !isBioroids) return;
  switch (ability.kind) {
    case 'paid':
      return readPaid(by, ability);
    case 'when':
      return readWhen(by, ability);
    case 'constant':
      return readWhole(by, ability);
    case 'sub':
      return readEffects(by, ability.effects);
    // By now it was played.
    case 'play':
    case 'rez-when':
      return;
    case 'instead':
      if (ability.of !== 'access') by.change('anything');
      return;
    case 'before':
      by.change('anything');
  }
}
