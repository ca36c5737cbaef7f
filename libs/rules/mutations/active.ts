import type { Work } from '../machine/work';
import { cardOf, definitionOf, hostedOn, typeOfCard } from '../query/card';
import { someConstant } from '../query/in-force';
import { coveredAnywhere } from '../query/target';
import { isHooked } from '../query/hook';
import { recurringOf } from '../query/recurring';
import { isEncountered } from '../query/run';
import { see } from '../query/see';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Lasting } from '../state/lasting';
import { type OwnCard, ownCard } from '../state/own-card';
import { abilityOf, printedOn } from '../query/constant';
import { tell } from './emit';

/** Whether a card's abilities work where it lies (ZONE-03, ZONE-04, TYPE-07). */
export function works(g: Work, card: Card): boolean {
  switch (card.zone) {
    case 'identity':
    case 'play':
      return true;
    // CONV-01: what became an agenda keeps its name alone.
    case 'corp-score':
      return typeOfCard(g, card) === 'agenda';
    case 'rig':
      return card.faceup;
    case 'ice':
      return card.faceup;
    case 'root':
      // TYPE-02: an agenda is active faceup only where its own text put it so.
      return card.faceup && (typeOfCard(g, card) !== 'agenda' || installsFaceup(g, card));
    case 'rd':
    case 'hq':
      return isEncountered(g, card);
    case 'hosted':
      return isEncountered(g, card) || isLent(g, card);
    case 'runner-score':
      return printedOn(g, card, 'active-in').length > 0;
    case 'archives':
    case 'stack':
    case 'grip':
    case 'heap':
    case 'removed':
    case 'aside':
      return false;
  }
}

/** OUT-03: an identity on a card that has its text is active with that card. */
const isLent = (g: Work, card: Card): boolean =>
  card.host !== null && typeOfCard(g, card) === 'identity' && g.state.active.includes(card.host);

const installsFaceup = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'install-faceup').length > 0;

const count = (g: Work, hook: number, by: number): void => {
  g.state.hooks[hook] = (g.state.hooks[hook] ?? 0) + by;
};

/** BLANK-01: whether something in force makes the text box of a card blank. */
export const isBlanked = (g: Work, card: Card): boolean =>
  // OUT-03: it is the text of its host, and no identity of the Runner's.
  card.zone === 'hosted' && card.host !== null && typeOfCard(g, card) === 'identity'
    ? cardOf(g, card.host).blank
    : someConstant(g, 'blank', ({ cards }, context) => coveredAnywhere(g, context, cards, card));

const countAll = (g: Work, card: Card, by: number): void => {
  for (const hook of definitionOf(g, card).byHook.keys()) count(g, hook, by);
};

/** Changes which text an active card has, and keeps the index of hooks in step. */
function changeText(g: Work, id: CardId, change: (card: OwnCard) => void): void {
  const isActive = g.state.active.includes(id);
  if (isActive) countAll(g, cardOf(g, id), -1);
  const card = ownCard(g.state, id);
  change(card);
  if (isActive) countAll(g, card, 1);
  g.unsettled = true;
}

const setBlank = (g: Work, id: CardId, blank: boolean): void => {
  changeText(g, id, (card) => {
    card.blank = blank;
  });
};

/** BLANK-01: the text boxes of active cards are blank as long as something says so, and no longer. */
export function settleBlanks(g: Work): void {
  const hook = g.pool.constants.get('blank');
  if (hook === undefined) return;
  if (isHooked(g, hook)) {
    for (const id of g.state.active) {
      const card = cardOf(g, id);
      const blank = isBlanked(g, card);
      if (blank !== card.blank) setBlank(g, id, blank);
    }
    return;
  }
  for (const id of g.state.active) {
    const card = cardOf(g, id);
    if (card.blank) setBlank(g, id, false);
  }
}

/** FLIP-01: the same card with another face up, and all that lies on it. */
export function turnFace(g: Work, id: CardId, face: number): void {
  changeText(g, id, (card) => {
    card.face = face;
  });
}

/** As it is printed: a blank card has lost that text, too, and comes and goes with what lies on it. */
const lends = (g: Work, { def }: Card): boolean =>
  g.pool.definitions[def]?.printed.some(
    ({ of, modifiers }) =>
      of === 'text-of-hosted' && modifiers.some((one) => one.of === 'text-of-hosted'),
  ) === true;

/** Brings the index of active cards up to date after a card changed place or facing. */
export function refreshActive(g: Work, id: CardId): void {
  const was = g.state.active.indexOf(id);
  const is = works(g, cardOf(g, id));
  if (is === was >= 0) return;
  const card = ownCard(g.state, id);
  // What becomes active under it never has a text.
  if (is) card.blank = isBlanked(g, card);
  countAll(g, card, is ? 1 : -1);
  if (is) {
    g.state.active.push(id);
    card.recurring = recurringOf(g, card);
    if (card.recurring > 0)
      tell(g, { type: 'recurring-filled', card: see(g, id), amount: card.recurring });
  } else {
    g.state.active.splice(was, 1);
    card.blank = false;
    if (card.recurring > 0)
      tell(g, { type: 'card-credits-lost', card: see(g, id), amount: card.recurring });
    card.recurring = 0;
    endLasting(g, (row) => row.until === 'while-active' && row.target === id);
  }
  if (lends(g, card)) for (const one of hostedOn(g, id)) refreshActive(g, one);
  g.unsettled = true;
}

/** Lets an ability last, until `endLasting` ends it. */
export function addLasting(g: Work, row: Lasting): void {
  g.state.lasting.push(row);
  for (const hook of abilityOf(g, row.path).hooks) count(g, hook, 1);
  g.unsettled = true;
}

/** Ends the lasting effects that fit. */
export function endLasting(g: Work, ends: (row: Lasting) => boolean): void {
  if (!g.state.lasting.some(ends)) return;
  for (const row of g.state.lasting)
    if (ends(row)) for (const hook of abilityOf(g, row.path).hooks) count(g, hook, -1);
  g.state.lasting = g.state.lasting.filter((row) => !ends(row));
  g.unsettled = true;
}

export const isStillActive = (g: Work, id: CardId, life: number): boolean =>
  cardOf(g, id).life === life && g.state.active.includes(id);
