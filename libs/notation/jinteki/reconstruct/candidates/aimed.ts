import type { CardId, Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn } from './shows';

/** Cards that a card of ours asks for: those on which the lines tell that it is used. */
export function aimed(
  { definitions }: Pool,
  { live: { state } }: Node,
  source: CardId | null,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const title = source === null ? undefined : definitions[cardIn(state, source).def]?.value.title;
  if (title === undefined) return list;
  if (evidence.isIdle(title)) return list.filter((one) => one.do === 'done');
  const places = evidence.aims(title);
  const isAimedAt = (one: Decision): boolean =>
    'card' in one &&
    places.some(
      ({ server, position }) =>
        state.servers.find(({ name }) => name === server)?.ice[position] === one.card,
    );
  const fits = list.filter(isAimedAt);
  return fits.length > 0 ? [...fits, ...list.filter((one) => one.do === 'done')] : list;
}
