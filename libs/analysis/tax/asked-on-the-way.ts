import type { CardId, Definition } from '#rules';
import type { Through } from './plain-table';
import { isSilent } from './silent';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** Where the run may come to other servers. */
export const LEAVES: readonly Topic[] = ['moves', 'accesses', 'anything'];

/** What may matter on the way into a server to any card that has a say there. */
export function askedOnTheWay({ rules, begun, server }: Through): (topic: Topic) => boolean {
  const definitionsOf = (ids: readonly CardId[]): readonly Definition[] =>
    ids.flatMap((id) => rules.pool.definitions[begun.cards[id]?.def ?? -1] ?? []);
  const all = begun.servers.flatMap(({ ice }) => ice);
  const near = definitionsOf([...begun.active.filter((id) => !all.includes(id)), ...server.ice]);
  const isElsewhere = near.some((one) => LEAVES.some((topic) => touchedBy(one).changes.has(topic)));
  const far = definitionsOf(all).filter((one) => isElsewhere || !isSilent(one));
  const asked = new Set([...near, ...far].flatMap((one) => [...touchedBy(one).asks]));
  return (topic) => asked.has(topic);
}
