import { gameView } from '../../lens/game';
import type { Shown } from '../shown';

const isBetween = ({ state }: Pick<Shown, 'state'>): boolean => gameView(state).between;

/**
 * What is done between two turns of theirs lasts through the one to come, which is the place for it in
 * ours: where that turn is first shown. Undefined for an entry within a turn.
 */
export function turnAfter<T extends Pick<Shown, 'state'>>(
  shown: readonly T[],
  entry: number,
): T | undefined {
  const there = shown[entry];
  return there === undefined || !isBetween(there)
    ? undefined
    : shown.slice(entry).find((one) => !isBetween(one));
}
