import type { Effect, Effects } from '../ability/ability';
import type { Context } from '../state/context';
import type { Filter, Target } from '../state/filter';
import type { CardId } from '../state/card-id';
import type { Work } from '../machine/work';
import { amountOf } from '../query/ask';
import { candidatesFor, someCandidate } from '../query/candidates';
import { cardOf } from '../query/card';
import { canChange } from '../query/changes-with';
import { guestOf, hasRoom } from '../query/host';
import { isHooked } from '../query/hook';
import { mayLeave } from '../query/may-leave';
import { barToInstallAnywhere } from './install';
import { canBeRezzed } from './rezzable';

interface Choice {
  readonly from: Filter | Target;
  readonly fits?: Filter;
  readonly as: string;
}

const isNamed = (target: unknown, name: string): boolean =>
  typeof target === 'object' && target !== null && 'named' in target && target.named === name;

const worksOn = (effect: Effect, name: string): boolean =>
  effect.do !== 'choose' &&
  (('cards' in effect && isNamed(effect.cards, name)) ||
    ('on' in effect && isNamed(effect.on, name)) ||
    ('from' in effect && isNamed(effect.from, name)));

type Uses = {
  readonly [K in Effect['do']]?: (
    g: Work,
    id: CardId,
    effect: Extract<Effect, { do: K }>,
    context: Context,
  ) => boolean;
};

/**
 * Effects that some cards are of no use for, though they fit the words of the choice: what cannot be
 * paid for, or has no room. What a "cannot" protects may be chosen, and nothing comes of it.
 */
const uses: Uses = {
  rez: (g, id, effect, context) => canBeRezzed(g, id, effect, context),
  host: (g, id, { cards, on }, context) =>
    typeof on === 'string' || hasRoom(g, cardOf(g, id), guestOf(g, context, cards)),
  // CANT-03
  move: mayLeave,
  'remove-from-game': mayLeave,
  shuffle: mayLeave,
  install: (g, id, { facedown, free, discount }, context) => {
    if (!mayLeave(g, id)) return false;
    const terms = { discount: amountOf(g, context, discount ?? 0), free: free === true };
    return facedown === true || barToInstallAnywhere(g, id, terms) === null;
  },
};

type Use = (g: Work, id: CardId, effect: Effect, context: Context) => boolean;

const leaving: ReadonlySet<Effect['do']> = new Set(['move', 'remove-from-game', 'shuffle']);

function useOf(g: Work, choice: Choice, then: Effects): { effect: Effect; use: Use } | null {
  const effect = then.find((one) => worksOn(one, choice.as));
  if (effect !== undefined && leaving.has(effect.do) && !isHooked(g, g.pool.forbids.get('leave')))
    return null;
  const use = effect === undefined ? undefined : (uses[effect.do] as Use | undefined);
  return effect === undefined || use === undefined ? null : { effect, use };
}

/** Both cards of a swap are chosen under one name. */
const swapsThem = (choice: Choice, then: Effects): boolean =>
  then.some((one) => one.do === 'swap' && one.with === undefined && isNamed(one.cards, choice.as));

/** SWAP-04: those that can change places with the one that is chosen already, or with another. */
function changeable(g: Work, context: Context, { as }: Choice, all: readonly CardId[]): CardId[] {
  const [chosen] = context.named?.[as] ?? [];
  const others = chosen === undefined ? all : [chosen];
  return all.filter((id) =>
    others.some((other) => other !== id && canChange(g, cardOf(g, id), cardOf(g, other))),
  );
}

/** Whether there is anything that may be chosen. */
export function someChoosable(g: Work, context: Context, choice: Choice, then: Effects): boolean {
  if (swapsThem(choice, then)) return choosable(g, context, choice, then).length > 0;
  const used = useOf(g, choice, then);
  return someCandidate(
    g,
    context,
    choice,
    (id) => used === null || used.use(g, id, used.effect, context),
  );
}

/** What may be chosen is what the effect that works on it can use (CHOOSE-05). */
export function choosable(g: Work, context: Context, choice: Choice, then: Effects): CardId[] {
  const all = candidatesFor(g, context, choice);
  if (swapsThem(choice, then)) return changeable(g, context, choice, all);
  const used = useOf(g, choice, then);
  return used === null ? all : all.filter((id) => used.use(g, id, used.effect, context));
}
