import { Evidence } from '#notation/jinteki/reconstruct/evidence';
import type { Features } from '#notation/jinteki/reconstruct/features';
import type { Means } from '#notation/jinteki/reconstruct/follow';
import { Goal } from '#notation/jinteki/reconstruct/goal';
import { HiddenCards } from '#notation/jinteki/reconstruct/hidden-cards';
import type { Node, Trail } from '#notation/jinteki/reconstruct/node';
import type { Shown } from '#notation/jinteki/reconstruct/shown';
import type { Titles } from '#notation/jinteki/reconstruct/titles';
import type { CardId, Decision, Pool, Rules, Side, State } from '#rules';

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

/** What is known of a game in which nothing was found, with enough left to look at for what one spec asks. */
export const bareMeans = (rules: Rules, titles: Titles): Means => ({
  ...{ rules, titles, hidden: new HiddenCards(titles, []).finish() },
  ...{
    lent: [],
    setByHand: [],
    calledOff: [],
    unfired: [],
    unaccessed: [],
    refilled: [],
    roomMade: [],
  },
  ...{ undone: new Map(), byHand: new Set(), subsApart: [], strict: false, disproved: [] },
  ...{ dealt: 0, patience: 100, left: 100, looked: 0 },
});

/** A position that nothing led to. */
export const nodeAt = (rules: Rules, state: State): Node => ({
  ...{ live: rules.live(state), features: noFeatures, trail: null },
  ...{ accessed: 0, runs: 0, arranged: 0, loans: [], granted: null },
  shuffled: { corp: 0, runner: 0 },
});

/** The position after what a player, the Runner if nothing else is said, decided in these entries, with what was asked. */
export function decided(
  rules: Rules,
  node: Node,
  decision: Decision,
  between: Trail['between'],
  by: Side = 'runner',
): Node {
  const live = rules.live(node.live.state);
  if (!live.apply(decision).ok) throw new Error(`${decision.do} is refused`);
  const length = (node.trail?.length ?? 0) + 1;
  return {
    ...node,
    live,
    trail: { before: node.trail, by, decision, between, length, asked: node },
  };
}

/** The card of this title in the rig. */
export function inRig({ definitions }: Pool, { cards, runner }: State, title: string): CardId {
  const found = runner.rig.find((id) => definitions[cards[id]?.def ?? -1]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found;
}

/** A card raises its strength. */
export function pumpOf({ definitions }: Pool, { cards }: State, card: CardId) {
  const { abilities = [] } = definitions[cards[card]?.def ?? -1] ?? {};
  const ability = abilities.findIndex(
    (one) =>
      one.ability.kind === 'paid' && one.ability.effects.some((effect) => effect.do === 'lasting'),
  );
  return { do: 'use', card, ability } as const satisfies Decision;
}
