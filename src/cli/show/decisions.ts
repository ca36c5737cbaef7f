import type { ViewerReplay, NumberedDecision } from '../../games/replay/viewer-replay';

/** Decisions that a viewer saw around a moment; `>` stands at those it tells. */
export function showDecisions(seen: ViewerReplay, at: number, around: number): readonly string[] {
  const told = seen.course.extentAt(seen.endOf(at)).decisions;
  const near: NumberedDecision[] = [];
  for (const one of seen.decisions(Math.max(0, told - around))) {
    if (one.number > told + around) break;
    near.push(one);
  }
  const digits = String(near.at(-1)?.at ?? 0).length;
  return near.map(
    (one) => `${one.at === at ? '>' : ' '} ${String(one.at).padStart(digits)}  ${one.text}`,
  );
}
