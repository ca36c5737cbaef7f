import type { State } from '#rules';

/** The run that goes on; null where there is none. */
export const runOf = ({ frames }: State) => {
  const run = frames.findLast(({ at }) => at === 'run');
  return run?.at === 'run' ? run : null;
};
