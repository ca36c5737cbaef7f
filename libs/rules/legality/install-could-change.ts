import type { Effect } from '../ability/ability';
import type { Work } from '../machine/work';
import { amountOf } from '../query/ask';
import { someCandidate } from '../query/candidates';
import { cardOf, typeOfCard } from '../query/card';
import { mayLeave } from '../query/may-leave';
import type { Card } from '../state/card';
import type { Context } from '../state/context';
import { barToInstallAnywhere } from './install';
import type { Terms } from './install-cost';
import { mightBeMore } from './might-be-more';

type Install = Extract<Effect, { do: 'install' }>;

const termsOf = (g: Work, context: Context, effect: Install): Terms => ({
  discount: amountOf(g, context, effect.discount ?? 0),
  free: effect.free === true,
});

/** TYPE-01: events and operations are played, never installed. */
function isInstallable(g: Work, card: Card): boolean {
  const type = typeOfCard(g, card);
  return type !== 'event' && type !== 'operation' && type !== 'identity';
}

const isKeptName = (from: object | string): boolean => typeof from === 'object' && 'named' in from;

/** Whether an effect could install something. */
export function installCouldChange(g: Work, context: Context, effect: Install): boolean {
  if (!mightBeMore(g, context, effect.most)) return false;
  // A card that installs itself is seen by everybody to be payable or not.
  if (effect.from === 'this' && effect.facedown !== true)
    return barToInstallAnywhere(g, context.source, termsOf(g, context, effect)) === null;
  return (
    isKeptName(effect.from) ||
    someCandidate(
      g,
      context,
      effect,
      (id) => (effect.facedown === true || isInstallable(g, cardOf(g, id))) && mayLeave(g, id),
    )
  );
}
