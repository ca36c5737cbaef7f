import type { ReadModelReader } from './projection';

/** A column of names, by parts of which an index finds rows of a table. */
export interface Names {
  readonly table: string;
  readonly column: string;
}

/** Rows that are looked for by their names, and put in order then; more of them are soon met along a list. */
const FEW = 2_000;

export const indexOfParts = (name: string, { table, column }: Names): string =>
  `create index ${name} on ${table} using gin (names.parts(${column})) with (fastupdate = off)`;

/** Whether a part is in a name, asked of each row. */
export const hasPart = (column: string, part: string): string =>
  `strpos(lower(${column}), lower(${part})) > 0`;

/** The same of rows that the index finds. */
export const foundByPart = (column: string, part: string): string =>
  `names.parts(${column}) @> names.asked(${part}) and ${hasPart(column, part)}`;

/** Whether few names have a part. */
export async function isOfFew(
  reader: ReadModelReader,
  { table, column }: Names,
  part: string,
): Promise<boolean> {
  const [row] = await reader.query<{ readonly few: boolean }>(
    `few-${table}`,
    `select count(*) <= ${FEW} as few from (
       select from ${table} where ${foundByPart(column, '$1::text')} limit ${FEW + 1}
     ) as found`,
    [part],
  );
  return row?.few ?? true;
}
