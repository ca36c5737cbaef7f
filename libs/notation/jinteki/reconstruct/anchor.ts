import {
  bring,
  endLasting,
  refreshActive,
  move,
  type Work,
  valueOf,
  advance,
  frame,
  cardOf,
  type Pool,
  type Card,
  type CardId,
  type Duration,
  type Fact,
  cloneState,
  type OwnCard,
  ownCard,
  workOn,
  isGripOpen,
  isServerName,
  type ServerName,
  type State,
} from '#rules';
import { countOf, isObject, type JsonObject, objectOf } from '../json';
import {
  advancementOf,
  type CardJson,
  countersOf,
  hostedOn,
  isFaceup,
  isFacedown,
  isInstalled,
  isRezzed,
  isSeen,
  strengthOf,
} from '../lens/card';
import { gameView, playerView } from '../lens/game';
import { playerOf, type Side, sideOf, SIDES } from '../lens/side';
import { eachZone, type Zone as TheirZone } from '../lens/zones';
import { runOf } from '../lens/run';
import { framesInRun } from './amid-run';
import type { DeckModel } from './deck-model';
import type { Features } from './features';
import { ourFeatures } from './ours';
import { raise } from './raised';
import type { Titles } from './titles';

type Zone = Card['zone'];

interface Place {
  readonly def: number;
  readonly card: CardJson;
  readonly zone: Zone;
  readonly server: ServerName | null;
  /** What it lies on; a side for its identity. */
  readonly host: Place | Side | null;
}

const zoneOf = ({ kind, side }: TheirZone): Zone | null => {
  const corp = side === 'corp';
  switch (kind) {
    case 'hand':
      return corp ? 'hq' : 'grip';
    case 'discard':
      return corp ? 'archives' : 'heap';
    case 'scored':
      return corp ? 'corp-score' : 'runner-score';
    case 'rfg':
      return 'removed';
    case 'root':
    case 'ice':
    case 'rig':
      return kind;
    case 'current':
    case 'play-area':
      return 'play';
    case 'deck':
    case 'set-aside':
    case 'hosted':
      return null;
  }
};

/** What a host keeps is installed only on the Runner's side, and there not always (HOST-13, HOST-15). */
const hostedZone = (card: CardJson): Zone =>
  sideOf(card['side']) === 'runner' && isInstalled(card) ? 'rig' : 'hosted';

/** Where every card lies; null where one is not in the pool, or in no place of ours. */
function placesOf(titles: Titles, state: JsonObject): Place[] | null {
  const places: Place[] = [];
  let known = true;
  const add = (
    card: CardJson,
    zone: Zone,
    server: ServerName | null,
    host: Place['host'],
  ): void => {
    const def = titles.defOf(card);
    if (def === null) {
      known = false;
      return;
    }
    const place = { def, card, zone, server, host };
    places.push(place);
    for (const one of hostedOn(card)) if (isObject(one)) add(one, hostedZone(one), null, place);
  };
  eachZone(state, (their) => {
    const zone = zoneOf(their);
    if (their.kind === 'deck') return;
    const server = isServerName(their.server) ? their.server : null;
    if (zone === null) known = false;
    else for (const card of their.cards) if (isObject(card)) add(card, zone, server, null);
  });
  for (const side of SIDES) {
    const identity = objectOf(playerOf(state, side)['identity']);
    for (const one of identity === null ? [] : hostedOn(identity))
      if (isObject(one)) add(one, hostedZone(one), null, side);
  }
  return known ? places : null;
}

const isUnknown = ({ definitions }: Pool, def: number): boolean =>
  definitions[def]?.value.unknown === true;

/** A card of a deck is one of this title, as it showed. */
function named(g: Work, unseen: Card, def: number): CardId {
  g.state.cards[unseen.id] = { ...unseen, def };
  return unseen.id;
}

