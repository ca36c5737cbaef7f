import type { Ability } from '#rules';
import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

const moves = / to use (.+?) to move an? \w+ counter to (.+)\.$/;

/** It is paid for to move a counter from its own card. */
const movesItsOwn = (ability: Ability): boolean =>
  ability.kind === 'paid' &&
  ability.effects.some((effect) => effect.do === 'move-counters' && effect.from === 'this');

/** A counter is moved to a card that cannot have one by our rules: it is gone. */
export function movesAway(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { rules, titles } = means;
  const { active, cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const [, title, onto] = moves.exec(line) ?? [];
    const def = title === undefined ? null : titles.ofTitle(title);
    if (def === null) return [];
    const ability = rules.pool.definitions[def]?.abilities.findIndex((one) =>
      movesItsOwn(one.ability),
    );
    if (ability === undefined || ability < 0) return [];
    return active
      .filter((id) => cards[id]?.def === def)
      .flatMap((card) =>
        taken(means, node, {
          ...{ kind: 'idle-use', card, credits: 0, entry, difference: null },
          ...{ rule: 'ABIL-09', legal: false, decisions: [{ do: 'use', card, ability }] },
          reason: `${titles.titleOf(def)}: a counter is moved to ${onto ?? ''}, which can have none.`,
        }),
      );
  });
}
