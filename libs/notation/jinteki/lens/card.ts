import {
  countOf,
  isObject,
  type Json,
  type JsonList,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
} from '../json';

/** A card as the file has it. Every reading below is total: an unknown card answers null, never fails. */
export type CardJson = JsonObject;

/** Changes when a card leaves play, so it does not name a physical card for a whole game. */
export function cidOf(card: CardJson): string | null {
  return textOf(card['cid']);
}

export function titleOf(card: CardJson): string | null {
  return textOf(card['printed-title']) ?? textOf(card['title']);
}

/** What the server calls the basic actions of a side. */
export const isActionCard = (title: string): boolean => title.endsWith(' Basic Action Card');

export function typeOf(card: CardJson): string | null {
  return textOf(card['type']);
}

export function isRezzed(card: CardJson): boolean {
  return card['rezzed'] === true || card['rezzed'] === 'this-turn';
}

export function isInstalled(card: CardJson): boolean {
  return card['installed'] === true || card['installed'] === 'this-turn';
}

const rootTypes: ReadonlySet<string | null> = new Set(['Agenda', 'Asset', 'Upgrade']);

/** A card that is installed in a root, if anywhere: no ice, and no operation that is hosted. */
export const goesToRoot = (card: CardJson): boolean => rootTypes.has(textOf(card['type']));

export function isSeen(card: CardJson): boolean {
  return card['seen'] === true;
}

/** Installed faceup: rezzed, or an agenda that is installed so (an agenda is never rezzed). */
export function isFaceup(card: CardJson): boolean {
  return isRezzed(card) || (typeOf(card) === 'Agenda' && isSeen(card));
}

export function isFacedown(card: CardJson): boolean {
  return card['facedown'] === true;
}

export function strengthOf(card: CardJson): number | null {
  return numberOf(card['current-strength']) ?? numberOf(card['strength']);
}

export function pointsOf(card: CardJson): number | null {
  return numberOf(card['current-points']) ?? numberOf(card['agendapoints']);
}

/** Tokens that lie on it: those it is only considered to have are none. */
export function advancementOf(card: CardJson): number {
  return countOf(card['advance-counter']);
}

const NO_COUNTERS: JsonObject = {};

export function countersOf(card: CardJson): JsonObject {
  return objectOf(card['counter']) ?? NO_COUNTERS;
}

export function hostedOn(card: CardJson): JsonList {
  return listOf(card['hosted']);
}

export interface Subroutine {
  readonly label: string | null;
  readonly broken: boolean;
  readonly fired: boolean;
}

/** More than any ice has, added ones included. */
const MOST_SUBROUTINES = 100;

export function subroutinesOf(card: CardJson): readonly Subroutine[] {
  return listOf(card['subroutines'])
    .slice(0, MOST_SUBROUTINES)
    .filter((sub: Json): sub is JsonObject => isObject(sub))
    .map((sub) => ({
      label: textOf(sub['label']),
      broken: truthy(sub['broken']),
      fired: truthy(sub['fired']),
    }));
}

function truthy(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== false;
}
