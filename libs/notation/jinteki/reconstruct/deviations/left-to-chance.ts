import { advance, cloneState, type Rules, type State, workOn } from '#rules';
import { SIDES } from '../../lens/side';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { useIn } from '../told-use';

/** A question of what damage is to take, answered with no card. */
export interface LeftToChance {
  /** The entry with which it is gone. */
  readonly entry: number;
  readonly title: string;
}

const takes = / trashes .* due to \w+ damage\.?$/;

/** Cards that ask for what damage is to take, and no line tells what was chosen as damage takes something. */
export const leftToChanceIn = (
  shown: readonly Shown[],
  { after, until }: Span,
): readonly LeftToChance[] =>
  shown.slice(Math.max(0, after + 1), until + 1).flatMap(({ lines, prompts }, nth) => {
    const entry = Math.max(0, after + 1) + nth;
    if (!lines.some((line) => takes.test(line))) return [];
    return SIDES.flatMap((side) => {
      const asked = shown[entry - 1]?.prompts[side];
      const title = asked?.cardTitle ?? null;
      if (title === null || asked?.kind !== 'select') return [];
      const isOpen =
        prompts[side]?.asking === asked.asking && prompts[side].message === asked.message;
      return isOpen || lines.some((line) => useIn(title, line) !== null) ? [] : [{ entry, title }];
    });
  });

/** A card asks for what damage is to take. */
export const isOfDamage = ({ frames, prompt }: State): boolean =>
  prompt?.kind === 'pick' && prompt.why === 'choose' && frames.at(-1)?.at === 'imminent';

/** Who looked at the grip chooses nothing of it, and chance does; null where a card has to be chosen. */
export function leaveToChance({ pool }: Rules, from: State): State | null {
  if (!isOfDamage(from)) return null;
  const g = workOn(pool, cloneState(from), null);
  const damage = g.state.frames.at(-1);
  if (damage?.at !== 'imminent' || damage.vars.looking === undefined) return null;
  delete damage.vars.looking;
  damage.step = 'pick';
  g.state.prompt = null;
  advance(g, null);
  return g.state;
}
