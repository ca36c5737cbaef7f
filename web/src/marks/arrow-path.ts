/** In pixels, from the upper left corner of what the table holds. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a part of the window lies in the table, which may be scrolled. */
export function boxIn(table: HTMLElement, { x, y, width, height }: Box): Box {
  const all = table.getBoundingClientRect();
  return {
    ...{ x: x - all.left + table.scrollLeft, y: y - all.top + table.scrollTop },
    ...{ width, height },
  };
}

export const boxOf = (table: HTMLElement, element: HTMLElement): Box =>
  boxIn(table, element.getBoundingClientRect());

const HEAD = 14;
const HALF = 6;
const middle = ({ x, y, width, height }: Box): readonly [number, number] => [
  x + width / 2,
  y + height / 2,
];
const rounded = (number: number): string => number.toFixed(1);

/** A line from the middle of one box to the middle of another, with a head. */
export function arrowPath(from: Box, to: Box): string {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 1) return '';
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, aside: number): string =>
    `${rounded(x1 + dx * along - dy * aside)} ${rounded(y1 + dy * along + dx * aside)}`;
  const neck = Math.max(0, length - HEAD);
  return `M${at(0, 0)}L${at(neck, 0)}M${at(neck, HALF)}L${at(length, 0)}L${at(neck, -HALF)}Z`;
}
