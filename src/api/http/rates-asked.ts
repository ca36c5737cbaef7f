import { sides } from '#rules';
import { textFault } from '#text/kept-text';
import { nearestNames } from '#decks/catalogue/nearest';
import {
  cardRateSorts,
  type CardRateSort,
} from '../../analysis/projections/card-statistics/card-rates';
import type { RateSubject } from '../../analysis/statistics/cells';
import { rateSorts, type RateSort } from '../../analysis/statistics/rate-order';
import { tiers } from '../../analysis/statistics/rate-filter';
import { dimensions } from '../../analysis/statistics/slices';
import { badInput } from '../graphql/errors';
import type { RateFilterInput } from '../graphql/named-filter';

export const rateForms = ['csv', 'ndjson'] as const;
export type RateForm = (typeof rateForms)[number];

export const rateTables = ['wins', 'cards'] as const;
export type RateTable = (typeof rateTables)[number];

const isDimension = (name: string): name is keyof typeof dimensions => name in dimensions;
const subjects: readonly RateSubject[] = [
  ...Object.keys(dimensions).filter(isDimension),
  'matchup',
];

/** Rows of one answer. */
export const MOST_ROWS = 10_000;
const USUAL = 1_000;
/** Rows that can be passed over, as numbers of rows fit into four bytes. */
const MOST_SKIPPED = 2 ** 31 - 1;

export interface RatesQuestion {
  readonly form: RateForm;
  readonly of: RateSubject;
  readonly sort: RateSort;
  readonly cardSort: CardRateSort;
  readonly card: string | null;
  readonly least: number;
  readonly first: number;
  readonly skip: number;
  readonly filter: RateFilterInput;
}

const FILTERS = [
  ...['player', 'opponent', 'identity', 'opponentIdentity', 'side', 'pool', 'since', 'until'],
  ...['restsOn', 'leastTurns', 'mostTurns', 'tier', 'tournament', 'deck'],
] as const;
const OTHERS: Readonly<Record<RateTable, readonly string[]>> = {
  wins: ['form', 'of', 'sort', 'least', 'first', 'skip'],
  cards: ['form', 'card', 'sort', 'least', 'first', 'skip'],
};

/** What a word of several is written like: `opponent-identity`, `OPPONENT_IDENTITY`, `opponentIdentity`. */
const folded = (word: string): string => word.replaceAll(/[-_]/g, '').toLowerCase();

class Words {
  constructor(private readonly given: ReadonlyMap<string, string>) {}

  text(name: string): string | null {
    return this.given.get(name) ?? null;
  }

  one<Word extends string>(name: string, words: readonly Word[]): Word | null {
    const text = this.text(name);
    if (text === null) return null;
    const word = words.find((one) => folded(one) === folded(text));
    if (word !== undefined) return word;
    throw badInput('BAD_QUERY', `${name} is "${text}"`, `Give one of ${words.join(', ')}.`);
  }

  number(name: string, least: number, most: number): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw badInput('BAD_QUERY', `${name} is "${text}"`, `Give a number from ${least} to ${most}.`);
  }
}

function wordsIn(query: unknown, table: RateTable): Words {
  const known = [...FILTERS, ...OTHERS[table]];
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(Object(query))) {
    if (!known.includes(name)) {
      const names = known.map((one) => ({ key: one.toLowerCase(), name: one }));
      const [nearest] = nearestNames(name.toLowerCase(), names, 1);
      const hint =
        nearest === undefined ? `Known are ${known.join(', ')}.` : `Nearest: ${nearest}.`;
      throw badInput('BAD_QUERY', `there is no parameter "${name}"`, hint);
    }
    if (typeof value !== 'string')
      throw badInput('BAD_QUERY', `${name} is given more than once`, 'Give it once.');
    const fault = textFault(value);
    if (fault !== null)
      throw badInput('BAD_TEXT', `${name} holds ${fault}`, 'Send plain text, as it is written.');
    given.set(name, value);
  }
  return new Words(given);
}

/** What the query string of a table asks for. Throws an error for the asker where it cannot be read. */
export function ratesAsked(query: unknown, table: RateTable): RatesQuestion {
  const words = wordsIn(query, table);
  const filter: RateFilterInput = {
    ...{ player: words.text('player'), opponent: words.text('opponent') },
    ...{ identity: words.text('identity'), opponentIdentity: words.text('opponentIdentity') },
    ...{ side: words.one('side', sides), pool: words.text('pool') },
    ...{ since: words.text('since'), until: words.text('until') },
    restsOn: words.one('restsOn', ['decisions', 'facts']),
    leastTurns: words.number('leastTurns', 0, MOST_SKIPPED),
    mostTurns: words.number('mostTurns', 0, MOST_SKIPPED),
    tier: words.one('tier', tiers),
    ...{ tournament: words.text('tournament'), deck: words.text('deck') },
  };
  return {
    filter,
    form: words.one('form', rateForms) ?? 'ndjson',
    of: words.one('of', subjects) ?? 'identity',
    sort: table === 'wins' ? (words.one('sort', rateSorts) ?? 'games') : 'games',
    cardSort: table === 'cards' ? (words.one('sort', cardRateSorts) ?? 'games') : 'games',
    card: words.text('card'),
    least: words.number('least', 0, MOST_SKIPPED) ?? 1,
    first: words.number('first', 1, MOST_ROWS) ?? USUAL,
    skip: words.number('skip', 0, MOST_SKIPPED) ?? 0,
  };
}
