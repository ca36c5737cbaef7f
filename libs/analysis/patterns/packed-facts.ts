import type { FoldedFacts } from '#notation/recorded/game-fold';
import {
  placesOf,
  viewFact,
  viewers,
  tableFields,
  type TableNumbers,
  type Fact,
  type ForEach,
  type MomentIndex,
  type Places,
  type Pool,
  type State,
  type Viewer,
} from '#rules';
import { fieldsOf, isFactType } from './fact-fields';
import { Scopes } from './scopes';
import { valueIn, type ToldFact } from './told-fact';

type Plain = string | number | boolean | null;

/** A field of a fact: the same for all who can tell it, or one value a viewer. */
type PackedField = Plain | readonly Plain[];

/** A fact: its type, bits of the viewers who were told it, its scopes and its fields. */
type PackedFact = readonly [
  type: string,
  told: number,
  turn: number,
  run: number,
  ...fields: PackedField[],
];

/** What one decision made happen: when each viewer was told, the table, the facts. */
type PackedDecision = readonly [Places, readonly number[], readonly PackedFact[]];

/** What patterns can ask of a finished game, as plain data. */
export type PackedGame = readonly PackedDecision[];

const plain = (value: unknown): Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : null;

function packFact(
  pool: Pool,
  opening: State,
  fact: Fact,
  { turn, run }: { readonly turn: number; readonly run: number },
): PackedFact | null {
  if (!isFactType(fact.type)) return null;
  const views = viewers.map((viewer) => viewFact(pool, opening, fact, viewer));
  const told = views.reduce((bits, view, i) => (view === null ? bits : bits | (1 << i)), 0);
  if (told === 0) return null;
  const fields = fieldsOf[fact.type].map((field: string): PackedField => {
    const values = views.map((view) => (view === null ? null : plain(valueIn(view, field))));
    const [first = null] = values;
    return values.every((value) => value === first) ? first : values;
  });
  return [fact.type, told, turn, run, ...fields];
}

/** Facts after the opening, in order; `told` has all decisions of the game. To be left after each of them. */
export function* packGame(
  pool: Pool,
  opening: State,
  told: readonly FoldedFacts[],
  indexes: ForEach<MomentIndex>,
): Generator<void, PackedGame> {
  const scopes = new Scopes();
  const decisions: PackedDecision[] = [];
  for (const { decision, facts, table } of told.slice(1)) {
    const packed = facts.flatMap((fact) => {
      const one = packFact(pool, opening, fact, scopes.take(fact));
      return one === null ? [] : [one];
    });
    if (packed.length === 0) continue;
    const numbers = tableFields.map((field) => table[field]);
    decisions.push([placesOf(indexes, decision), numbers, packed]);
    yield;
  }
  return decisions;
}

/** A fact of a packed game, with the viewer's moment that tells it. */
export interface PackedToldFact extends ToldFact {
  readonly at: number;
}

const isList = (value: PackedField): value is readonly Plain[] => Array.isArray(value);

function tableOf(numbers: readonly number[]): TableNumbers {
  const at = (field: (typeof tableFields)[number]): number =>
    numbers[tableFields.indexOf(field)] ?? 0;
  return {
    turn: at('turn'),
    grip: at('grip'),
    hq: at('hq'),
    tags: at('tags'),
    'bad-publicity': at('bad-publicity'),
    'corp.credits': at('corp.credits'),
    'runner.credits': at('runner.credits'),
    'corp.clicks': at('corp.clicks'),
    'runner.clicks': at('runner.clicks'),
    'corp.points': at('corp.points'),
    'runner.points': at('runner.points'),
  };
}

/** The facts that one viewer was told of a packed game. */
export function unpackGame(game: PackedGame, viewer: Viewer): readonly PackedToldFact[] {
  const who = viewers.indexOf(viewer);
  const told: PackedToldFact[] = [];
  for (const [places, numbers, facts] of game) {
    const table = tableOf(numbers);
    const at = places[who] ?? 0;
    for (const [type, bits, turn, run, ...fields] of facts) {
      if ((bits & (1 << who)) === 0 || !isFactType(type)) continue;
      const asked: Record<string, unknown> = {};
      fieldsOf[type].forEach((field: string, i) => {
        const value = fields[i] ?? null;
        asked[field] = isList(value) ? value[who] : value;
      });
      const view = { ...asked, type };
      told.push({ view, table, turn, run, at });
    }
  }
  return told;
}
