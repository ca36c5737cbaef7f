import type { Cost, Pool } from '#rules';
import type { PromptView } from '../../lens/prompt';
import { SIDES } from '../../lens/side';
import { eachDifference, type Field, type Features, fieldKey, fieldOf, readKey } from '../features';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { early } from '../told-lines';

/** A counter that an ability was paid with, of which no line tells, as nothing came of it. */
export interface SpentInVain {
  readonly entry: number;
  /** Index of the definition of the card. */
  readonly def: number;
}

const counters = ['advancement', 'virus', 'power', 'agenda'] as const satisfies readonly Field[];
type Counter = (typeof counters)[number];

const counterOf = (field: number): Counter | null =>
  counters.find((one) => one === fieldOf(field)) ?? null;

/** So many counters, and nothing else. */
const isAlone = (cost: Cost, counter: Counter, amount: number): boolean =>
  Object.keys(cost).length === 1 &&
  cost.counters?.kind === counter &&
  cost.counters.amount === amount;

/** The card of which a counter is gone, if that is all that changed, and an ability of it costs just that. */
function spentOf({ definitions }: Pool, before: Features, after: Features): number | null {
  const changed: { key: number; was: number; is: number }[] = [];
  eachDifference(before, after, (key, was, is) => changed.push({ key, was, is }));
  const [only, other] = changed;
  if (only === undefined || other !== undefined || only.is >= only.was) return null;
  const { category, b, field } = readKey(only.key);
  const counter = counterOf(field);
  if (counter === null || category === 'plain' || category === 'pile') return null;
  const base = fieldKey(only.key - (field & 0xf), 'card');
  const def = category === 'ice' ? (before.get(base) ?? 0) - 1 : b;
  const isPaid = definitions[def]?.abilities.some(
    ({ ability }) => ability.kind === 'paid' && isAlone(ability.cost, counter, only.was - only.is),
  );
  return isPaid === true ? def : null;
}

/** A question that was answered right before may come later in ours: what is done behind it would be told before it. */
const isBehindQuestion = (shown: readonly Shown[], entry: number): boolean =>
  shown
    .slice(Math.max(0, entry - 1 - early), entry)
    .some(({ prompts }) => SIDES.some((side) => isQuestion(prompts[side])));

const isQuestion = (prompt: PromptView | null): boolean =>
  prompt !== null && prompt.kind !== 'waiting' && prompt.kind !== 'run';

export const spentInVainIn = (
  pool: Pool,
  shown: readonly Shown[],
  { after, until }: Span,
): readonly SpentInVain[] =>
  shown.slice(after + 1, until + 1).flatMap(({ features, lines }, i) => {
    const before = shown[after + i];
    const entry = after + 1 + i;
    if (before === undefined || lines.length > 0 || isBehindQuestion(shown, entry)) return [];
    const def = spentOf(pool, before.features, features);
    return def === null ? [] : [{ entry, def }];
  });
