import { scaled, type Span } from '../ui/scaled';

/** How wide the scrubber is in pixels, and which moments it goes over. */
export interface MomentSpan {
  readonly width: number;
  readonly from: number;
  readonly to: number;
}

export const HEIGHT = 96;
export const FLOOR = HEIGHT - 22;
export const EDGE = 8;

const spansOf = ({ width, from, to }: MomentSpan): readonly [moments: Span, pixels: Span] => [
  [from, Math.max(to, from + 1)],
  [EDGE, width - EDGE],
];

/** Where a moment lies, in pixels. */
export function momentScale(span: MomentSpan): (at: number) => number {
  const [moments, pixels] = spansOf(span);
  return scaled(moments, pixels);
}

/** Which moment lies there. */
export function momentAt(span: MomentSpan, x: number): number {
  const [moments, pixels] = spansOf(span);
  return Math.round(scaled(pixels, moments)(x));
}
