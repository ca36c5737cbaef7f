import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

/** What lies in the root of Archives, or protects it, is called so. */
export const rezzesInArchives = /\brez .+ in Archives\.$/;
const paysToRez = / pays (\d+) ?\[Credits?\] to (?:use .+ to )?rez (.+) in Archives\.$/;

/** The Corp pays to rez a card that is not installed: it stays where it lies. */
export function idleRezzes(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards } = node.live.state;
  return told.flatMap(({ entry, line }) => {
    const [, paid, title] = paysToRez.exec(line) ?? [];
    if (title === undefined) return [];
    const def = means.titles.ofTitle(title);
    const card = cards.find((one) => one.def === def && one.zone === 'archives')?.id;
    if (card === undefined) return [];
    return taken(means, node, {
      kind: 'idle-rez',
      card,
      credits: Number(paid),
      entry,
      difference: 'D15',
      rule: 'REZ-01',
      reason: `${title} lies in Archives, and is paid for to be rezzed.`,
      legal: false,
    });
  });
}
