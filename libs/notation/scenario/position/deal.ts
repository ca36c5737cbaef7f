import {
  type Card,
  type CardId,
  type CardType,
  type Definition,
  type Effects,
  type Pool,
  type ServerName,
  type Side,
  type Work,
  type Zone,
  abilitiesOf,
  addCard,
  addIdentity,
  canBeAdvanced,
  cardOf,
  fitsHost,
  isBlank,
  isCrowded,
  isInstalled,
  liesWhereItMay,
  outside,
  ownCard,
  ownerOf,
  refreshActive,
  resumeCondition,
  turnFace,
  updateHandles,
  valueOf,
} from '#rules';
import { nearestCards } from '../../native/nearest-cards';
import type { Names } from '../names';
import type { Problem } from '../place';
import { counterNames, type CardEntry } from './position';

/** The table while cards are laid on it. */
export interface Deal {
  readonly g: Work;
  readonly names: Names;
  readonly problems: Problem[];
  /** Titles that no card of the pool has. */
  readonly unknown: string[];
  /** Choices with lasting meaning, to be joined when every card lies there. */
  readonly chosen: { readonly card: CardId; readonly by: CardEntry }[];
  /** Cards of which nothing says how many recurring credits lie on them: all of them do. */
  readonly full: CardId[];
}

/** Where a card of a position goes, and what may lie there. */
export interface Spot {
  readonly side: Side;
  readonly zone: Zone;
  readonly list: CardId[];
  /** The types that may lie there; any of the side's cards where it is left out. */
  readonly types?: readonly CardType[];
  readonly server?: ServerName;
  readonly faceup: (entry: CardEntry) => boolean;
}

/** Tokens stay where a card can be advanced at times only, such as while it is unrezzed. */
const couldBeAdvanced = (g: Work, card: Card): boolean =>
  abilitiesOf(g, card).some(
    ({ ability }) => ability.kind === 'constant' && ability.modifies.of === 'advanceable',
  );

/** Whether some effect of the pool places tokens on cards whether they can be advanced or not. */
const tokensGoAnywhere = ({ effects }: Pool): boolean =>
  [...effects.values()].some((block) =>
    block.some(
      (effect) =>
        effect.do === 'place' &&
        effect.counter === 'advancement' &&
        typeof effect.on === 'object' &&
        'named' in effect.on &&
        isFreeChoice(block, effect.on.named),
    ),
  );

const isFreeChoice = (block: Effects, name: string): boolean =>
  block.some(
    (effect) =>
      effect.do === 'choose' &&
      effect.as === name &&
      typeof effect.from === 'object' &&
      !('advanceable' in effect.from),
  );

const wrong = (deal: Deal, entry: CardEntry, message: string): void => {
  deal.problems.push({ at: entry.at, message: `"${entry.card}" ${message}` });
};

function definitionFor(deal: Deal, entry: CardEntry, side: Side): Definition | null {
  const { pool } = deal.g;
  const definition = pool.byTitle.get(entry.card);
  if (definition === undefined) {
    deal.unknown.push(entry.card);
    const near = nearestCards(pool, side, entry.card).join(', ');
    wrong(deal, entry, `is no card of ${pool.name}; nearest: ${near}`);
    return null;
  }
  if (definition.side === side) return definition;
  wrong(deal, entry, `is a card of the other side`);
  return null;
}

function declare(deal: Deal, entry: CardEntry, id: CardId): void {
  if (!deal.names.declare(id, entry.card, entry.as))
    wrong(deal, entry, `takes the alias ${entry.as ?? ''}, which another card has`);
}

const inPlay: ReadonlySet<Zone> = new Set<Zone>([
  'hosted',
  'identity',
  'root',
  'ice',
  'rig',
  'corp-score',
  'runner-score',
]);

