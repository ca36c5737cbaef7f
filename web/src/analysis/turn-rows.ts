import { texts } from '../texts/texts';
import type { Analysis } from './analysis';

export type TurnFlow = Analysis['economy']['turns'][number];

/** What a player's pools did, turn by turn: clicks, what came, what went, what there was in the end. */
export const turnRows = (
  turns: readonly TurnFlow[],
): readonly (readonly [string, number, number, number, number])[] =>
  turns.map(({ turn, again, clicks, gained, spent, credits }) => [
    texts.analysis.turn(turn, again),
    clicks,
    gained,
    spent,
    credits,
  ]);
