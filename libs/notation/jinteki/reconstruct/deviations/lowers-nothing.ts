import type { Decision, State } from '#rules';
import type { Means } from '../follow';
import type { Node } from '../node';
import { eachLeaving, type Later } from './later';
import { type Told, inHand } from './told';

const lowers =
  / uses (.+?) to trash (.+) to lower the (?:install|play) cost of (.+) by \d+ \[Credits?\]\.$/;
const itself =
  / uses (.+?) to trash (.+) from the Grip, and is no longer able to (?:install|play) it\.$/;

/** Ways to play or install a card of this title. */
const waysToPay = ({ live }: Node, def: number | null): readonly Decision[] =>
  live
    .legal()
    .flatMap((one) =>
      (one.do === 'install' || one.do === 'play') && live.state.cards[one.card]?.def === def
        ? [one]
        : [],
    );

/** A card of this title asks something as it is played. */
const isPlayed = ({ cards, frames, prompt }: State, def: number | null): boolean =>
  prompt?.kind !== 'action' &&
  frames.some((frame) => frame.at === 'play' && cards[frame.vars.card]?.def === def);

/** A card of the hand is trashed to pay less for one that costs nothing, or for itself. */
export function* lowersNothing(
  means: Means,
  node: Node,
  told: readonly Told[],
  later: Later,
): Generator<Node> {
  const { titles } = means;
  const { state } = node.live;
  for (const { entry, line } of told) {
    const [, by, trashed, paidFor] = lowers.exec(line) ?? itself.exec(line) ?? [];
    const gone = trashed === undefined ? null : titles.ofTitle(trashed);
    const card = gone === null ? undefined : inHand(state, gone);
    if (by === undefined || trashed === undefined || card === undefined) continue;
    const def = paidFor === undefined ? null : titles.ofTitle(paidFor);
    const ways =
      paidFor === undefined || isPlayed(state, def)
        ? [[]]
        : waysToPay(node, def).map((one) => [one]);
    const source = titles.ofTitle(by);
    for (const id of state.active.filter((one) => state.cards[one]?.def === source))
      for (const way of ways)
        yield* eachLeaving(means, node, later, {
          ...{ kind: 'idle-use', card: id, credits: 0, entry },
          ...{ difference: null, rule: 'COST-19', legal: false },
          reason: `${trashed} is trashed to pay less by ${by}, and nothing costs less.`,
          decisions: [{ do: 'pick', card }, ...way],
        });
  }
}
