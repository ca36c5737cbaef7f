import {
  currentRun,
  type CardId,
  type Decision,
  type Definition,
  type Effect,
  type Work,
} from '#rules';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** What may lead the Runner back to ice that was passed, or speak of ice wherever it is. */
const LEADS_BACK: readonly Topic[] = [
  ...(['returns', 'moves', 'accesses', 'others', 'swaps', 'anything'] as const),
];
/** What may ask of ice that is not ahead; how much there is of it, and what is ahead, stays as it was (`stands`). */
const ASKS_OTHERS: readonly Topic[] = ['ice', 'swaps', 'moves', 'anything'];

const isSwap = (choice: Effect | undefined, then: Effect | undefined): boolean =>
  choice?.do === 'choose' &&
  then?.do === 'swap' &&
  then.cards === 'that' &&
  typeof then.with === 'object' &&
  'named' in then.with &&
  then.with.named === choice.as;

/** Whether it matters to a card where ice is that the run does not come to any more. */
function mindsPassed(definition: Definition | undefined): boolean {
  if (definition === undefined) return true;
  const { changes, asks } = touchedBy(definition);
  return (
    LEADS_BACK.some((topic) => changes.has(topic)) || ASKS_OTHERS.some((topic) => asks.has(topic))
  );
}

/**
 * Of the ice in whose place that goes which was passed, what is ahead of the Runner: to put it anywhere else is of no
 * more use than to leave it where it is.
 */
export function swapsAhead(g: Work, picks: readonly Decision[]): readonly Decision[] {
  const { frames, cards, servers, active } = g.state;
  const block = frames.at(-1);
  const run = currentRun(g);
  if (block?.at !== 'block' || block.vars.that === null || run === null) return picks;
  const { path, i, that } = block.vars;
  const effects = g.pool.effects.get(path);
  if (!isSwap(effects?.[i], effects?.[i + 1])) return picks;
  const ice = servers.find(({ name }) => name === run.server)?.ice ?? [];
  const at = ice.indexOf(that);
  const definitionOf = (id: CardId) => g.pool.definitions[cards[id]?.def ?? -1];
  const all = servers.flatMap((one) => one.ice);
  const speaking = active.filter((id) => !all.includes(id) && id !== block.vars.source);
  if (at < 0 || [...ice.slice(0, at), ...speaking].some((id) => mindsPassed(definitionOf(id))))
    return picks;
  const ahead = ice.slice(0, at);
  const worth = picks.filter((one) => one.do === 'pick' && ahead.includes(one.card));
  return worth.length > 0 ? worth : picks.slice(0, 1);
}
