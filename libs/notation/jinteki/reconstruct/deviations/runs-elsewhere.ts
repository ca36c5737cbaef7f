import { isServerName, type ServerName } from '#rules';
import type { Means } from '../follow';
import type { Node } from '../node';
import { useIn } from '../told-use';
import { taken } from './taken';
import type { Told } from './told';

const runs = /^make a run on (HQ|R&D|Archives)\b/;

/** The central server that a line tells a card to run on. */
export const centralIn = (title: string, line: string): ServerName | null => {
  const server = runs.exec(useIn(title, line) ?? '')?.[1];
  return isServerName(server) ? server : null;
};

/** A card that runs on a remote server asks for one, and theirs runs on another. */
export function runsElsewhere(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'server') return [];
  const { source } = prompt;
  const title = means.titles.titleOf(cards[source]?.def ?? -1);
  return told.flatMap(({ entry, line }) => {
    const server = centralIn(title, line);
    if (server === null) return [];
    return taken(means, node, {
      ...{ kind: 'barred', card: source, credits: 0, entry, difference: null },
      ...{ rule: 'MUST-01', legal: false, decisions: [{ do: 'server', server }] },
      reason: `${title}: a run is made on ${server}, which it does not allow.`,
    });
  });
}
