import type { Fact, Pool, Rules, State } from '#rules';
import { Ways, type Way } from './cheapest-way';
import { heedsGrip } from './heeds-grip';
import { takesClicks } from './independence';
import { leastEach, type PlainTable, type Through } from './least-each';
import { looksBack } from './looks-back';
import { nothing, scaleOf } from './scale';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** Whether it may matter to the price of any ice of the table. */
const isAsked = (pool: Pool, { active, servers, cards }: State, topic: Topic): boolean =>
  [...active, ...servers.flatMap(({ ice }) => ice)].some((id) => {
    const definition = pool.definitions[cards[id]?.def ?? -1];
    return definition === undefined || touchedBy(definition).asks.has(topic);
  });

export function plainTable(
  rules: Rules,
  begun: State,
  own: number,
  isHidden: (fact: Fact) => boolean,
): PlainTable {
  const { pool } = rules;
  return {
    ...{ rules, begun, own, isHidden },
    looksBack: looksBack(pool, begun),
    takesClicks: takesClicks(pool, begun),
    heedsGrip: heedsGrip(pool, begun),
    heedsStack: isAsked(pool, begun, 'stack'),
    trashesIce: begun.active.some((id) =>
      (pool.definitions[begun.cards[id]?.def ?? -1]?.abilities ?? []).some(
        ({ ability }) =>
          ability.kind === 'constant' && ability.modifies.of === 'trashed-at-no-strength',
      ),
    ),
  };
}

/** The cheapest way into a server, looked for through all of its ice. */
export function wayThrough(through: Through): Way {
  const { rules, begun, server, isRezzing, own, isHidden, tries } = through;
  const least = leastEach(through);
  return new Ways({
    ...{ rules, server: server.name, isRezzing, own, isHidden, tries, until: 'success' },
    ...{ scale: scaleOf(rules.pool, nothing), looksBack: through.looksBack },
    ...{ takesClicks: through.takesClicks, heedsGrip: through.heedsGrip },
    heedsStack: through.heedsStack,
    ...{ leastAhead: least.ahead, leastFrom: least.from, isBarred: least.isBarred },
  }).cheapest(begun).way;
}
