import type { Features } from '#notation/jinteki/reconstruct/features';
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
