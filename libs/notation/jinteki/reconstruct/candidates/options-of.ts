import type { CardId, Decision, Pool, Prompt } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { arranged } from './arranged';
import { becomes } from './becomes';
import { endsUnless } from './ends-unless';
import { keptIn } from './let-out';
import { runsForPrice } from './price-of-run';
import { toldByHand, toldOption, toldUse } from './told-answers';
import { toldInWords } from './told-in-words';
import { witnessed } from './witnessed';

type Option = Extract<Prompt, { readonly kind: 'option' }>;

/** A card was used by hand just now: it is not declined. */
const isByHand = ({ granted, trail }: Node, source: CardId): boolean =>
  granted?.deviation.kind === 'out-of-window' &&
  granted.deviation.card === source &&
  granted.decision === (trail?.length ?? 0);

/** What a card is made to do, as far as lines or questions tell it. */
const asTold = (
  pool: Pool,
  node: Node,
  prompt: Option,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] =>
  toldUse(
    pool,
    node,
    prompt,
    goal,
    toldOption(
      pool,
      node.live.state,
      prompt,
      goal,
      toldInWords(pool, node, prompt, goal, witnessed(pool, node, prompt, goal, list)),
    ),
  );

/** The answers to what a card is to do that nothing speaks against; of all but what is used by hand those that fit. */
export function optionsOf(
  pool: Pool,
  node: Node,
  prompt: Option,
  goal: Goal,
  list: readonly Decision[],
  fits: (one: Decision) => boolean,
): readonly Decision[] {
  if (isByHand(node, prompt.source)) return toldByHand(pool, node, prompt, goal, list);
  const become = becomes(pool, node, prompt, goal, list);
  if (become !== null) return become;
  const { state } = node.live;
  const kept = keptIn(pool, state, prompt, goal, runsForPrice(pool, state, list.filter(fits)));
  const left = arranged(pool, state, prompt, goal, kept);
  return asTold(pool, node, prompt, goal, endsUnless(pool, node, prompt, goal, left));
}
