import type { StoryFact } from '../game/chapters';
import { pure } from '../ui/pure';
import { FLOOR, HEIGHT, momentScale, type MomentSpan } from './moment-scale';

export const MARK_KINDS = ['run', 'access', 'score', 'damage', 'turn'] as const;
type MarkKind = (typeof MARK_KINDS)[number];

const MARKS: Readonly<Record<string, MarkKind>> = {
  'run-began': 'run',
  accessed: 'access',
  scored: 'score',
  stolen: 'score',
  'damage-suffered': 'damage',
  'turn-ended': 'turn',
};

/** Around a point: a transform would cost every step of a held key, for every mark. */
const SHAPES: Readonly<Record<Exclude<MarkKind, 'turn'>, (x: number, y: number) => string>> = {
  run: (x, y) => `M${x} ${y - 4}l4 7h-8z`,
  access: (x, y) => `M${x} ${y - 2.5}a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0 -5`,
  score: (x, y) => `M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5z`,
  damage: (x, y) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`,
};

const MARK_LINE = HEIGHT - 9;

interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
}

/** One of a kind in a moment: more would lie on each other. */
function marksOf(facts: readonly StoryFact[]): readonly Mark[] {
  const marks = new Map<string, Mark>();
  for (const { at, type } of facts) {
    const kind = MARKS[type];
    if (kind !== undefined) marks.set(`${at} ${kind}`, { at, kind });
  }
  return [...marks.values()];
}

const markAt = ({ at, kind }: Mark, x: number) =>
  kind === 'turn' ? (
    <line key={`${at} turn`} class="mark-turn" x1={x} x2={x} y1={FLOOR - 4} y2={FLOOR + 4} />
  ) : (
    <path key={`${at} ${kind}`} class={`mark mark-${kind}`} d={SHAPES[kind](x, MARK_LINE)} />
  );

const KEY = 16;

/** A mark as it stands in a legend. */
export const MarkSign = ({ kind }: { readonly kind: MarkKind }) => (
  <svg width={KEY} height={KEY} aria-hidden="true">
    {kind === 'turn' ? (
      <line class="mark-turn" x1={KEY / 2} x2={KEY / 2} y1="3" y2={KEY - 3} />
    ) : (
      <path class={`mark mark-${kind}`} d={SHAPES[kind](KEY / 2, KEY / 2)} />
    )}
  </svg>
);

/** Runs, accesses, scores, damage and ends of turns. */
export const Marks = pure(
  ({ facts, ...span }: MomentSpan & { readonly facts: readonly StoryFact[] }) => {
    const x = momentScale(span);
    return <g>{marksOf(facts).map((mark) => markAt(mark, x(mark.at)))}</g>;
  },
);
