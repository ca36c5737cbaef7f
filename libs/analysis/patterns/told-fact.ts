import type { FactType, TableNumbers } from '#rules';
import { compare } from './contradiction';
import type { Atom, Condition } from './pattern';

/** Fields as a viewer was told them; cards by name, or by their code alone. */
export interface AskedView {
  readonly type: FactType;
  readonly [field: string]: unknown;
}

/** A fact as one viewer was told it, with what lay open on the table. */
export interface ToldFact {
  readonly view: AskedView;
  readonly table: TableNumbers;
  /** Number of the turn of either player it belongs to; 0 before the first. */
  readonly turn: number;
  /** Number of the run it belongs to; 0 outside of runs. */
  readonly run: number;
}

/** What a field holds: of a card its code; undefined where the viewer cannot tell. */
export function valueIn(view: AskedView, field: string): unknown {
  const value = view[field];
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  return 'code' in value ? value.code : undefined;
}

/** Whoever is told a fact is told all that is so of it: what is not said of one that is yes or no is no. */
const unsaid = ({ value }: Condition): false | undefined =>
  typeof value === 'boolean' ? false : undefined;

function holds(condition: Condition, { view, table }: ToldFact): boolean {
  if (condition.of === 'table') return compare(table[condition.field], condition);
  const value = valueIn(view, condition.field) ?? unsaid(condition);
  return value !== undefined && compare(value, condition);
}

/** Whether a fact fits all of an atom but its number in the game. */
export function fits(atom: Atom, fact: ToldFact): boolean {
  if (atom.type !== null && fact.view.type !== atom.type) return false;
  for (const condition of atom.conditions) if (!holds(condition, fact)) return false;
  return true;
}
