import type { Ability, When } from './ability';
import { listenFor, standingIn, type Gathering } from './asked';
import { asArray } from './hook';
import { isRecord } from './recognise';

function gatherFromTrigger({ trigger, anywhere }: When, asks: Gathering): void {
  const on = asArray(trigger.on);
  if (anywhere !== undefined && anywhere !== true)
    for (const type of on) listenFor(asks, type, [anywhere]);
  if (trigger.first !== undefined) for (const type of on) asks.remembered.add(type);
  if (on.includes('play-ended')) asks.remembered.add('played');
  if (trigger.sameAction !== undefined)
    for (const type of ['clicks-spent', 'clicks-by-action']) asks.remembered.add(type);
  if (trigger.ice !== undefined) asks.remembered.add('ice-there');
}

/** What an ability asks to be kept in mind, listened for and looked at. */
export function gatherFromAbility(ability: Ability, asks: Gathering): void {
  if (ability.kind === 'when') gatherFromTrigger(ability, asks);
  const rule = ability.kind === 'constant' ? standingIn(ability.modifies) : null;
  if (rule !== null) asks.standing.add(rule);
}

/** What these modifiers look back at, whatever else they say. */
const lookBack: Readonly<Record<string, readonly string[]>> = {
  'chooses-damage': ['damage-suffered'],
  'draw-limit': ['drew', 'cards-drawn'],
  'boosts-last': ['strength-changed'],
  'unresolved-subs': ['sub-resolved', 'sub-unresolved'],
};

/** What is asked by anything else that a text says: a condition, a filter, an amount, a modifier. */
export function gatherFromWords(said: Readonly<Record<string, unknown>>, asks: Gathering): void {
  const { is, of, done } = said;
  if (is === 'happened' || of === 'happened') asks.remembered.add(said['fact']);
  if (is === 'next-window') {
    const after = isRecord(said['after']) ? said['after']['fact'] : null;
    asks.windowsAfter.add(after);
    for (const type of [after, 'window-opened']) {
      asks.remembered.add(type);
      asks.rememberedLonger.add(type);
    }
  }
  if (said['when'] === 'last-turn')
    asks.rememberedLonger.add(of === 'stolen-points' ? 'stolen' : said['fact']);
  if (typeof of === 'string') for (const type of lookBack[of] ?? []) asks.remembered.add(type);
  if (of === 'run-also' && said['action'] === true) asks.remembered.add('run-action');
  if (of === 'no-base-link' && said['first'] !== undefined) asks.remembered.add('trace-began');
  if (said['got'] !== undefined) asks.remembered.add('tokens-placed');
  if (said['brokeInRun'] === true) asks.remembered.add('sub-broken');
  if (done === 'ice-passed' || done === 'ability-used') asks.remembered.add(done);
}
