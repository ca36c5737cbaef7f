import { isRunning } from '../features';
import type { Means } from '../follow';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { taken } from './taken';
import type { Told } from './told';

export const rezzesInRoot = / to rez (.+) in (?:the root of )?(?:HQ|R&D|Archives|Server \d+)\.$/;

/** Whether the run that an entry stands in ends as the Runner jacks out. */
export function endsInJackOut(shown: readonly Shown[], entry: number): boolean {
  for (let at = entry; ; at += 1) {
    const there = shown[at];
    if (there === undefined || !isRunning(there.features)) return false;
    if (shown[at + 1]?.lines.some((line) => line.endsWith(' jacks out.')) === true) return true;
  }
}

/** Whether a card of a root is told to be rezzed between two entries. */
export const isRootRezzed = (
  shown: readonly Pick<Shown, 'lines'>[],
  { after, until }: Span,
): boolean =>
  shown
    .slice(after + 1, until + 1)
    .some(({ lines }) => lines.some((line) => rezzesInRoot.test(line)));

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
