import type { Decision, Pool, Prompt, Rules, State } from '#rules';
import { plainKey } from './features';
import { ourFeatures } from './ours';
import type { Shown } from './shown';
import type { Span } from './span';
import { useIn } from './told-use';

const winner = plainKey('winner');

/** Damage takes no more than a hand. */
const most = 20;

/** The game is over with what was decided, and whatever chance takes. */
function endOf(rules: Rules, from: State, decision: Decision): State | null {
  const live = rules.live(from);
  if (!live.apply(decision).ok) return null;
  for (let left = most; left > 0 && live.state.outcome === null; left -= 1) {
    const one = live.state.prompt?.kind === 'random' ? live.legal()[0] : undefined;
    if (one === undefined || 'from' in one || one.do === 'shuffle' || !live.apply(one).ok)
      return null;
  }
  return live.state.outcome === null ? null : live.state;
}

const titleOf = ({ definitions }: Pool, { cards }: State, id: number | undefined): string =>
  definitions[cards[id ?? -1]?.def ?? -1]?.value.title ?? '';

/**
 * Of abilities that wait together those that end the game by themselves, as theirs does, where no line tells of the one that ours
 * lets come first: that server does what else waits behind the end, too (D21), and the file is the same.
 */
export function endsFirst(
  rules: Rules,
  state: State,
  { sources }: Extract<Prompt, { readonly kind: 'order' }>,
  decision: Decision,
  shown: readonly Shown[],
  between: Span,
): Decision[] {
  const over = shown[between.until]?.features.get(winner) ?? 0;
  if (decision.do !== 'first' || over === 0) return [];
  const title = titleOf(rules.pool, state, sources[decision.ability]);
  const isTold = shown
    .slice(Math.max(0, between.after + 1), between.until + 1)
    .some(({ lines }) => lines.some((line) => useIn(title, line) !== null));
  if (isTold) return [];
  return sources.flatMap((_, ability): Decision[] => {
    const other: Decision = { do: 'first', ability };
    const end = ability === decision.ability ? null : endOf(rules, state, other);
    return end !== null && ourFeatures(rules.pool, end, []).get(winner) === over ? [other] : [];
  });
}
