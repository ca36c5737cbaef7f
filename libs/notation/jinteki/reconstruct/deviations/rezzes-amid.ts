import type { CardId, State } from '#rules';
import { isSameQuestion } from '../asked-of-ours';
import type { Means } from '../follow';
import type { Node } from '../node';
import type { RezzedAmid } from '../rezzed-amid';
import { taken } from './taken';

function cardsAt(
  { cards, servers }: State,
  { place, server }: RezzedAmid,
  def: number,
): readonly CardId[] {
  const there = servers.find(({ name }) => name === server);
  const ids = place === null ? (there?.root ?? []) : (there?.ice.slice(place, place + 1) ?? []);
  return ids.filter((id) => cards[id]?.def === def && cards[id].faceup === false);
}

/** Cards that are rezzed while a question of another card stands open, which ours asks now. */
export function rezzesAmid(means: Means, node: Node, told: readonly RezzedAmid[]): Node[] {
  const { pool } = means.rules;
  const { state } = node.live;
  return told.flatMap((one) => {
    const def = means.titles.ofTitle(one.title);
    if (def === null || !isSameQuestion(pool, state, one)) return [];
    return cardsAt(state, one, def).flatMap((card) =>
      taken(means, node, {
        ...{ kind: 'early-rez', card, credits: 0, entry: one.entry },
        ...{ difference: 'D3', rule: 'REZ-03', legal: false },
        reason:
          one.asking === null
            ? `${one.title} is rezzed while cards are discarded.`
            : `${one.title} is rezzed while ${one.asking} asks something.`,
      }),
    );
  });
}
