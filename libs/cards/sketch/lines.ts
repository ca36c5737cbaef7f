import type { CardValue } from '#rules';
import type { CardSketch } from './sketch';

/** Lines of a card, from 0, on which an ability stands. */
export const linesThatDo = (card: CardValue): readonly number[] => {
  const lines = card.abilities.flatMap((line, index) =>
    ('kind' in line ? [line] : line).map((ability) => ability.line ?? index),
  );
  return [...new Set(lines)].sort((a, b) => a - b);
};

/** Those that sketches show; the only line of a card need not be named. */
export function linesShown(
  card: CardValue,
  sketches: Readonly<Record<string, CardSketch>>,
): ReadonlySet<number> {
  const lines = linesThatDo(card);
  const only = lines.length === 1 ? lines : [];
  return new Set(Object.values(sketches).flatMap((sketch) => sketch.lines ?? only));
}
