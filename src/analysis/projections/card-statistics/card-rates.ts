import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { differenceOf, rateOf, type Difference, type Rate } from '#analysis/rates/rate';
import type { Side } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { numbersIn, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import type { OpenGames } from '../../statistics/open-games';
import { givenIn } from '../../statistics/given-filter';
import { isBroughtUp, THEIRS } from '../../statistics/rates';
import { seatNames } from '../../statistics/finished-game';
import type { RateFilter } from '../../statistics/rate-filter';

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

export class GetCardRates extends Query<CardRatesPage> {
  constructor(readonly asked: CardRatesAsked) {
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

const CARDS = {
  decisions: 'card_statistics.card',
  facts: 'observed_statistics.card',
} as const;

/** The same of games that are open to everybody, counted beforehand, and of the asker's own. */
const countedFrom = (restsOn: 'decisions' | 'facts', given: string): string => `(
    select code, side, ${own} from rates.counted as seat join ${CARDS[restsOn]} using (id, side)
    where rests_on = '${restsOn}' ${given}
    union all
    select code, side, ${SUMS.join(', ')} from ${FROM[restsOn].replace(/ as card$/, ' as seat')}
    where ${THEIRS} ${given}
  ) as card`;

const statement = (
  { filter, sort, open, card }: CardRatesAsked,
  given: string,
  next: number,
  isCounted: boolean,
): string => `
  with cells as (
    select code, side, ${SUMS.map((sum) => `sum(${sum})::float8 as ${sum}`).join(', ')}
    from ${isCounted ? countedFrom(filter.restsOn, given) : FROM[filter.restsOn]}
    where ${isCounted ? 'true' : `($1::text is null or ${open.condition}) ${given}`}
      ${card === null ? '' : `and code = $${next + 3}::text`}
    group by code, side
  ), told as (
    select *, sum(wins) over same / nullif(sum(decks) over same, 0) as mean
    from cells window same as (partition by side)
  )
  select *, (count(*) over ())::int as total from told where decks >= $${next}
  order by ${ORDER[sort]} decks desc, code, side limit $${next + 1} offset $${next + 2}`;

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
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ asked }: GetCardRates): Promise<CardRatesPage> {
    const { card, filter, least, sort, span, open } = asked;
    const isRecorded = filter.restsOn === 'decisions';
    const given = givenIn(filter, 2);
    const values = [open.asker, ...given.values];
    const one = card === null ? [] : [card];
    const what = card === null ? 'every' : 'one';
    const isCounted =
      open.name === 'count' && open.asker !== null && (await isBroughtUp(this.reader));
    const read = isCounted ? 'counted' : open.name;
    const name = ['card-rates', what, filter.restsOn, sort, read, given.name].join('-');
    const text = statement(asked, given.condition, values.length + 1, isCounted);
    const rowsFrom = (limit: number, before: number): Promise<readonly Row[]> =>
      this.reader.query<Row>(name, text, [...values, Math.max(1, least), limit, before, ...one]);
    const count = async (): Promise<number> => (await rowsFrom(1, 0))[0]?.total ?? 0;
    const from = span.backwards ? numbersIn(span, await count()).start : (span.after ?? 0) + 1;
    const found = await rowsFrom(span.size, from - 1);
    const total = found[0]?.total ?? (from > 1 ? await count() : 0);
    const { start, end, more } = numbersIn(span, total);
    const rows = found.slice(0, Math.max(0, end - start + 1));
    return { rows: rows.map((row) => ratesIn(row, isRecorded)), start, more, total };
  }
}