/** Gives each place a card of its title, the one that lies there already where there is one. */
function assign(g: Work, places: readonly Place[]): Map<Place, CardId> | null {
  const free = new Set(g.state.cards.filter(({ zone }) => zone !== 'identity'));
  const given = new Map<Place, CardId>();
  const take = (place: Place, fits: (card: Card) => boolean): void => {
    for (const card of free) {
      if (card.def !== place.def || !fits(card)) continue;
      free.delete(card);
      given.set(place, card.id);
      return;
    }
  };
  for (const place of places)
    take(place, ({ zone, server }) => zone === place.zone && server === place.server);
  for (const place of places) if (!given.has(place)) take(place, () => true);
  // What lies in a deck unseen may be any card: more copies show than were counted where one is taken back.
  for (const place of places) {
    if (given.has(place)) continue;
    const deck = g.pool.definitions[place.def]?.side === 'corp' ? 'rd' : 'stack';
    const lying = [...free].filter(({ zone }) => zone === deck);
    const unseen = lying.find(({ def }) => isUnknown(g.pool, def)) ?? lying[0];
    if (unseen === undefined) return null;
    free.delete(unseen);
    given.set(place, named(g, unseen, place.def));
  }
  // Ice lies in the order of its places, whichever card was found for each first.
  const inOrder = places.flatMap((place): [Place, CardId][] => {
    const id = given.get(place);
    return id === undefined ? [] : [[place, id]];
  });
  return inOrder.length === places.length ? new Map(inOrder) : null;
}

/** No game comes near; a position beyond it is not worth taking over. */
const most = 999;
const isSane = (number: number): boolean =>
  Number.isInteger(number) && number >= 0 && number <= most;

/** Theirs can move more counters from a card than lie there. */
const isSaneOnCard = (number: number): boolean => isSane(Math.abs(number));

function isSaneCard({ card }: Place): boolean {
  return (
    isSaneOnCard(advancementOf(card)) &&
    Object.values(countersOf(card)).every((n) => isSaneOnCard(countOf(n)))
  );
}

function isSaneState(theirs: JsonObject): boolean {
  const sides = [playerView(theirs, 'corp'), playerView(theirs, 'runner')];
  return sides.every((side) =>
    [side.credits, side.clicks, side.tags, side.badPublicity, side.brainDamage].every(isSane),
  );
}

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

