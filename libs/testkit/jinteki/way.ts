import { Evidence } from '#notation/jinteki/reconstruct/evidence';
import type { Features } from '#notation/jinteki/reconstruct/features';
import { Goal } from '#notation/jinteki/reconstruct/goal';
import type { Node, Trail } from '#notation/jinteki/reconstruct/node';
import type { Shown } from '#notation/jinteki/reconstruct/shown';
import type { Decision, Rules, State } from '#rules';

const noFeatures: Features = new Map<number, number>();

/** Entries of which their lines alone matter. */
export const entriesOf = (...lines: readonly (readonly string[])[]): readonly Shown[] =>
  lines.map((told) => ({
    ...{ state: {}, features: noFeatures, lines: told },
    ...{ prompts: { corp: null, runner: null }, mayPass: true, isSettled: false, repeats: false },
  }));

/** The last of these entries as the goal of a way from one of them, past these positions. */
export function goalFrom(
  after: number,
  shown: readonly Shown[],
  group: readonly Features[] = [],
  order?: Goal['order'],
): Goal {
  const aim = shown.at(-1);
  if (aim === undefined) throw new Error('there is no entry');
  const between = { after, until: shown.length - 1 };
  return new Goal(group, aim, between, new Evidence(shown, between), order);
}

/** What the Runner decided in these entries, in order, each from the one before. */
export const trailOf = (
  between: Trail['between'],
  ...decisions: readonly Decision[]
): readonly Trail[] =>
  decisions.reduce<readonly Trail[]>((list, decision) => {
    const before = list.at(-1) ?? null;
    return [
      ...list,
      { before, by: 'runner', decision, between, length: list.length + 1, asked: null },
    ];
  }, []);

/** A position that nothing led to. */
export const nodeAt = (rules: Rules, state: State): Node => ({
  ...{ live: rules.live(state), features: noFeatures, trail: null },
  ...{ accessed: 0, runs: 0, arranged: 0, loans: [], granted: null },
  shuffled: { corp: 0, runner: 0 },
});
