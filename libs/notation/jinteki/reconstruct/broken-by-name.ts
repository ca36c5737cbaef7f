import { subroutinesOf, titleOf } from '../lens/card';
import { encounterOf } from '../lens/run';
import type { Shown } from './shown';
import type { Span } from './span';
import { late } from './told-lines';

/** Of a breaker that breaks one subtype alone it is named: "1 Sentry subroutine", "3 Code Gate subroutines". */
const breaking =
  / break (?:all |the remaining )?\d+ (?:\w+ ){0,2}?subroutines? on (.+?)(?: \("\[subroutine\] (.+)"\))?\.?$/i;

const between = /" and "\[subroutine\] |", "\[subroutine\] |", and "\[subroutine\] /i;

/** What is told of these entries, and right after. */
const linesIn = (shown: readonly Shown[], { after, until }: Span): readonly string[] =>
  shown.slice(Math.max(0, after + 1), until + 1 + late).flatMap(({ lines }) => lines);

/** What lines call the subroutines that they tell to be broken on ice of a title; null where one names none of them. */
function namedIn(lines: readonly string[], title: string): ReadonlySet<string> | null {
  const named = new Set<string>();
  for (const line of lines) {
    const [, ice, labels] = breaking.exec(line) ?? [];
    if (ice !== title) continue;
    if (labels === undefined) return null;
    for (const label of labels.split(between)) named.add(label);
  }
  return named;
}

/** The subroutines of the ice of a title that theirs encounters, as it calls them; none where it encounters none. */
function calledIn(shown: readonly Shown[], title: string): readonly (string | null)[] {
  for (const { state } of shown) {
    const ice = encounterOf(state);
    if (ice !== null && titleOf(ice) === title) return subroutinesOf(ice).map(({ label }) => label);
  }
  return [];
}

/** Lines tell by its name which subroutine of the encountered ice is broken, and it is none in this place. */
export function isOtherBroken(
  shown: readonly Shown[],
  { after, until }: Span,
  title: string,
  sub: number,
): boolean {
  const named = namedIn(linesIn(shown, { after, until }), title);
  if (named === null || named.size === 0) return false;
  const labels = calledIn(shown.slice(Math.max(0, after), until + 1), title);
  const own = labels[sub] ?? null;
  return own !== null && !named.has(own) && labels.some((one) => one !== null && named.has(one));
}

/** Theirs stands in the encounter with the subroutine unbroken, and no line of what follows tells of one that is broken. */
export function isLeftUnbroken(
  shown: readonly Shown[],
  between: Span,
  title: string,
  sub: number,
): boolean {
  const ice = encounterOf(shown[between.after]?.state ?? {});
  if (ice === null || titleOf(ice) !== title || subroutinesOf(ice)[sub]?.broken !== false)
    return false;
  return !linesIn(shown, between).some((line) => / breaks? /.test(line));
}

const resolving = / uses (.+) to resolve the subroutine \("\[subroutine\] (.+)"\) from (.+)\.$/;

/**
 * Which subroutines of the ice that theirs encounters a line tells a card to have resolved, by their places; null where no line of
 * these entries tells one of them alone, or it is of other ice.
 */
export function resolvedByName(
  shown: readonly Shown[],
  { after, until }: Span,
  title: string,
): readonly number[] | null {
  const told = shown.slice(Math.max(0, after + 1), until + 1).flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const [, by, label, ice] = resolving.exec(line) ?? [];
      return by === title && label !== undefined && ice !== undefined ? [{ label, ice }] : [];
    }),
  );
  const [one, other] = told;
  if (one === undefined || other !== undefined) return null;
  const labels = calledIn(shown.slice(Math.max(0, after), until + 1), one.ice);
  const places = labels.flatMap((label, at) => (label === one.label ? [at] : []));
  return places.length === 0 ? null : places;
}
