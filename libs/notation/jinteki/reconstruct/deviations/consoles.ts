import type { CardId, Decision, State } from '#rules';
import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import { type Told, inHand } from './told';
import { unbarredRules } from './unbarred-rules';

/** By an action, or by an event that is played for it. */
const installs =
  / to (?:use (.+?) to )?install (.+?)(?: from the Grip| from their Grip)?(?: \(paying .+\))?\.$/;

/** What installs the second console: the action, or the event that is played and asks for it. */
function installing(
  state: State,
  { titles }: Means,
  by: string | undefined,
  card: CardId,
): readonly Decision[] | null {
  if (by === undefined) return [{ do: 'install', card }];
  const def = titles.ofTitle(by);
  const event = def === null ? undefined : inHand(state, def);
  return event === undefined
    ? null
    : [
        { do: 'play', card: event },
        { do: 'pick', card },
      ];
}

const lowers = / to trash (.+) to lower the install cost of (.+) by \d+ \[Credits?\]\.$/;

/** A card of the hand that the entry's lines tell to be trashed to pay less for a console, the one that goes for it among what may lower it. */
function lowered(
  { titles }: Means,
  state: State,
  told: readonly Told[],
  entry: number,
  console: string,
): readonly Decision[] {
  return told.flatMap(({ entry: at, line }): Decision[] => {
    const [, trashed, title] = lowers.exec(line) ?? [];
    const def = at !== entry || title !== console ? null : titles.ofTitle(trashed ?? '');
    const card = def === null ? undefined : inHand(state, def);
    return card === undefined ? [] : [{ do: 'pick', card }];
  });
}

/** A second console: our rules refuse it as long as the first one is there. */
export function consoles(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { rules, titles } = means;
  const { state } = node.live;
  return told.flatMap(({ entry, line }) => {
    const [, by, title] = installs.exec(line) ?? [];
    const def = title === undefined ? null : titles.ofTitle(title);
    const card = def === null ? undefined : inHand(state, def);
    if (card === undefined || title === undefined) return [];
    const limited = [rules, unbarredRules(rules)].some((ours) => {
      const refused = ours.apply(state, { do: 'install', card });
      return !refused.ok && refused.code === 'CONSOLE_LIMIT';
    });
    if (!limited) return [];
    const leading = installing(state, means, by, card);
    if (leading === null) return [];
    const decisions = [...leading, ...lowered(means, state, told, entry, title)];
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
        decisions,
      }),
    );
  });
}
