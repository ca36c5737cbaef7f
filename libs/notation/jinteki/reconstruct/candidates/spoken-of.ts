import type { CardId, Decision, Pool, State } from '#rules';
import type { Spoken } from '../spoken';
import { cardIn, titleOf } from './shows';

/** A card as lines call it, where it is. */
export function spokenIn(pool: Pool, state: State, id: CardId): Spoken {
  const { server: root, zone } = cardIn(state, id);
  const server = zone === 'archives' ? 'Archives' : root;
  const at = state.servers.find(({ name }) => name === server)?.ice.indexOf(id) ?? -1;
  return { title: titleOf(pool, state, id), server, position: at < 0 ? null : at };
}

/** What is installed from HQ lines do not name. */
export function spokenInHand(pool: Pool, state: State, id: CardId): readonly Spoken[] {
  const { def, zone } = cardIn(state, id);
  if (zone !== 'hq') return [];
  const isIce = pool.definitions[def]?.value.type === 'ice';
  // A question says "from HQ" of all of them.
  const title = isIce ? 'install ice from HQ protecting' : 'install a card from HQ in';
  return [{ title, server: null, position: null }];
}

/** What is installed, of both sides. */
export const installedIn = ({ servers, runner }: State): readonly CardId[] => [
  ...servers.flatMap(({ ice, root }) => [...ice, ...root]),
  ...runner.rig,
];

/** Cards in Archives, where ours offers none but what is installed. */
export function besidesInstalled(state: State, list: readonly Decision[]): readonly CardId[] {
  const installed = new Set(installedIn(state));
  return list.every((one) => !('card' in one) || installed.has(one.card))
    ? state.corp.archives
    : [];
}

/** What is chosen there as if it were installed is told with its place; what lies facedown, by that alone. */
export function spokenInArchives(pool: Pool, state: State, id: CardId): Spoken {
  const title = cardIn(state, id).faceup ? titleOf(pool, state, id) : 'a card';
  return { title: `${title} in Archives`, server: 'Archives', position: null };
}

/** What theirs may choose and ours does not offer: anything in place of cards that are all faceup, as a line would name one of them. */
export function elsewhere(state: State, list: readonly Decision[]): readonly CardId[] {
  const listed = list.flatMap((one) => ('card' in one ? [cardIn(state, one.card)] : []));
  const areNamed = listed.length > 0 && listed.every(({ faceup }) => faceup);
  return areNamed ? state.cards.map(({ id }) => id) : besides(state, list);
}

/** All cards of the place in which those of a list lie: what is installed, a hand or a pile; none where it is no such place. */
function besides(state: State, list: readonly Decision[]): readonly CardId[] {
  const { corp, runner } = state;
  const listed = list.flatMap((one) => ('card' in one ? [one.card] : []));
  const places = [installedIn(state), runner.heap, runner.grip, corp.archives, corp.hq];
  return places.find((place) => listed.every((id) => place.includes(id))) ?? [];
}