/** Tokens and facing, with what cannot be. */
function dress(deal: Deal, entry: CardEntry, id: CardId): void {
  const { g } = deal;
  const { zone } = cardOf(g, id);
  const isCorpInstalled = zone === 'root' || zone === 'ice';
  if (entry.rezzed && !isCorpInstalled) wrong(deal, entry, 'is not installed and cannot be rezzed');
  refreshActive(g, id);
  updateHandles(g, id);
  const card = ownCard(g.state, id);
  if (entry.advancement > 0) {
    card.advancement = entry.advancement;
    const isFree = isCorpInstalled && tokensGoAnywhere(g.pool);
    if (!isFree && !canBeAdvanced(g, card) && !couldBeAdvanced(g, card))
      wrong(deal, entry, 'cannot be advanced here');
  }
  if (entry.counters.recurring === undefined) deal.full.push(id);
  for (const name of counterNames) {
    const amount = entry.counters[name];
    if (amount === undefined) continue;
    card[name] = amount;
    if (amount > 0 && !inPlay.has(zone)) wrong(deal, entry, 'is not in play: no counters');
  }
  if (entry.chosen !== null) deal.chosen.push({ card: id, by: entry });
}

/** How a card's own effect puts others on it without installing them (HOST-11). */
const hostingEffect = (g: Work, on: Card) =>
  abilitiesOf(g, on)
    .flatMap(({ ability }) => ('effects' in ability ? ability.effects : []))
    .flatMap((effect) => (effect.do === 'both' ? effect.effects : [effect]))
    .find((effect) => effect.do === 'host' && effect.on === 'this');

const hostsAgendas = (g: Work, on: Card): boolean =>
  abilitiesOf(g, on).some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      ability.modifies.of === 'hosts' &&
      ability.modifies.cards.type === 'agenda',
  );

/** Assets or agendas, which are installed there. */
const hostsInRoot = (g: Work, on: Card): boolean =>
  abilitiesOf(g, on).some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      ability.modifies.of === 'hosts' &&
      (ability.modifies.cards.type === 'asset' || Array.isArray(ability.modifies.cards.type)),
  );

/** How a card's own effect puts an identity on it that comes from outside (OUT-03). */
const bringingEffect = (g: Work, on: Card) =>
  abilitiesOf(g, on)
    .flatMap(({ ability }) => ('effects' in ability ? ability.effects : []))
    .find((effect) => effect.do === 'bring' && effect.to === 'on-this');

/** OUT-01: as many as it brings, and no other than it could. */
function fitFromOutside(deal: Deal, entry: CardEntry, on: Card): void {
  const effect = bringingEffect(deal.g, on);
  if (effect?.do !== 'bring') return;
  const could = outside(deal.g, effect.cards).map(({ value }) => value.title);
  for (const [at, one] of entry.hosted.entries())
    if (at >= effect.amount || !could.includes(one.card))
      wrong(deal, one, `is none that "${entry.card}" could have brought`);
}

function spotOn(g: Work, on: Card): Spot {
  if (bringingEffect(g, on) !== undefined)
    return {
      side: 'runner',
      zone: 'hosted',
      list: g.state.hosted,
      types: ['identity'],
      faceup: () => true,
    };
  // Agendas that a card of the Runner keeps (HOST-11).
  if (hostsAgendas(g, on))
    return {
      side: 'corp',
      zone: 'hosted',
      list: g.state.hosted,
      types: ['agenda'],
      faceup: () => true,
    };
  const effect = hostingEffect(g, on);
  // What comes onto ice that way is installed, and stays so (HOST-13).
  if (effect?.do === 'host' && on.zone !== 'ice')
    return {
      side: ownerOf(g, on),
      zone: 'hosted',
      list: g.state.hosted,
      faceup: () => effect.faceup === true,
    };
  // HOST-19
  const root = g.state.servers.find(({ name }) => name === on.server)?.root;
  if (on.server !== null && on.zone === 'root' && root !== undefined && hostsInRoot(g, on))
    return {
      side: 'corp',
      zone: 'root',
      server: on.server,
      list: root,
      types: ['agenda', 'asset'],
      faceup: ({ rezzed }) => rezzed,
    };
  // HOST-15
  if (ownerOf(g, on) === 'corp' && on.zone === 'root')
    return {
      side: 'corp',
      zone: 'hosted',
      list: g.state.hosted,
      types: ['ice'],
      faceup: () => false,
    };
  return {
    side: 'runner',
    zone: 'rig',
    list: g.state.runner.rig,
    types: ['program', 'hardware', 'resource'],
    faceup: () => true,
  };
}

