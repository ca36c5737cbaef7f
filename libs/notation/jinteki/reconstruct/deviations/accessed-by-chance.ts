import { cloneState, type Pool, type State } from '#rules';
import type { Access } from '../hidden';
import type { Shown } from '../shown';
import type { Span } from '../span';

/** A question of what of HQ is accessed, answered with no card. */
export interface AccessedByChance {
  /** The entry with which it is gone. */
  readonly entry: number;
  /** What chance took. */
  readonly title: string;
}

const drawn = / randomly chooses (.+) to be accessed\.$/;

/** Cards that lines tell chance to have taken, as who was asked which is accessed chose none. */
export const accessedByChanceIn = (
  shown: readonly Shown[],
  { after, until }: Span,
): readonly AccessedByChance[] =>
  shown.slice(Math.max(0, after + 1), until + 1).flatMap(({ lines }, nth) =>
    lines.flatMap((line) =>
      (drawn.exec(line)?.slice(1) ?? []).map((title) => ({
        entry: Math.max(0, after + 1) + nth,
        title,
      })),
    ),
  );

/** A card lets somebody choose what of HQ is accessed (ACC-28). */
export const isOfAccess = ({ frames, prompt }: State): boolean =>
  prompt?.kind === 'pick' && !prompt.done && frames.at(-1)?.at === 'breach';

/** What chance took as the next access; null where somebody chose it. */
export const takenByChance = (
  { definitions }: Pool,
  left: readonly AccessedByChance[],
  next: Access | undefined,
): AccessedByChance | null =>
  left.find(({ title }) => definitions[next?.def ?? -1]?.value.title === title) ?? null;

/** Who is asked which card is accessed chooses none, and chance does; null where nobody is asked. */
export function accessByChance(from: State): State | null {
  const state = cloneState(from);
  const { prompt } = state;
  if (!isOfAccess(state) || prompt?.kind !== 'pick') return null;
  state.prompt = { kind: 'random', for: 'chance', why: 'hq-access', from: prompt.from };
  return state;
}
