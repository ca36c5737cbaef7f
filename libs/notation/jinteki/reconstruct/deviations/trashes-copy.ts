import type { Means } from '../follow';
import type { Node } from '../node';
import { SIDES } from '../../lens/side';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { taken } from './taken';

/** A copy of a card that theirs trashes as another is installed. */
export interface CopyTrashed {
  readonly entry: number;
  readonly def: number;
}

const announces = /^The (.+) will now be trashed\.$/;

/** What a player is told to be trashed, and a line tells to be so as it is acknowledged. */
export const copiesTrashedIn = (
  titles: Titles,
  shown: readonly Pick<Shown, 'lines' | 'prompts'>[],
  { after, until }: { readonly after: number; readonly until: number },
): CopyTrashed[] =>
  shown.slice(0, until + 1).flatMap(({ lines }, entry) => {
    const before = entry > after ? shown[entry - 1] : undefined;
    return SIDES.flatMap((side) => {
      const title = announces.exec(before?.prompts[side]?.message ?? '')?.[1];
      const def = title === undefined ? null : titles.ofTitle(title);
      return def !== null && lines.includes(`${title ?? ''} is trashed.`) ? [{ entry, def }] : [];
    });
  });

/** Theirs holds for unique what our cards do not. */
export function trashesCopy(means: Means, node: Node, copies: readonly CopyTrashed[]): Node[] {
  const { active, cards } = node.live.state;
  return copies.flatMap(({ def, entry }) =>
    active
      .filter((id) => cards[id]?.def === def)
      .flatMap((card) =>
        taken(means, node, {
          ...{ kind: 'console-replaced', card, credits: 0, entry, difference: null },
          ...{ rule: 'UNIQ-01', legal: false },
          reason: `${means.titles.titleOf(def)} is trashed as if it were unique.`,
        }),
      ),
  );
}
