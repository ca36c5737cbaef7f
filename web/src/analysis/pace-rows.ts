import { texts } from '../texts/texts';
import type { Analysis } from './analysis';

export type Pace = NonNullable<Analysis['tempo']['paces']>[number];

/** Clicks were spent, and nobody can say what they were worth. */
export const isUntold = ({ worth, clicks }: Pace): boolean => worth === null && clicks > 0;

function worthOf(pace: Pace): string {
  if (isUntold(pace)) return texts.analysis.notKnown;
  return pace.worth === null ? '–' : pace.worth.toFixed(2);
}

/** What clicks were worth, phase by phase: clicks, credits, cards, and both for each click. */
export const paceRows = (
  paces: readonly Pace[],
): readonly (readonly [string, number, number, number, string])[] =>
  paces.map((pace) => [
    texts.analysis.gamePhases[pace.phase],
    pace.clicks,
    pace.credits,
    pace.cards,
    worthOf(pace),
  ]);
