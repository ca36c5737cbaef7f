import { titleOf, type Position } from '../game/position';
import { texts } from '../texts/texts';

/** Who is asked, by which card, and about which; null where nobody is. */
export const askedText = ({
  prompt,
  outcome,
}: Pick<Position, 'prompt' | 'outcome'>): string | null => {
  if (prompt === null || outcome !== null) return null;
  const { table } = texts;
  const [by, about] = [prompt.source ?? null, prompt.about ?? null];
  const asks = table.asks[prompt.for];
  const askedBy = by === null ? null : titleOf(by);
  if (askedBy === null) return asks;
  return about === null
    ? `${asks}: ${askedBy}`
    : `${asks}: ${table.askedAbout(askedBy, titleOf(about) ?? table.aCard)}`;
};
