import type { Side } from '../lens/side';
import type { Hidden } from './hidden';
import type { Node } from './node';

/** What of all that is counted over the whole game lies behind after an entry. */
export function behind(
  { accesses, arrangements, decks, runs }: Hidden,
  index: number,
): Pick<Node, 'accessed' | 'arranged' | 'runs' | 'shuffled'> {
  const accessed = accesses.findIndex((one) => one.index > index);
  const arranged = arrangements.filter((one) => one.index <= index);
  const shuffles = (side: Side): number =>
    decks[side].epochs.filter(({ from }) => from <= index).length;
  return {
    accessed: accessed < 0 ? accesses.length : accessed,
    arranged: arranged.reduce((sum, { defs }) => sum + defs.length, 0),
    runs: runs.filter((began) => began <= index).length,
    shuffled: { corp: shuffles('corp'), runner: shuffles('runner') },
  };
}
