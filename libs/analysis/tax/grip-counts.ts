import type { CardId, State } from '#rules';
import { LEAVES } from './asked-on-the-way';
import type { Through } from './plain-table';
import { runOf } from './run-of';
import { isSilent } from './silent';
import type { Topic } from './touched/topic';
import { touchedBy } from './touched/touched-by';

/** Whether fewer cards in the grip may be cheaper: as long as ice that asks how many there are is ahead. */
export function gripCounts(
  { rules, begun, server }: Through,
  isAsked: (topic: Topic) => boolean,
): (state: State) => boolean {
  if (!isAsked('grip-less')) return () => false;
  const definitionOf = (id: CardId) => rules.pool.definitions[begun.cards[id]?.def ?? -1];
  const asks = (id: CardId): boolean => {
    const definition = definitionOf(id);
    return definition === undefined || touchedBy(definition).asks.has('grip-less');
  };
  const all = begun.servers.flatMap(({ ice }) => ice);
  const cards = begun.active.filter((id) => !all.includes(id));
  const changed = new Set(
    [...cards, ...all].flatMap((id) => {
      const definition = definitionOf(id);
      return definition === undefined ? ['anything' as const] : [...touchedBy(definition).changes];
    }),
  );
  const isOfOthers = (id: CardId): boolean => {
    const definition = definitionOf(id);
    if (definition === undefined || !isSilent(definition)) return asks(id);
    return changed.has('others') && definition.subs.some((sub) => OF_GRIP.test(wordsOf(sub)));
  };
  if (RETURNS.some((topic) => changed.has(topic)) || cards.some(asks) || all.some(isOfOthers))
    return () => true;
  const asking = server.ice.filter(asks);
  return (state) => {
    const ice = state.servers.find(({ name }) => name === server.name)?.ice ?? [];
    const position = runOf(state)?.vars.position ?? Infinity;
    return ice.slice(0, position).some((id) => asking.includes(id));
  };
}

const RETURNS: readonly Topic[] = [...LEAVES, 'returns', 'swaps'];
const OF_GRIP = /"(?:grip|discard)"/;
const wordsOf = (sub: unknown): string => JSON.stringify(sub);
