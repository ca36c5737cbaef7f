import { Readable } from 'node:stream';
import type { QueryBus } from '@nestjs/cqrs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Caller } from '../../access/caller';
import { FindOpenGames } from '../../access/find-open-games';
import { presentedIn, type Key } from '../../access/presented';
import { GetCardRates } from '../../analysis/projections/card-statistics/card-rates';
import { GetWinRates } from '../../analysis/projections/player-statistics/win-rates';
import type { Span } from '../../platform/projections/span';
import { NamedFilters } from '../graphql/named-filter';
import { basisOf } from '../graphql/rates.resolver';
import { cardNamed, checkCardFits } from '../graphql/statistics-filter';
import { toldOf } from '../graphql/untold';
import type { Admission } from '../serving/budgets';
import { inChunks } from './chunks';
import { csvLine } from './csv';
import { ndjsonLines } from './ndjson';
import { cardRows, winRows, type RateRows } from './rate-rows';
import { isAdmitted, refuse, tellBroken } from './refused';
import { ratesAsked, rateTables, type RateForm, type RateTable } from './rates-asked';

export interface RatesRouteOptions {
  readonly queries: Pick<QueryBus, 'execute'>;
  /** Whether the asker may ask for one more now. */
  admit(request: FastifyRequest): Promise<Admission>;
  callerOf(keys: readonly Key[]): Promise<Caller>;
  /** On whose account a request goes. */
  accountOf(request: FastifyRequest): Promise<string>;
  onError(error: unknown): void;
}

interface Told {
  readonly table: RateRows;
  readonly total: number;
  readonly isCounting: boolean;
}

const forms: Readonly<
  Record<RateForm, { readonly type: string; lines(table: RateRows): Iterable<string> }>
> = {
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    *lines({ columns, rows }) {
      if (rows.length > 0) yield csvLine(columns);
      for (const row of rows) yield csvLine(row);
    },
  },
  ndjson: {
    type: 'application/x-ndjson; charset=utf-8',
    *lines({ columns, rows }) {
      const line = ndjsonLines(columns);
      for (const row of rows) yield line(row);
    },
  },
};

const textOf = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

/**
 * `GET /rates/wins` and `GET /rates/cards`: rates of many games as CSV or NDJSON, with the filters of
 * `winRates` and `cardRates` in the query string; `x-total-count` says how many rows there are, `x-counting`
 * that all games are being counted anew and rates are as they were before. 400 for
 * what cannot be read, names nothing, contradicts itself or would read too much; 503 with `retry-after` for what is counted beside first.
 */
export function ratesRoute({
  queries,
  admit,
  callerOf,
  accountOf,
  onError,
}: RatesRouteOptions): (scope: FastifyInstance) => Promise<void> {
  const tell = async (table: RateTable, query: unknown, caller: Caller, account: string) => {
    const asked = ratesAsked(query, table);
    const { form, least, first, skip } = asked;
    const open = await queries.execute(new FindOpenGames(caller, 'count'));
    const filter = await new NamedFilters(queries, caller, open).rates(asked.filter);
    const span: Span<number> = { size: first, backwards: false, after: skip, before: null };
    if (table === 'wins') {
      const { of, sort } = asked;
      const wins = new GetWinRates({ of, filter, least, sort, span, open }, account);
      const { rows, total, isCounting } = toldOf(await queries.execute(wins));
      return { form, total, isCounting, table: winRows(rows) } satisfies Told & {
        form: RateForm;
      };
    }
    const restsOn = basisOf(filter);
    const card = cardNamed('card', asked.card);
    checkCardFits(card, filter);
    const cards = { card, filter: { ...filter, restsOn }, least, sort: asked.cardSort, span, open };
    const rates = await queries.execute(new GetCardRates(cards, account));
    const { rows, total, isCounting } = toldOf(rates);
    return { form, total, isCounting, table: cardRows(rows, restsOn) } satisfies Told & {
      form: RateForm;
    };
  };
  return async (scope) => {
    scope.setErrorHandler(async (error, _request, reply) => {
      if (error instanceof GraphQLError) {
        const { code, hint, retryAfter } = error.extensions;
        const { message } = error;
        const isForNow = typeof retryAfter === 'number';
        if (isForNow) void reply.header('retry-after', `${retryAfter}`);
        return refuse(reply, isForNow ? 503 : 400, {
          code: textOf(code, 'BAD_QUERY'),
          message,
          hint: textOf(hint, ''),
        });
      }
      return tellBroken(reply, error, onError);
    });
    for (const table of rateTables)
      scope.get(`/rates/${table}`, async (request, reply) => {
        const presented = presentedIn(request.headers.authorization);
        if (!presented.ok) return refuse(reply, 400, presented);
        if (!isAdmitted(reply, await admit(request))) return reply;
        const caller = await callerOf(presented.keys);
        const told = await tell(table, request.query, caller, await accountOf(request));
        const { type, lines } = forms[told.form];
        return reply
          .header('content-type', type)
          .header('content-disposition', `attachment; filename="${table}.${told.form}"`)
          .header('x-total-count', told.total)
          .headers(told.isCounting ? { 'x-counting': 'true' } : {})
          .header('cache-control', 'no-store')
          .send(Readable.from(inChunks(lines(told.table))));
      });
  };
}
