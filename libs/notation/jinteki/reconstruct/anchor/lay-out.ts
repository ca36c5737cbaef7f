import {
  cardOf,
  type CardId,
  isGripOpen,
  move,
  type OwnCard,
  ownCard,
  refreshActive,
  type State,
  valueOf,
  type Work,
} from '#rules';
import { countOf } from '../../json';
import { advancementOf, countersOf, isFacedown, isFaceup, isRezzed, isSeen } from '../../lens/card';
import type { Place } from './place';

function mark(card: OwnCard, { card: theirs }: Place): void {
  const counters = countersOf(theirs);
  card.advancement = advancementOf(theirs);
  card.virus = countOf(counters['virus']);
  card.power = countOf(counters['power']);
  card.agenda = countOf(counters['agenda']);
  card.credit = countOf(counters['credit']);
  card.recurring = countOf(counters['recurring']);
}

const liesFaceup = ({ zone, card, host }: Place): boolean => {
  if (zone === 'ice' || zone === 'root') return isFaceup(card);
  if (zone === 'rig') return !isFacedown(card);
  // HOST-15: ice lies facedown on its host.
  if (zone === 'hosted')
    return !(typeof host === 'object' && host?.zone === 'root' && !isRezzed(card));
  if (zone === 'archives') return isSeen(card);
  return zone !== 'hq' && zone !== 'grip';
};

function hostOf(state: State, given: ReadonlyMap<Place, CardId>, { host }: Place): CardId | null {
  if (host === null) return null;
  return typeof host === 'string' ? state[host].identity : (given.get(host) ?? null);
}

/** Brings every card to its place, and into its deck what has none. */
export function layOut(g: Work, given: ReadonlyMap<Place, CardId>): void {
  const { state } = g;
  for (const [place, id] of given) {
    const card = cardOf(g, id);
    if (card.zone !== place.zone || card.server !== place.server || place.zone === 'ice')
      move(g, id, { zone: 'aside', faceup: false });
  }
  const placed = new Set(given.values());
  for (const card of state.cards) {
    if (placed.has(card.id)) continue;
    if (valueOf(g, card).type === 'identity') {
      // OUT-02, OUT-03: an identity that was left is in no deck, and lies on no card.
      if (card.zone === 'hosted') move(g, card.id, { zone: 'removed', faceup: true });
      continue;
    }
    const corp = g.pool.definitions[card.def]?.side === 'corp';
    if (card.zone !== (corp ? 'rd' : 'stack'))
      move(g, card.id, { zone: corp ? 'rd' : 'stack', faceup: false });
  }
  for (const { server } of given.keys())
    if (server !== null && !state.servers.some(({ name }) => name === server))
      state.servers.push({ name: server, ice: [], root: [] });
  for (const [place, id] of given) {
    const { zone, server } = place;
    const faceup = zone === 'grip' ? isGripOpen(g) : liesFaceup(place);
    const card = cardOf(g, id);
    if (card.zone !== zone || card.server !== server)
      move(g, id, { zone, faceup, ...(server === null ? {} : { server }) });
    else if (card.faceup !== faceup) {
      ownCard(state, id).faceup = faceup;
      refreshActive(g, id);
    }
    const own = ownCard(state, id);
    own.host = hostOf(state, given, place);
    mark(own, place);
  }
  state.servers = state.servers.filter(
    ({ name, ice, root }) => !name.startsWith('Server') || ice.length + root.length > 0,
  );
  for (const { name } of state.servers)
    while (name.startsWith('Server') && Number(name.slice('Server '.length)) > state.remotes)
      state.remotes += 1;
}
