import { abilitiesOf, cardOf, type CardId, type Pool, type State, workOn } from '#rules';
import { areSubsBehind } from '../../lens/run';
import { isPump } from '../candidates/shows';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import { isAlike } from '../trait';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { taken } from './taken';
import type { Told } from './told';
import { accessesLeft, begun, unasked } from './unasked';

const uses = / to use (.+?) to .+ strength to /;

/** Ours has no window in such an encounter any more. */
const isBehind = (before: Shown | undefined): boolean =>
  before !== undefined && areSubsBehind(before.state);

/** Lines that tell a card to change the strength of ice whose subroutines are behind. */
const toldLate = (told: readonly Told[], shown: readonly Shown[]): readonly Told[] =>
  told.filter(({ entry, line }) => uses.test(line) && isBehind(shown[entry - 1]));

/** Abilities that change the strength of encountered ice, and nothing else: by now that changes nothing. */
function lateAbilities(pool: Pool, state: State, id: CardId): readonly number[] {
  const g = workOn(pool, state, null);
  return [...abilitiesOf(g, cardOf(g, id)).entries()].flatMap(([index, { ability }]) =>
    ability.kind === 'paid' &&
    ability.cost.clicks === undefined &&
    ability.effects.length > 0 &&
    ability.effects.every((effect) => isPump(effect) && effect.on === 'encountered')
      ? [index]
      : [],
  );
}

/** An ability against the ice at hand is paid for once its subroutines are behind. */
export function* lateUses(
  means: Means,
  node: Node,
  told: readonly Told[],
  shown: readonly Shown[],
  goal: Goal,
): Generator<Node> {
  const late = toldLate(told, shown);
  if (late.length === 0) return;
  const { rules, titles } = means;
  const { state } = node.live;
  for (const { entry, line } of late) {
    const def = titles.ofTitle(uses.exec(line)?.[1] ?? '');
    const before = shown[entry - 1];
    if (def === null || before === undefined) continue;
    const cards = state.active.filter((id) => state.cards[id]?.def === def);
    for (const { decisions, at } of unasked(
      rules,
      state,
      begun(means, node, goal),
      accessesLeft(means, node),
    )) {
      if (!isAlike(ourFeatures(rules.pool, at, node.loans), before.features)) continue;
      for (const card of cards)
        for (const ability of lateAbilities(rules.pool, state, card))
          yield* taken(means, node, {
            ...{
              kind: 'idle-use',
              card,
              credits: 0,
              entry,
              difference: 'D3',
              rule: 'ENC-03',
              legal: false,
            },
            reason: `${titles.titleOf(def)} is used once the subroutines of the ice are behind.`,
            decisions: [...decisions, { do: 'use', card, ability }],
          });
    }
  }
}
