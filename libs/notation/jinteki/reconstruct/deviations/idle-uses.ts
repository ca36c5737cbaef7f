import type { Means } from '../follow';
import type { Node } from '../node';
import { couldBeIdle } from './idle-play';
import { eachLeaving, type Later } from './later';
import type { Told } from './told';
import type { Unanswered } from './unanswered';

const doesNothing = /^(?:do nothing$|prevent 0 )/;

/** A card asks what it is to be used on, or is used to do nothing, and nothing comes of it. */
export function idleUses(
  means: Means,
  node: Node,
  told: readonly Told[],
  choices: readonly Unanswered[],
  later: Later,
): Node[] {
  const { titles } = means;
  const { cards, active } = node.live.state;
  // It was paid for when it asked, however long that stood open.
  const asked = choices.map(({ def, asked: entry, message }) => ({
    def,
    entry,
    difference: 'D15',
    reason: `${titles.titleOf(def)}: "${message}" changes nothing.`,
    certain: true,
  }));
  const nothing = told.flatMap(({ entry, line }) => {
    const [, title, what] = / to use (.+?) to (.+)\.$/.exec(line) ?? [];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (def === null) return [];
    const reason = `${titles.titleOf(def)} is used to do nothing.`;
    return [{ def, entry, difference: null, reason, certain: doesNothing.test(what ?? '') }];
  });
  return [...asked, ...nothing].flatMap(({ def, certain, ...why }) =>
    active.flatMap((card) =>
      cards[card]?.def === def && (certain || couldBeIdle(means.rules, node.live.state, card))
        ? [
            ...eachLeaving(means, node, later, {
              ...{ kind: 'idle-use', card, credits: 0, rule: 'ABIL-09', legal: false },
              ...why,
            }),
          ]
        : [],
    ),
  );
}
