import { givenIn } from './given-filter';
import { namedAgain, namedStatement } from './named-rates';
import { orderOf, RANK } from './rate-order';
import { fromSums, statement, type RatesAsked, type Statement } from './rate-statements';

/** Cells of what was asked for again, by their number. */
export function againStatement(asked: RatesAsked, number: number): Statement {
  const { of, filter, sort, open } = asked;
  const given = givenIn(filter, 2);
  const rests = filter.restsOn === null ? '' : `and rests_on = '${filter.restsOn}'`;
  const condition = `${given.condition} ${rests}`;
  const values = [open.asker, ...given.values, number];
  const kept = `$${values.length}::int`;
  const sums = `
    select key, nullif(against, '') as against, games as n, wins as w, observed as o, corp, players, ww, wn, nn
    from rates.asked_cell where number = ${kept}`;
  const isName = of === 'player' || of === 'opponent';
  const made = (text: Statement['text']): Statement => ({
    ...{ isSummed: true, isFromEnd: !isName, goesThrough: null, text, values },
    name: ['rates-again', isName ? 'names' : 'cells', of, sort, given.name, filter.restsOn].join(
      '-',
    ),
  });
  if (!isName)
    return made((isFromEnd) =>
      statement(fromSums(asked, condition, sums), sort, values.length + 1, isFromEnd),
    );
  const mine = fromSums(
    asked,
    condition,
    `${sums} and against = '' and key = any(array(select key from own))`,
  );
  const page = { rank: RANK[sort], order: orderOf(sort), next: values.length + 1 };
  const text = namedStatement(namedAgain(kept), mine, page);
  return made(() => text);
}
