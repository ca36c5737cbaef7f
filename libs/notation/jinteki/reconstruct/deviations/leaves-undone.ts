import type { Means } from '../follow';
import type { Node } from '../node';
import { sayLine } from '../say-line';
import type { Shown } from '../shown';
import { useIn } from '../told-use';
import { taken } from './taken';
import type { Told } from './told';
import type { Unanswered } from './unanswered';

/** What a card asks of a run is left without an answer before that is made, and it is not made at all. */
export function leavesUnrun(means: Means, node: Node, left: readonly Unanswered[]): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'server') return [];
  const { source } = prompt;
  const one = left.findLast(({ def }) => def === cards[source]?.def);
  if (one === undefined) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: source, credits: 0, entry: one.entry },
    ...{ difference: 'D17', rule: 'MUST-01', legal: false },
    reason: `${means.titles.titleOf(one.def)}: "${sayLine(one.message)}" is left without an answer, and no run is made.`,
  });
}

const moves = / uses? (.+?) to move to (HQ|R&D|Archives|Server \d+)\.$/;

/** A card is told, since it was used, to move to the server in which it lies, which is none that it may move to. */
export function staysInPlace(
  means: Means,
  node: Node,
  shown: readonly Shown[],
  until: number,
): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'server') return [];
  const { servers, source } = prompt;
  const card = cards[source];
  const title = means.titles.titleOf(card?.def ?? -1);
  const stays = (line: string): boolean => {
    const [, of, server] = moves.exec(line) ?? [];
    return of === title && server === card?.server && !servers.some((other) => other === server);
  };
  const used = (node.trail?.between.after ?? until) + 1;
  const entry = shown.findIndex(
    ({ lines }, at) => at >= used && at <= until && lines.some((line) => stays(line)),
  );
  if (entry < 0) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: source, credits: 0, entry },
    ...{ difference: 'D15', rule: 'MUST-01', legal: false },
    reason: `${title} moves to where it lies.`,
  });
}

const inDiscard = / from (?:Archives|(?:the|their|his|her|its) [Hh]eap)\b/;

/** A card that could search its player's deck is told to look through what was discarded, and finds nothing there. */
export function leavesUnsearched(
  means: Means,
  node: Node,
  left: readonly Unanswered[],
  shown: readonly Shown[],
): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'pick' || prompt.why !== 'search' || prompt.source === null) return [];
  const { source } = prompt;
  const one = left.findLast(({ def }) => def === cards[source]?.def);
  if (one === undefined) return [];
  const title = means.titles.titleOf(one.def);
  const isElsewhere = shown
    .slice(Math.max(0, one.asked), one.entry + 1)
    .some(({ lines }) => lines.some((line) => inDiscard.test(useIn(title, line) ?? '')));
  if (!isElsewhere) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: source, credits: 0, entry: one.entry },
    ...{ difference: 'D17', rule: 'MUST-01', legal: false },
    reason: `${title} looks for a card where there is none, and no deck is searched.`,
  });
}

const nothing = / pays 0 \[Credits?\] to use (.+?) to do nothing\.$/;

/** A card is told to do nothing as nothing is paid for it, though ours does the rest of what it says. */
export function leavesAtNone(means: Means, node: Node, told: readonly Told[]): Node[] {
  const { cards, prompt } = node.live.state;
  if (prompt?.kind !== 'number') return [];
  const { source } = prompt;
  const title = means.titles.titleOf(cards[source]?.def ?? -1);
  const one = told.find(({ line }) => nothing.exec(line)?.[1] === title);
  if (one === undefined) return [];
  return taken(means, node, {
    ...{ kind: 'unanswered', card: source, credits: 0, entry: one.entry },
    ...{ difference: null, rule: 'COST-05', legal: false },
    reason: `${title}: nothing is paid for it, and it does nothing.`,
  });
}
