import { allCards } from '#cards/cycles';
import { isSide, sideOf, type Side, type CardName, type FactView } from '#rules';

/** Fields of a fact as a viewer was told it; a field that is not there is a mistake of ours. */
export function amountOf(fact: FactView, field = 'amount'): number {
  const value = fact[field];
  if (typeof value !== 'number') throw new TypeError(`${fact.type} has no number "${field}"`);
  return value;
}

export function textOf(fact: FactView, field: string): string {
  const value = fact[field];
  if (typeof value !== 'string') throw new TypeError(`${fact.type} has no text "${field}"`);
  return value;
}

export function sideIn(fact: FactView, field = 'side'): Side {
  const value = fact[field];
  if (!isSide(value)) throw new TypeError(`${fact.type} has no side "${field}"`);
  return value;
}

export const isName = (value: unknown): value is CardName =>
  typeof value === 'object' && value !== null && 'handle' in value;

/** Null where the fact speaks of no card there. */
export function nameIn(fact: FactView, field = 'card'): CardName | null {
  const value = fact[field];
  return isName(value) ? value : null;
}

const owners = new Map(allCards.map((value) => [value.code, sideOf(value)]));

/** Whose card it is; null where the viewer cannot tell. */
export function ownerOf(name: CardName | null): Side | null {
  if (name === null || !('code' in name)) return null;
  return owners.get(name.code) ?? null;
}

export const titleOf = (name: CardName | null): string | null =>
  name !== null && 'card' in name ? name.card : null;
