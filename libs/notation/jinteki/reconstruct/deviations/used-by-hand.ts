import type { Pool } from '#rules';
import { phase12Of } from '../../lens/game';
import { inTurn } from '../in-turn';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { sinksTop } from './done-by-hand';
import { takenLastIn } from './take-last';
import { isAnswer, isEncountered } from './uses-by-hand';

/** It does something when a turn begins, and has no ability that is used at other times. */
function isOfTurnsBegin({ definitions }: Pool, def: number): boolean {
  const abilities = (definitions[def]?.abilities ?? []).map(({ ability }) => ability);
  return (
    abilities.some((one) => one.kind === 'when' && one.trigger.on === 'turn-began') &&
    !abilities.some(({ kind }) => kind === 'paid')
  );
}

/** Entries that questions may put between the line that a turn began and what is done then. */
const asking = 4;

/** A turn begins here, or began just now. */
const isBeginning = (shown: readonly Shown[], entry: number): boolean =>
  shown
    .slice(Math.max(0, entry - asking), entry + 1)
    .some(
      ({ lines, state }) =>
        phase12Of(state) !== null || lines.some((line) => / started .* turn /.test(line)),
    );

const uses = / uses (.+?) to /;

/** Entries in which a card that does something when a turn begins is used at another time, or its last credits are taken. */
export function usedByHand(
  pool: Pool,
  titles: Titles,
  shown: readonly Shown[],
): ReadonlySet<number> {
  const entries = new Set<number>();
  for (const [entry, { lines }] of shown.entries()) {
    if (lines.some((line) => takenLastIn(titles, lines, line) !== null)) entries.add(entry);
    if (!lines.some((line) => uses.test(line)) || isBeginning(shown, entry)) continue;
    for (const line of inTurn(lines)) {
      const title = uses.exec(line)?.[1];
      const def = title === undefined ? null : titles.ofTitle(title);
      if (title === undefined || def === null) continue;
      if (sinksTop(line) ? isEncountered(shown[entry], title) : !isOfTurnsBegin(pool, def))
        continue;
      if (!isAnswer(shown, { entry, line }, title)) entries.add(entry);
    }
  }
  return entries;
}
