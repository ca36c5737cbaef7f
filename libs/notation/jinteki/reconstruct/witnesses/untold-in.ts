import type { Rules } from '#rules';
import { bidBy, owedBy } from '../candidates/owed';
import type { Placed } from '../deviations/granted-in-place';
import type { Shown } from '../shown';
import { witnessesIn } from './witnesses-in';

/** What a line tells to be done, and nothing states. */
export interface Untold {
  readonly entry: number;
  readonly name: string;
}

/** What lines tell to be done in a stretch that nothing of it states: the reverse of what is disproved. */
export function untoldIn(rules: Rules, shown: readonly Shown[], stretch: Placed): Untold[] {
  const { from, through } = stretch;
  const witnesses = witnessesIn(rules, shown, stretch);
  const untold: Untold[] = [];
  for (let entry = from + 1; entry <= through; entry += 1)
    for (const [at, line] of (shown[entry]?.lines ?? []).entries())
      for (const name of [...owedBy(line), ...bidBy(line, shown[entry - 1])])
        if (!witnesses.tells({ entry, at }, name)) untold.push({ entry, name });
  return untold;
}
