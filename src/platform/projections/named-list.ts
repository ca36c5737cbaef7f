import { countedAlong, countedTogether, type Counted } from './counted';
import type { Given } from './given';
import { foundByPart, hasPart, isOfFew, type Names } from './part-of-name';
import type { ReadModelReader } from './projection';
import { pageSql, readPage, type Rows, type Span } from './span';

/** A table whose rows have positions, and are found by a part of their names, too. */
interface NamedTable<Filter> {
  /** What its statements are called. */
  readonly called: string;
  readonly names: Names;
  readonly columns: string;
  /** The condition of a filter; `named` says how a name is looked for, `next` is the number of its first value. */
  readonly given: (
    filter: Filter,
    named: (column: string, part: string) => string,
    next?: number,
  ) => Given;
  /** By which an index finds rows in their order: the first of them that is given. */
  readonly leads: readonly (keyof Filter)[];
  readonly everything: Filter;
}

/** Pages of such a table, by position, and how many rows there are. */
export function namedList<Row extends object, Filter extends { readonly name: string | null }>(
  reader: ReadModelReader,
  { called, names, columns, given, leads, everything }: NamedTable<Filter>,
) {
  const { table } = names;
  const ask = async (filter: Filter) => {
    const isFew = filter.name !== null && (await isOfFew(reader, names, filter.name));
    const asked = given(filter, isFew ? foundByPart : hasPart);
    return { ...asked, isFew, name: `${asked.name}${isFew ? '-few' : ''}` };
  };
  return {
    list: async (filter: Filter, span: Span<string>): Promise<Rows<Row>> => {
      const asked = await ask(filter);
      const page = pageSql(span, asked.values.length + 1);
      // Few are found first; many are met along the list.
      const found = await reader.query<Row>(
        `${called}-${page.name}-${asked.name}`,
        `select ${columns}
         from (select * from ${table} where true ${asked.condition} ${asked.isFew ? 'offset 0' : ''}) as named
         where ${page.condition}
         order by position ${page.direction} ${page.limit}`,
        [...asked.values, ...page.values],
      );
      return readPage(found, span);
    },
    count: async (filter: Filter): Promise<Counted> => {
      const asked = await ask(filter);
      // Few names are found first.
      const lead = asked.isFew ? 'name' : leads.find((name) => filter[name] !== null);
      const by = asked.isFew ? foundByPart : hasPart;
      const led = lead === undefined ? everything : { ...everything, [lead]: filter[lead] };
      const along = given(led, by, asked.values.length + 1);
      const [row] = await reader.query<Counted>(
        `${called}-total-${asked.name}`,
        countedTogether([
          countedAlong(table, `true ${along.condition}`, `true ${asked.condition}`),
        ]),
        [...asked.values, ...along.values],
      );
      if (row === undefined) throw new Error('a count has a row');
      return row;
    },
  };
}
