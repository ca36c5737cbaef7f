import type { Pool, State } from '#rules';

/** Whether the Runner need not do what stands there, by its path: not to have done it yet does no harm. */
export type IsByChoice = (path: string) => boolean;

export const isByChoice =
  ({ abilities }: Pool): IsByChoice =>
  (path) => {
    const ability = abilities.get(path)?.ability;
    return ability?.kind === 'paid' || (ability?.kind === 'when' && ability.optional === true);
  };

/** Of each card of the rig, how much of it was done: the less, the more is left. */
export const doneByChoice = ({ runner, usages }: State, byChoice: IsByChoice): readonly number[] =>
  usages.length === 0
    ? runner.rig.map(() => 0)
    : runner.rig.map(
        (id) => -usages.filter(({ path, card }) => card === id && byChoice(path)).length,
      );