/** HOST-14: an operation or event that lies on a card as a condition counter. */
const counterSpot = (g: Work, type: 'operation' | 'event'): Spot => ({
  side: type === 'operation' ? 'corp' : 'runner',
  zone: 'hosted',
  list: g.state.hosted,
  types: [type],
  faceup: () => true,
});

function host(deal: Deal, entry: CardEntry, on: Card): void {
  const { g } = deal;
  if (entry.hosted.length === 0) return;
  const spot = spotOn(g, on);
  fitFromOutside(deal, entry, on);
  for (const one of entry.hosted) {
    const type = g.pool.byTitle.get(one.card)?.value.type;
    // Events that are hosted for what they are lie where the host's own effect put them (HOST-11).
    const isCounter = type === 'operation' || (type === 'event' && spot.zone === 'rig');
    const guest = lay(deal, one, isCounter ? counterSpot(g, type) : spot, on.id);
    if (guest === null) continue;
    if (isCounter) resumeCondition(g, guest, on.id);
    const isIce = spot.types?.includes('ice') === true;
    if ((isCounter || isIce || spot.zone === 'rig') && !fitsHost(g, on, guest))
      wrong(deal, one, `cannot be hosted on "${entry.card}"`);
    else if (isCrowded(g, on)) wrong(deal, one, `is more than "${entry.card}" can host`);
  }
}

/** Lays a card of a position in its place, then what it hosts. */
export function lay(deal: Deal, entry: CardEntry, spot: Spot, on?: CardId): Card | null {
  const definition = definitionFor(deal, entry, spot.side);
  if (definition === null) return null;
  const { type } = definition.value;
  // OUT-02, OUT-03: one that was replaced is out of the game, one from outside lies on its host.
  const mayBeIdentity = spot.zone === 'removed' || spot.types?.includes('identity') === true;
  if (type === 'identity' && !mayBeIdentity)
    wrong(deal, entry, 'is an identity: each side has one');
  else if (spot.types !== undefined && !spot.types.includes(type))
    wrong(deal, entry, `cannot be there: ${spot.types.join(' or ')} only`);
  if (entry.face !== null || entry.copy !== null) wrong(deal, entry, 'has no other side');
  if (type === 'agenda' && entry.rezzed) wrong(deal, entry, 'is an agenda and cannot be rezzed');
  const { id } = addCard(deal.g, definition, spot.zone);
  spot.list.push(id);
  const laid = ownCard(deal.g.state, id);
  laid.server = spot.server ?? null;
  laid.faceup = spot.faceup(entry);
  laid.host = on ?? null;
  declare(deal, entry, id);
  dress(deal, entry, id);
  const card = cardOf(deal.g, id);
  const isInPlace = !isInstalled(card) || isBlank(card) || liesWhereItMay(deal.g, card);
  if (!isInPlace) wrong(deal, entry, 'is not where alone it can be installed');
  host(deal, entry, card);
  return card;
}

export const layAll = (deal: Deal, entries: readonly CardEntry[], spot: Spot): void => {
  for (const entry of entries) lay(deal, entry, spot);
};

/** FLIP-01, FLIP-02: which side lies up, or which copy it is while its front does. */
function turn(deal: Deal, entry: CardEntry, card: Card): void {
  const value = valueOf(deal.g, card);
  const backs = value.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];
  const back = entry.face ?? entry.copy;
  if (back === null) return;
  const at = backs.findIndex(({ title }) => title === back);
  const names = backs.map(({ title }) => `"${title}"`).join(', ');
  if (at < 0)
    wrong(deal, entry, names === '' ? 'has no other side' : `has no side "${back}", but ${names}`);
  else if (entry.face !== null && entry.copy !== null)
    wrong(deal, entry, 'shows which copy it is: its other side lies up');
  else turnFace(deal.g, card.id, entry.face === null ? 2 * at : 2 * at + 1);
}

export function layIdentity(deal: Deal, entry: CardEntry, side: Side): void {
  const definition = definitionFor(deal, entry, side);
  if (definition === null) return;
  if (definition.value.type !== 'identity') {
    wrong(deal, entry, 'is no identity');
    return;
  }
  const card = addIdentity(deal.g, side, definition);
  declare(deal, entry, card.id);
  turn(deal, entry, card);
  dress(deal, entry, card.id);
  host(deal, entry, cardOf(deal.g, card.id));
}
