import type { Frame, State } from '#rules';

/** So often an effect is carried out within itself where it will be again and again. */
const MOST_ROUNDS = 3;

const isSame = (one: Frame, other: Frame): boolean =>
  one.at === 'block' &&
  other.at === 'block' &&
  one.vars.path === other.vars.path &&
  one.vars.i === other.vars.i &&
  one.vars.source === other.vars.source;

/** Whether an effect is carried out within itself, and within that, by answers of which there is but one each time. */
export function goesRound({ frames }: State): boolean {
  const top = frames.at(-1);
  return top?.at === 'block' && frames.filter((one) => isSame(one, top)).length > MOST_ROUNDS;
}
