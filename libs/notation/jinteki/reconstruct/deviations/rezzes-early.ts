import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

export const rezzesInRoot = / to rez (.+) in (?:the root of )?(?:HQ|R&D|Archives|Server \d+)\.$/;

/** Cards that are rezzed before the Runner jacks out, who is asked that first by our rules. */
export function rezzesEarly(means: Means, node: Node, rezzed: readonly Told[]): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'jack-out') return [];
  return rezzed.flatMap(({ entry, line }) => {
    const title = rezzesInRoot.exec(line)?.[1];
    const def = title === undefined ? null : means.titles.ofTitle(title);
    return cards.flatMap((card) =>
      card.def === def && card.zone === 'root' && !card.faceup
        ? taken(means, node, {
            kind: 'early-rez',
            card: card.id,
            credits: 0,
            entry,
            difference: 'D3',
            rule: 'RUN5-02',
            reason: `${means.titles.titleOf(card.def)} is rezzed before the Runner jacks out.`,
            legal: false,
          })
        : [],
    );
  });
}
