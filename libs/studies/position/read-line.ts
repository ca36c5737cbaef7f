import { rulesByPool, type RulesByPool } from '#cards/rules-by-pool';
import { loadPosition } from '#notation/scenario/position/load';
import { isSide, type Pool } from '#rules';
import { refuse, type StudyRefusal } from '../study/refusal';
import { lineFormat, numbers, type NumberField, rows, type Row } from './fields';
import { LineFault, RowReader } from './read-row';
import type { PastFact, WrittenCard, WrittenPosition, WrittenServer } from './written';

export type ReadLine =
  | { readonly ok: true; readonly pool: string; readonly position: WrittenPosition }
  | { readonly ok: false; readonly refusal: StudyRefusal };

/** Longer than any game's. */
const LONGEST = 20_000;

const no = (column: number, message: string, hint: string): ReadLine => ({
  ok: false,
  refusal: refuse('BAD_POSITION', `position, column ${column + 1}`, message, hint),
});

interface Field {
  readonly name: string;
  readonly value: string;
  /** Where the value begins. */
  readonly at: number;
}

function fieldsIn(line: string): readonly Field[] {
  let at = 0;
  return line.split(' ').map((text) => {
    const begin = at;
    at += text.length + 1;
    const equals = text.indexOf('=');
    return equals < 0
      ? { name: '', value: text, at: begin }
      : { name: text.slice(0, equals), value: text.slice(equals + 1), at: begin + equals + 1 };
  });
}

const decoded = ({ value, at }: Field): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new LineFault(at, 'is not percent-encoded', 'Encode it as a URL has it.');
  }
};

const isPast = (value: unknown): value is PastFact =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function factsIn(field: Field | undefined): readonly PastFact[] {
  if (field === undefined) return [];
  let facts: unknown = null;
  try {
    facts = JSON.parse(decoded(field));
  } catch (error) {
    if (error instanceof LineFault) throw error;
  }
  if (Array.isArray(facts) && facts.every(isPast)) return facts;
  throw new LineFault(field.at, 'is no list of facts', 'Write JSON, percent-encoded.');
}

function turnIn({ value, at }: Field): WrittenPosition['turn'] {
  const [, side, place, number, clicks] =
    /^(corp|runner)@([a-z]+(?:\.\d\.\d)?)\/(\d{1,4})\/(\d{1,3})$/.exec(value) ?? [];
  if (!isSide(side) || place === undefined)
    throw new LineFault(
      at,
      'is no turn',
      'Write it as corp@corp.2.2/3/2: side, place, number, clicks.',
    );
  return { side, at: place, number: Number(number), clicks: Number(clicks) };
}

const central: ReadonlySet<string> = new Set(['HQ', 'R&D', 'Archives']);

/** Reads the fields after the first three; every name once. */
class Fields {
  private readonly fields = new Map<string, Field>();
  private readonly rows: RowReader;

  constructor(pool: Pool, fields: readonly Field[]) {
    this.rows = new RowReader(pool);
    for (const field of fields) {
      const { at } = field;
      const name = decoded({ ...field, value: field.name });
      if (this.fields.has(name))
        throw new LineFault(at, `comes a second time: ${name}`, 'Write it once.');
      if (!isFieldName(name))
        throw new LineFault(
          at,
          `belongs to no field: "${name.slice(0, 20)}"`,
          `Fields are ${names}.`,
        );
      this.fields.set(name, field);
    }
  }

  row(name: Row): readonly WrittenCard[] {
    const field = this.fields.get(name);
    return field === undefined ? [] : this.rows.all(field.value, field.at);
  }

  identity(name: 'ci' | 'ri'): WrittenCard {
    const field = this.fields.get(name);
    if (field === undefined) throw new LineFault(0, `has no ${name}`, 'Name both identities.');
    const [card, more] = this.rows.all(field.value, field.at);
    if (card === undefined || more !== undefined)
      throw new LineFault(field.at, 'is not one identity', 'Write one code.');
    return card;
  }

  number(name: NumberField): number {
    const field = this.fields.get(name);
    if (field === undefined) return 0;
    if (!/^\d{1,4}$/.test(field.value))
      throw new LineFault(field.at, 'is no number', 'Write digits.');
    return Number(field.value);
  }

  facts(name: 'h1' | 'h2'): readonly PastFact[] {
    return factsIn(this.fields.get(name));
  }

  servers(): Readonly<Record<string, WrittenServer>> {
    const servers = [...this.fields].filter(([name]) => isServer(name));
    return Object.fromEntries(
      servers.map(([name, { value, at }]) => {
        const bar = value.indexOf('|');
        if (bar < 0) throw new LineFault(at, 'has no |', 'Write ice|cards.');
        return [
          name,
          {
            ice: this.rows.all(value.slice(0, bar), at),
            cards: this.rows.all(value.slice(bar + 1), at + bar + 1),
          },
        ];
      }),
    );
  }
}

const isServer = (name: string): boolean => central.has(name) || /^Server [1-9]\d{0,2}$/.test(name);
const known: ReadonlySet<string> = new Set([...rows, ...numbers, 'ci', 'ri', 'h1', 'h2']);
const isFieldName = (name: string): boolean => known.has(name) || isServer(name);
const names = [...known, 'HQ', 'R%26D', 'Archives', 'Server%201'].join(', ');

function positionIn(pool: Pool, turn: Field, rest: readonly Field[]): WrittenPosition {
  const read = new Fields(pool, rest);
  return {
    turn: turnIn(turn),
    corp: {
      identity: read.identity('ci'),
      credits: read.number('cc'),
      badPublicity: read.number('cb'),
      hq: read.row('hq'),
      rd: read.row('rd'),
      archives: read.row('ar'),
      score: read.row('cs'),
      servers: read.servers(),
    },
    runner: {
      identity: read.identity('ri'),
      credits: read.number('rc'),
      tags: read.number('rt'),
      brain: read.number('rb'),
      grip: read.row('gr'),
      stack: read.row('st'),
      heap: read.row('hp'),
      score: read.row('rs'),
      rig: {
        programs: read.row('pg'),
        hardware: read.row('hw'),
        resources: read.row('re'),
        facedown: read.row('fd'),
      },
    },
    removed: read.row('rm'),
    history: { thisTurn: read.facts('h1'), lastTurn: read.facts('h2') },
  };
}

/** Reads a line of docs/formats/position.md: a position that the rules can go on from. */
export function readLine(line: string, pools: RulesByPool = rulesByPool): ReadLine {
  if (line.length > LONGEST)
    return no(LONGEST, `a line has at most ${LONGEST} characters`, 'Shorten it.');
  const [format, poolField, turn, ...rest] = fieldsIn(line);
  if (format?.value !== lineFormat || format.name !== '')
    return no(0, `a position begins with "${lineFormat} "`, 'See docs/formats/position.md.');
  const pool = pools.find(poolField?.value ?? '')?.pool;
  if (poolField === undefined || pool === undefined)
    return no(
      lineFormat.length + 1,
      'no pool of this name is known',
      `Pools are ${pools.names.join(', ')}.`,
    );
  if (turn === undefined)
    return no(line.length, 'the line ends before the turn', 'Write all of it.');
  try {
    const position = positionIn(pool, turn, rest);
    const loaded = loadPosition(pool, position);
    if (loaded.ok) return { ok: true, pool: pool.name, position };
    return no(turn.at, loaded.message, 'Write a position that the rules let stand.');
  } catch (error) {
    if (error instanceof LineFault) return no(error.column, error.message, error.hint);
    throw error;
  }
}
