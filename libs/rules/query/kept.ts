import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import { someConstant } from './in-force';

/** CHOOSE-08: what a card keeps under a name; null where that is nothing. */
export function keptBy(g: Work, id: CardId, as: string): Pick<Context, 'named' | 'x'> | null {
  let kept: Context | null = null;
  someConstant(g, 'kept', (modifier, context) => {
    if (context.source !== id || modifier.as !== as) return false;
    kept = context;
    return true;
  });
  return kept;
}
