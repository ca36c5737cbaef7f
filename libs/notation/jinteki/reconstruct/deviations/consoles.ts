import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import { type Told, inHand } from './told';

/** A second console: our rules refuse it as long as the first one is there. */
export function consoles(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { rules, titles } = means;
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const title = / to install (.+?)\.$/.exec(line)?.[1];
    const def = title === undefined ? null : titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (card === undefined || title === undefined) return [];
    const refused = rules.apply(state, { do: 'install', card });
    if (refused.ok || refused.code !== 'CONSOLE_LIMIT') return [];
    return state.runner.rig.flatMap((id) =>
      taken(means, node, {
        kind: 'console-replaced',
        card: id,
        credits: 0,
        entry,
        difference: 'D9',
        rule: 'CONS-01',
        reason: `${title} is installed, and the console that was there is trashed.`,
        legal: false,
        decisions: [{ do: 'install', card }],
      }),
    );
  });
}