function layOut(g: Work, given: ReadonlyMap<Place, CardId>): void {
  const { state } = g;
  for (const [place, id] of given) {
    const card = cardOf(g, id);
    if (card.zone !== place.zone || card.server !== place.server || place.zone === 'ice')
      move(g, id, { zone: 'aside', faceup: false });
  }
  const placed = new Set(given.values());
  for (const card of state.cards) {
    // OUT-02: an identity that was left is in no deck.
    if (valueOf(g, card).type === 'identity' || placed.has(card.id)) continue;
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

/** Brings a deck into the order in which its cards are going to show. */
function order(g: Work, side: Side, model: DeckModel, index: number): void {
  const deck = side === 'corp' ? g.state.corp.rd : g.state.runner.stack;
  const rest = [...deck];
  const take = (def: number): CardId | null => {
    const own = rest.findIndex((id) => cardOf(g, id).def === def);
    const at = own >= 0 ? own : rest.findIndex((id) => isUnknown(g.pool, cardOf(g, id).def));
    const [id] = at < 0 ? [] : rest.splice(at, 1);
    return id === undefined ? null : named(g, cardOf(g, id), def);
  };
  const top = model.orderAfter(index).map((def) => (def === null ? null : take(def)));
  const ids = top.map((id) => id ?? rest.pop()).filter((id) => id !== undefined);
  deck.splice(0, deck.length, ...ids, ...rest);
}

/** What goes on from turn to turn, as long as the card that it works on lies where it lay. */
const lastsForGood: ReadonlySet<Duration> = new Set(['while-active', 'forever']);
const lastsOn: ReadonlySet<Duration> = new Set([
  ...lastsForGood,
  ...(['turn', 'corp-turn-begins', 'runner-turn-begins'] as const),
]);

function settleNumbers(g: Work, theirs: JsonObject): void {
  const { state } = g;
  const corp = playerView(theirs, 'corp');
  const runner = playerView(theirs, 'runner');
  const { turn, active } = gameView(theirs);
  const running = countOf(playerOf(theirs, 'runner')['run-credit']);
  if (active !== null && (state.turn.number !== turn || state.turn.side !== active)) {
    state.turn = { number: turn, side: active };
    state.history = { thisTurn: [], lastTurn: state.history.thisTurn };
    state.usages = [];
    endLasting(g, ({ until }) => !lastsForGood.has(until));
  }
  Object.assign(state.corp, {
    credits: corp.credits,
    clicks: corp.clicks,
    badPublicity: corp.badPublicity,
  });
  Object.assign(state.runner, {
    // Theirs counts what is for the present run in the pool, but for bad publicity.
    credits: runner.credits - running,
    clicks: runner.clicks,
    tags: runner.tags,
    brain: runner.brainDamage,
    runCredits: running + countOf(playerOf(theirs, 'runner')['bad-pub-credit']),
  });
  for (const side of SIDES) {
    const identity = objectOf(playerOf(theirs, side)['identity']);
    if (identity !== null)
      ownCard(state, state[side].identity).recurring = countOf(countersOf(identity)['recurring']);
  }
}

/** The strength that theirs shows of what lies in the rig. */
const raisedIn = (given: ReadonlyMap<Place, CardId>): Map<CardId, number> =>
  new Map(
    [...given].flatMap(([{ card: theirs, zone }, id]): [CardId, number][] => {
      const strength = zone === 'rig' ? strengthOf(theirs) : null;
      return strength === null ? [] : [[id, strength]];
    }),
  );

export interface Anchored {
  readonly state: State;
  /** What it shows as it is taken over, before anything goes on by itself. */
  readonly laid: Features;
  /** What went on by itself until somebody is asked. */
  readonly facts: readonly Fact[];
}

/** Where ours stands in their turn: between two actions, or amid a run. */
function framesOf(g: Work, theirs: JsonObject): State['frames'] | null {
  if (runOf(theirs) !== null) return framesInRun(g, theirs);
  const { active } = gameView(theirs);
  // What may be done between two actions may be done next.
  return active === 'corp' ? [frame('corp-turn', '2.2b', {})] : [frame('runner-turn', '1.6b', {})];
}

/** The identity becomes theirs, where it is another; false where it cannot: the Runner's alone is changed amid a game (OUT-02). */
function settleIdentity(g: Work, titles: Titles, side: Side, theirs: JsonObject): boolean {
  const identity = objectOf(playerOf(theirs, side)['identity']);
  const def = identity === null ? null : titles.defOf(identity);
  const own = g.state[side].identity;
  if (def === null || def === cardOf(g, own).def) return true;
  if (side === 'corp') return false;
  bring(g, titles.definition(def), 'identity', own);
  return true;
}

/**
 * Our position set to theirs at an entry where a player of theirs is about to act, or amid a run: what
 * cannot be reached by decisions is taken over, so that the rest of the game can be checked again. Null
 * where their position cannot be one of ours.
 */
export function anchor(
  pool: Pool,
  titles: Titles,
  from: State,
  theirs: JsonObject,
  decks: { readonly [side in Side]: DeckModel },
  index: number,
): Anchored | null {
  const facts: Fact[] = [];
  const g = workOn(pool, cloneState(from), facts);
  const places = placesOf(titles, theirs);
  const given = places === null ? null : assign(g, places);
  const { active, winner } = gameView(theirs);
  if (given === null || active === null || winner !== null || g.state.outcome !== null) return null;
  if (!isSaneState(theirs) || ![...given.keys()].every(isSaneCard)) return null;
  if (!SIDES.every((side) => settleIdentity(g, titles, side, theirs))) return null;
  g.state.frames = [];
  g.state.prompt = null;
  endLasting(g, ({ until }) => !lastsOn.has(until));
  layOut(g, given);
  order(g, 'corp', decks.corp, index);
  order(g, 'runner', decks.runner, index);
  settleNumbers(g, theirs);
  g.met = [];
  const frames = framesOf(g, theirs);
  if (frames === null) return null;
  g.state.frames = frames;
  raise(g, raisedIn(given));
  facts.length = 0;
  const laid = ourFeatures(pool, g.state, []);
  advance(g, null);
  return { state: g.state, laid, facts };
}
