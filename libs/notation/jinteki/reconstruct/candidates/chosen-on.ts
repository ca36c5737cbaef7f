import type { CardId, Decision, Pool } from '#rules';
import { listedTitles } from '../../log/listed-titles';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { useIn } from '../told-use';
import { picksSince } from './picks-for';
import { titleOf } from './shows';

const exposing = /^expose (.+)\.$/;

/** How many cards lines of these entries tell a card to expose: nothing else shows it. */
function exposedBy(
  title: string,
  { between: { after, until }, evidence: { shown } }: Goal,
): number {
  return shown
    .slice(Math.max(0, after + 1), until + 1)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => {
      const list = exposing.exec(useIn(title, line) ?? '')?.[1];
      return list === undefined ? sum : sum + listedTitles(list).length;
    }, 0);
}

/** How many were chosen for a card in these entries. */
const chosenFor = (source: CardId, { trail }: Node, { between: { after } }: Goal): number =>
  picksSince(trail, (between) => between.after >= after).filter((one) => one.source === source)
    .length;

/**
 * Theirs does with each card what is asked for as it is chosen, and asks on: ours chooses all of them first, and is not done
 * while more of the like may be chosen, or a line tells more of them to be exposed, where any way leads on so.
 */
export function chosenOn(
  pool: Pool,
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const { prompt } = state;
  if (prompt?.kind !== 'pick' || prompt.source === null || goal.order === 'any') return list;
  const title = titleOf(pool, state, prompt.source);
  const asksOn =
    goal.evidence.questions.asksOn(title, prompt.for) ||
    exposedBy(title, goal) > chosenFor(prompt.source, node, goal);
  if (!asksOn) return list;
  goal.refuses = true;
  return list.filter(({ do: what }) => what !== 'done');
}
