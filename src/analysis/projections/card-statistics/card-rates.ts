import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { differenceOf, rateOf, type Difference, type Rate } from '#analysis/rates/rate';
import type { Side } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { numbersIn, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { Askings } from '../../statistics/asking';
import type { OpenGames } from '../../statistics/open-games';
import { alongOf, type Named } from '../../statistics/sides-of-named';
import { sidesRead, WITH_DEEDS } from '../../statistics/sides-read';
import type { Untold } from '../../statistics/untold';
import { givenIn } from '../../statistics/given-filter';
import { THEIRS } from '../../statistics/rate-statements';
import { broughtUp } from '../../statistics/rates';
import { seatNames } from '../../statistics/finished-game';
import type { RateFilter } from '../../statistics/rate-filter';
import { cardCellsFor, type CardCellsAsked } from './card-cells';

export const cardRateSorts = ['games', 'in-hand', 'improvement', 'dealt-effect'] as const;
export type CardRateSort = (typeof cardRateSorts)[number];

/** How games went with a card; by games, not by copies. */
export interface CardRates {
  readonly code: string;
  readonly side: Side;
  /** It was in the deck; of observed games: it came to be seen. */
  readonly inDeck: Rate;
  /** Those below rest on recorded shuffles: null where games were observed. */
  readonly openingHand: Rate | null;
  readonly inHand: Rate | null;
  readonly notInHand: Rate | null;
  /** In hand less not in hand: longer games see more cards. */
  readonly improvement: Difference | null;
  /** Among the first five dealt, before any mulligan: left to chance alone. */
  readonly dealt: Rate | null;
  readonly dealtEffect: Difference | null;
}

export interface CardRatesPage {
  readonly rows: readonly CardRates[];
  readonly start: number;
  readonly more: boolean;
  readonly total: number;
  /** All games are being counted anew: rates are as they were before. */
  readonly isCounting: boolean;
}

export interface CardRatesAsked {
  /** The code of one card; null: every card. */
  readonly card: string | null;
  readonly filter: RateFilter & { readonly restsOn: 'decisions' | 'facts' };
  readonly least: number;
  readonly sort: CardRateSort;
  readonly span: Span<number>;
  readonly open: OpenGames;
}

export class GetCardRates extends Query<CardRatesPage | Untold> {
  constructor(
    readonly asked: CardRatesAsked,
    readonly account = '',
  ) {
    super();
  }
}

interface Row {
  readonly code: string;
  readonly side: Side;
  readonly decks: number;
  readonly wins: number;
  readonly opening: number;
  readonly wins_opening: number;
  readonly in_hand: number;
  readonly wins_in_hand: number;
  readonly dealt: number;
  readonly wins_dealt: number;
  readonly mean: number | null;
  readonly total: number;
}

const SUMS = [
  ...['decks', 'wins', 'opening', 'wins_opening', 'in_hand', 'wins_in_hand'],
  ...['dealt', 'wins_dealt'],
];

const rate = (wins: string, games: string): string => `(${wins})::float8 / nullif(${games}, 0)`;
const difference = (wins: string, games: string): string =>
  `${rate(wins, games)} - ${rate(`wins - ${wins}`, `decks - ${games}`)} desc nulls last,`;

const ORDER: Readonly<Record<CardRateSort, string>> = {
  games: '',
  'in-hand': `${rate('wins_in_hand', 'in_hand')} desc nulls last,`,
  improvement: difference('wins_in_hand', 'in_hand'),
  'dealt-effect': difference('wins_dealt', 'dealt'),
};

const own = SUMS.map((sum) => `card.${sum}`).join(', ');
const names = seatNames.join(', ');

/** Rows of each side's games with a card, with the turns that the side took. */
const FROM = {
  decisions: `(
    select ${names}, code, ${own}, played.turns, 'verified' as tier
    from card_statistics.card join card_statistics.seat using (id, side)
      left join (select id, side, turns from player_statistics.seat) as played using (id, side)
  ) as card`,
  facts: `(
    select ${names}, code, ${own}, turns, coalesce(
      (select tier from observed.game as judged where judged.id = card.id), 'observed') as tier
    from observed_statistics.card join observed_statistics.seat using (id, side)
    where verified is null
  ) as card`,
} as const;

const summed = SUMS.join(', ');

/** The asker's own that others may not see. */
const theirs = (restsOn: 'decisions' | 'facts', given: string): string => `
    select code, side, ${summed} from ${FROM[restsOn].replace(/ as card$/, ' as seat')}
    where ${THEIRS} ${given}`;

const BITS = { wins: 1, opening: 2, in_hand: 4, dealt: 8 } as const;
const held = (bits: number, as: string): string =>
  `case packed & ${bits} when ${bits} then n else 0 end as ${as}`;

/** Cards of sides that were counted beforehand, equal ones counted once. */
const packed = (where: string): string => `
    select code, packed.side, n as decks, ${held(BITS.wins, 'wins')},
      ${(['opening', 'in_hand', 'dealt'] as const)
        .map((name) => `${held(BITS[name], name)}, ${held(BITS[name] | BITS.wins, `wins_${name}`)}`)
        .join(',\n      ')}
    from (
      select packed, side, count(*) as n
      from rates.counted as seat join rates.cards using (id, side), unnest(cards) as packed
      where ${where} group by packed, side
    ) as packed join rates.code on number = packed / 16`;

/** The same of games that are open to everybody, counted beforehand, and of the asker's own. */
const fromCounted = (restsOn: 'decisions' | 'facts', given: string): string => `(
    ${packed(`rests_on = '${restsOn}' ${given}`)}
    union all ${theirs(restsOn, given)}
  ) as card`;

const fromCells = (
  restsOn: 'decisions' | 'facts',
  given: string,
  { cells, ends }: CardCellsAsked,
): string => `(
    select code, side, ${summed} from rates.card_cell join rates.code using (number)
    where ${cells.condition}
    ${ends === null ? '' : `union all ${packed(ends.condition)}`}
    union all ${theirs(restsOn, given)}
  ) as card`;

/** \`next\` is the number of the first parameter of the page. */
const statement = ({ sort, card }: CardRatesAsked, from: string, next: number): string => `
  with cells as (
    select code, side, ${SUMS.map((sum) => `sum(${sum})::float8 as ${sum}`).join(', ')}
    from ${from}
      ${card === null ? '' : `and code = $${next + 3}::text`}
    group by code, side
  ), told as (
    select *, sum(wins) over same / nullif(sum(decks) over same, 0) as mean
    from cells window same as (partition by side)
  )
  select *, (count(*) over ())::int as total from told where decks >= $${next}
  order by ${ORDER[sort]} decks desc, code, side limit $${next + 1} offset $${next + 2}`;

interface Read {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether it reads what was summed beforehand. */
  readonly isSummed: boolean;
  /** Whether it reads all sides that fit. */
  readonly isThrough: boolean;
}

function readOf(asked: CardRatesAsked, maySum: boolean, along: Named | null): Read {
  const { filter, sort, open, card } = asked;
  const { restsOn } = filter;
  const given = givenIn(filter, 2, along);
  const values = [open.asker, ...given.values];
  const what = card === null ? 'every' : 'one';
  const made = (read: string, from: string, all: readonly unknown[]): Read => ({
    name: ['card-rates', what, restsOn, sort, read, given.name].join('-'),
    text: statement(asked, from, all.length + 1),
    ...{ values: all, isSummed: read !== open.name, isThrough: read === 'counted' },
  });
  if (!maySum || open.name !== 'count' || open.asker === null) {
    const where = `($1::text is null or ${open.condition}) ${given.condition}`;
    return made(open.name, `${FROM[restsOn]} where ${where}`, values);
  }
  const cells = cardCellsFor(filter, values.length + 1);
  if (cells === null)
    return made('counted', `${fromCounted(restsOn, given.condition)} where true`, values);
  const all = [...values, ...cells.cells.values, ...(cells.ends?.values ?? [])];
  return made('cells', `${fromCells(restsOn, given.condition, cells)} where true`, all);
}

function ratesIn(row: Row, isRecorded: boolean): CardRates {
  const { code, side, decks, wins, mean } = row;
  const of = (won: number, games: number): Rate => rateOf(won, games, mean);
  const base = { code, side, inDeck: of(wins, decks) };
  if (!isRecorded)
    return {
      ...base,
      ...{ openingHand: null, inHand: null, notInHand: null },
      ...{ improvement: null, dealt: null, dealtEffect: null },
    };
  const { in_hand: held, wins_in_hand: wonHeld, dealt, wins_dealt: wonDealt } = row;
  return {
    ...base,
    openingHand: of(row.wins_opening, row.opening),
    inHand: of(wonHeld, held),
    notInHand: of(wins - wonHeld, decks - held),
    improvement: differenceOf([wonHeld, held], [wins - wonHeld, decks - held]),
    dealt: of(wonDealt, dealt),
    dealtEffect: differenceOf([wonDealt, dealt], [wins - wonDealt, decks - dealt]),
  };
}

@QueryHandler(GetCardRates)
export class GetCardRatesHandler implements IQueryHandler<GetCardRates> {
  constructor(
    @Inject(READ_MODEL_READER) private readonly reader: ReadModelReader,
    @Inject(Askings) private readonly askings: Pick<Askings, 'of'>,
  ) {}

  async execute({ asked, account }: GetCardRates): Promise<CardRatesPage | Untold> {
    const { card, filter, least, span } = asked;
    const { mostSides } = this.askings.of(account);
    const along = await alongOf(this.reader, filter, mostSides / WITH_DEEDS);
    const summed = readOf(asked, true, along);
    const isBehind = summed.isSummed && !(await broughtUp(this.reader)).isBroughtUp;
    if (summed.isThrough) {
      const most = mostSides / WITH_DEEDS;
      const sides = await sidesRead(this.reader, 'counted', filter, new Set(), most);
      if (sides > most) return { untold: 'too-many', sides, most };
    }
    // What is still being counted may tell of a name that was erased.
    const isOfNames = filter.player !== null || filter.opponent !== null;
    const { name, text, values, isSummed } =
      isBehind && isOfNames ? readOf(asked, false, along) : summed;
    const one = card === null ? [] : [card];
    const rowsFrom = (limit: number, before: number): Promise<readonly Row[]> =>
      this.reader.query<Row>(name, text, [...values, Math.max(1, least), limit, before, ...one]);
    const count = async (): Promise<number> => (await rowsFrom(1, 0))[0]?.total ?? 0;
    const from = span.backwards ? numbersIn(span, await count()).start : (span.after ?? 0) + 1;
    const found = await rowsFrom(span.size, from - 1);
    const total = found[0]?.total ?? (from > 1 ? await count() : 0);
    const { start, end, more } = numbersIn(span, total);
    const rows = found.slice(0, Math.max(0, end - start + 1));
    const told = rows.map((row) => ratesIn(row, filter.restsOn === 'decisions'));
    return { rows: told, start, more, total, isCounting: isBehind && isSummed };
  }
}
