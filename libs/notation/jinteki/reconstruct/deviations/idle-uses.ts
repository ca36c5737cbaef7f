import type { Means } from '../follow';
import { emptyHanded } from '../evidence-of-answers';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { useIn } from '../told-use';
import { couldBeIdle } from './idle-play';
import { taken } from './taken';
import type { Told } from './told';
import type { Unanswered } from './unanswered';

/** A card asks what it is to be used on, or is used to do nothing, and nothing comes of it. */
export function idleUses(
  means: Means,
  node: Node,
  told: readonly Told[],
  choices: readonly Unanswered[],
  shown: readonly Shown[],
): Node[] {
  const { titles } = means;
  const { cards, active } = node.live.state;
  // It was paid for when it asked, however long that stood open.
  const asked = choices.flatMap(({ def, asked: entry, entry: gone, message }) => {
    const title = titles.titleOf(def);
    const told = (shown[gone]?.lines ?? []).flatMap((line) => useIn(title, line) ?? []);
    // The answer is told to do something.
    if (told.some((what) => !what.startsWith('do nothing') && !emptyHanded.test(what))) return [];
    const reason = `${title}: "${message}" changes nothing.`;
    return [{ def, entry, difference: 'D15', reason, certain: true }];
  });
  const nothing = told.flatMap(({ entry, line }) => {
    const [, title, what] = / to use (.+?) to (.+)\.$/.exec(line) ?? [];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (def === null) return [];
    const reason = `${titles.titleOf(def)} is used to do nothing.`;
    return [{ def, entry, difference: null, reason, certain: what === 'do nothing' }];
  });
  return [...asked, ...nothing].flatMap(({ def, certain, ...why }) =>
    active.flatMap((card) =>
      cards[card]?.def === def && (certain || couldBeIdle(means.rules, node.live.state, card))
        ? taken(means, node, {
            kind: 'idle-use',
            card,
            credits: 0,
            rule: 'ABIL-09',
            legal: false,
            ...why,
          })
        : [],
    ),
  );
}
