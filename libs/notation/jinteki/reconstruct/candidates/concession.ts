import type { Decision } from '#rules';
import { eachDifference, type Features, plainKey } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';

const winner = plainKey('winner');
const sides = { 1: 'runner', 2: 'corp' } as const;

function isSame(one: Features, other: Features): boolean {
  let same = true;
  eachDifference(one, other, () => {
    same = false;
  });
  return same;
}

/** Who concedes in the last of these entries, once all that theirs shows before is done; null where nobody does. */
export function concession({ features }: Node, goal: Goal): Decision | null {
  const won = goal.aim.features.get(winner);
  const before = goal.shown.at(-2);
  if ((won !== 1 && won !== 2) || before === undefined) return null;
  return isSame(features, before) && goal.aim.lines.some((line) => / concedes\.?$/.test(line))
    ? { do: 'concede', side: sides[won] }
    : null;
}
