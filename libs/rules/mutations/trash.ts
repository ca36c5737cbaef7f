import { mayLeave } from '../query/may-leave';
import { see, toAll } from '../query/see';
import type { Sighting } from '../state/sighting';
import type { Work } from '../machine/work';
import { placeOfIce } from '../query/ice-position';
import { answering, cardOf, isBlank, ownerOf, typeOfCard } from '../query/card';
import { printedOn } from '../query/constant';
import { forbidden, mayBeTrashed } from '../query/forbidden';
import type { FactOf } from '../state/fact';
import type { DamageKind } from '../state/trait';
import type { Card, Zone } from '../state/card';
import type { ServerName } from '../state/server';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { emit } from './emit';
import { move } from './move';
import { persist } from './persist';

interface Trashing {
  readonly by: Side;
  /** It is damage that trashes them. */
  readonly damage?: DamageKind;
  /** They were played, and have resolved. */
  readonly resolved?: true;
  /** What trashes them had shown them to the Runner, who sees them go (ZONE-07). */
  readonly shown?: true;
}

interface Place {
  readonly vacated?: ServerName;
  readonly position?: number;
}

function placeOf(g: Work, card: Card): Place {
  const ice = placeOfIce(g, card);
  if (ice !== null) return { vacated: ice.server, position: ice.position };
  return card.zone === 'root' && card.server !== null ? { vacated: card.server } : {};
}

const isAccessed = (g: Work, id: CardId): boolean =>
  g.state.frames.some((one) => one.at === 'access' && one.vars.card === id);

/** Whether a Corp card enters Archives faceup: only what the Runner could see (ZONE-07, TRASH-03, TRASH-04, INST-08). */
const faceupInArchives = (g: Work, id: CardId): boolean => {
  const card = cardOf(g, id);
  return card.zone === 'play' || card.zone === 'corp-score' || card.faceup || isAccessed(g, id);
};

/** A card that went out of sight is told of as the object it was until then (INFO-29). */
const leaving = (before: Sighting, after: Sighting): Sighting => ({
  card: after.card,
  seen: after.seen,
  corpHandle: after.corpHandle || before.corpHandle,
  runnerHandle: after.runnerHandle || before.runnerHandle,
  openHandle: after.openHandle || before.openHandle,
  ...(after.def === undefined ? {} : { def: after.def }),
});

/** TRASH-10: its own text puts it elsewhere; facedown it has none (INST-22). */
const isInstalledInstead = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'trashed-to').length > 0 &&
  !isBlank(card) &&
  !forbidden(g, 'install', 'runner');

function tellInstalled(g: Work, id: CardId, from: Zone): void {
  g.cameFrom = from === 'grip' ? null : from;
  emit(g, { type: 'installed', side: 'runner', card: see(g, id), faceup: false });
  g.cameFrom = null;
}

type Trashed = { -readonly [P in keyof FactOf<'trashed'>]: FactOf<'trashed'>[P] };

function tellTrashed(g: Work, how: Trashing, place: Place, fact: Trashed): void {
  if (place.vacated !== undefined) fact.vacated = place.vacated;
  if (place.position !== undefined) fact.position = place.position;
  if (how.damage !== undefined) fact.damage = how.damage;
  if (how.resolved !== undefined) fact.resolved = how.resolved;
  emit(g, fact);
}

/** HOST-18: the ability that its cost trashed it for still speaks of what lies on it. */
const areHeld = (g: Work, host: CardId): boolean =>
  g.state.frames.some(
    (one) => one.at === 'use' && one.vars.card === host && one.vars.holds === true,
  );

/** Moves cards to their owners' trash piles, all at once, with what they host (TRASH-01, TRASH-07). */
export function trash(g: Work, ids: readonly CardId[], how: Trashing): void {
  const told: {
    before: Sighting;
    faceup: boolean;
    from: Zone;
    place: Place;
    stays: boolean;
  }[] = [];
  const gone: CardId[] = [];
  const queue = mayBeTrashed(g, ids, how.by);
  // Before the first of them leaves, as everybody saw them lie.
  const places = new Map(queue.map((id) => [id, placeOf(g, cardOf(g, id))]));
  const hook = g.pool.triggers.get('trashed');
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const card = cardOf(g, id);
    // TRASH-06: a card in a trash pile cannot be trashed.
    if (card.zone === 'archives' || card.zone === 'heap') continue;
    // OUT-03: an identity is no card of a deck, and goes out of the game.
    if (typeOfCard(g, card) === 'identity') {
      gone.push(id);
      continue;
    }
    const from = card.zone;
    const before = see(g, id);
    const runners = ownerOf(g, card) === 'runner';
    const faceup = runners || how.shown === true || faceupInArchives(g, id);
    if (how.by === 'runner') persist(g, card);
    if (hook !== undefined && g.state.active.includes(id) && answering(g, card, hook).length > 0)
      g.leaving.push(id);
    const stays = runners && isInstalledInstead(g, card);
    const { hostedBy } = move(g, id, { zone: runners ? 'heap' : 'archives', faceup });
    if (stays) move(g, id, { zone: 'rig', faceup: false });
    if (hostedBy.length > 0 && !areHeld(g, id)) queue.unshift(...hostedBy);
    told.push({ before, faceup, from, place: places.get(id) ?? {}, stays });
  }
  for (const { before, faceup, from, place } of told)
    tellTrashed(g, how, place, {
      type: 'trashed',
      card: leaving(before, see(g, before.card, faceup ? toAll : 0)),
      by: how.by,
      faceup,
      from,
    });
  for (const { before, from, stays } of told) if (stays) tellInstalled(g, before.card, from);
  g.leaving = [];
  if (gone.length > 0) removeFromGame(g, gone);
}

/** Discarding is another thing than trashing (HAND-03); from HQ always facedown (HAND-04). */
export function discard(g: Work, side: Side, id: CardId): void {
  move(
    g,
    id,
    side === 'corp' ? { zone: 'archives', faceup: false } : { zone: 'heap', faceup: true },
  );
  emit(g, { type: 'discarded', side, card: see(g, id) });
}

/** An agenda forfeited is out of the game; what it hosts is lost (FORF-01, FORF-02). */
export function forfeit(g: Work, side: Side, id: CardId): void {
  const { hostedBy } = move(g, id, { zone: 'removed', faceup: true });
  emit(g, { type: 'forfeited', card: see(g, id), side });
  trash(g, hostedBy, { by: side });
}

/** Cards leave the game for good, faceup; what they host is trashed (UNIN-01, HOST-09). */
export function removeFromGame(g: Work, ids: readonly CardId[]): void {
  for (const id of ids) {
    const card = cardOf(g, id);
    if (card.zone === 'removed' || !mayLeave(g, id)) continue;
    const from = card.zone;
    const before = see(g, id);
    const { hostedBy } = move(g, id, { zone: 'removed', faceup: true });
    emit(g, { type: 'removed-from-game', card: leaving(before, see(g, id, toAll)), from });
    trash(g, hostedBy, { by: ownerOf(g, card) });
  }
}
