import type { Lasting, State } from '#rules';
import type { StateLaw } from './law';

/** Whether what a lasting row was tied to is still there. */
function isTied({ frames, active, cards }: State, row: Lasting): boolean {
  const inRun = frames.some((one) => one.at === 'run' && one.vars.serial === row.within);
  if (row.waiting) return inRun;
  switch (row.until) {
    case 'run':
    case 'until-encounter':
      return inRun;
    case 'access':
      return frames.some((one) => one.at === 'access' && one.vars.card === row.source);
    case 'encounter':
      return frames.some((one) => one.at === 'encounter' && one.vars.serial === row.within);
    case 'while-active':
      return (
        row.target !== null &&
        active.includes(row.target) &&
        cards[row.target]?.life === row.targetLife
      );
    case 'turn':
    case 'next-run':
    case 'next-encounter':
    case 'corp-turn-begins':
    case 'runner-turn-begins':
    case 'forever':
      return true;
  }
}

/** No lasting effect outlives the run, encounter or card it was made for (RUN0-11). */
export const lasting: StateLaw = (_pool, state) => {
  if (state.outcome !== null) return null;
  const over = state.lasting.find((row) => !isTied(state, row));
  return over === undefined ? null : `${over.path} lasts although its ${over.until} is over`;
};
