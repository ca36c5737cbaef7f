import { says, type Ability, type Effect, type Effects } from '#rules';
import { readConstant } from './constants';
import { readCondition } from './conditions';
import { readEffects } from './effects';
import type { Reading } from './reading';

type When = Extract<Ability, { kind: 'when' }>;
type Lasting = Extract<Effect, { do: 'lasting' }>;

/** What comes before any ice is met has come by then. */
const BEFORE: ReadonlySet<Effect['do']> = new Set([
  ...(['gain', 'lose', 'take', 'draw', 'damage', 'give-tags', 'lose-tags'] as const),
  ...(['bad-publicity', 'place', 'remove', 'gain-clicks', 'lose-clicks', 'end-run'] as const),
  ...(['look', 'reveal', 'expose', 'shuffle', 'arrange', 'choose', 'trash', 'jack-out'] as const),
]);

/** It holds all the way, as what a card says that is in play. */
function readHeld(by: Reading, { abilities }: Lasting): void {
  for (const one of abilities)
    if (one.kind === 'constant') readConstant(by, one);
    else if (one.kind === 'when') {
      readCondition(by, one.trigger.if);
      readEffects(by, one.effects);
    } else by.change('anything');
}

function readAll(by: Reading, effects: Effects = []): void {
  for (const effect of effects)
    if (effect.do === 'lasting') readHeld(by, effect);
    else if (effect.do === 'both') readAll(by, effect.effects);
    else if (effect.do === 'may') {
      readAll(by, effect.effects);
      readAll(by, effect.otherwise);
    } else if (effect.do === 'if') {
      readAll(by, effect.then);
      readAll(by, effect.otherwise);
    } else if (effect.do === 'option') for (const one of effect.options) readAll(by, one.effects);
    else if (!BEFORE.has(effect.do)) by.change('anything');
}

/** What may ask for ice, which does not lie there where ice is looked at alone. */
const asksForMore = (one: object): boolean =>
  'is' in one ||
  ('of' in one && one.of === 'count') ||
  ('type' in one && [one.type].flat().includes('ice'));

/** What comes as a run begins comes before any ice, in whichever way it may. */
export function readBeginning(by: Reading, { trigger, effects }: When): void {
  by.change('begins');
  if (trigger.if !== undefined || says(effects, asksForMore)) by.change('anything');
  readAll(by, effects);
}
