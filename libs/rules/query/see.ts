import type { Work } from '../machine/work';
import { cardOf, ownerOf } from './card';
import { printedOn } from './constant';
import { isEncountered } from './run';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { seenByAll, seenByCorp, seenByRunner, type Sighting } from '../state/sighting';

const everyone = seenByAll | seenByCorp | seenByRunner;

const ownersEyes = (g: Work, card: Card): number =>
  ownerOf(g, card) === 'corp' ? seenByCorp : seenByRunner;

/** Who can tell a card's identity where it lies (INFO-03 to INFO-13). */
function knowersOf(g: Work, card: Card): number {
  switch (card.zone) {
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
      return everyone;
    case 'rig':
    case 'grip':
      // INFO-37
      return card.faceup ? everyone : seenByRunner;
    case 'root':
    case 'ice':
    case 'archives':
      return card.faceup ? everyone : seenByCorp;
    case 'hosted':
      // INFO-34, HOST-17
      return card.faceup ? everyone : ownersEyes(g, card);
    case 'hq':
      return seenByCorp;
    case 'rd':
    case 'stack':
    case 'aside':
      return 0;
  }
}

const isRevealedFromRd = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'revealed-on-access').length > 0;

/** INFO-16, INFO-19: the Runner sees a card while accessing it; INFO-17: some are shown to all. */
function shownByAccess(g: Work, card: Card): number {
  for (const frame of g.state.frames)
    if (frame.at === 'access' && frame.vars.card === card.id)
      return frame.vars.from === 'rd' && isRevealedFromRd(g, card) ? everyone : seenByRunner;
  return 0;
}

/** ENC-07: ice that is not installed lies open while it is encountered; derezzed ice does not. */
const shownByEncounter = (g: Work, card: Card): number =>
  card.zone !== 'ice' && isEncountered(g, card) ? everyone : 0;

/** INFO-26: a card set aside was found by its owner. */
const heldBy = (g: Work, card: Card): number => (card.zone !== 'aside' ? 0 : ownersEyes(g, card));

/** Who can tell a card now: where it lies, and by what is being done with it. */
export const knowersNow = (g: Work, card: Card): number =>
  knowersOf(g, card) | shownByAccess(g, card) | heldBy(g, card) | shownByEncounter(g, card);

/** A card as it stands now; `shownTo` adds who is being shown it. */
export function see(g: Work, id: CardId, shownTo = 0): Sighting {
  const card = cardOf(g, id);
  const sighting: Sighting = {
    card: id,
    seen: knowersNow(g, card) | shownTo,
    corpHandle: card.corpHandle,
    runnerHandle: card.runnerHandle,
    openHandle: card.openHandle,
  };
  const { dealt } = g.state;
  return dealt === undefined || id < dealt ? sighting : { ...sighting, def: card.def };
}

export const toAll = everyone;
