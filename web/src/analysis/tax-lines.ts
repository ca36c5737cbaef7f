import type { ServerTaxesQuery } from '../api/documents';
import { texts } from '../texts/texts';
import { wayText } from './way-text';

type Taxes = NonNullable<NonNullable<ServerTaxesQuery['game']>['serverTaxes']>;
type Tax = NonNullable<Taxes[number]['servers']>[number];
type Way = Tax['now'];

/** What the ways into a server cost over the game: a number for each moment, and what it is in words. */
export interface TaxLine {
  readonly values: readonly (number | null)[];
  readonly said: (at: number) => string;
}

export interface TaxLines {
  readonly server: string;
  readonly now: TaxLine;
  readonly rezzed: TaxLine;
}

/** In credits' worth; the click of the run goes without saying. Infinite where there is no way, null where it is not known. */
function priceOf({ cost, why }: Way): number | null {
  if (cost !== null) return cost.price - 1;
  return why === 'NO_WAY' ? Infinity : null;
}

/** What holds at a moment: what was told when its turn began. */
function lineOf(told: readonly (Tax | null)[], way: 'now' | 'rezzed'): TaxLine {
  const { missing } = texts.analysis.tax;
  return {
    values: told.map((tax) => (tax === null ? null : priceOf(tax[way]))),
    said: (at) => {
      const tax = told[at] ?? null;
      return tax === null ? missing : wayText(tax[way]);
    },
  };
}

/** Servers in the order in which they came to be, each with what its ways cost up to the last moment. */
export function taxLines(taxes: Taxes, last: number): readonly TaxLines[] {
  const names = new Set(taxes.flatMap(({ servers }) => servers?.map(({ server }) => server) ?? []));
  return [...names].map((server) => {
    const told: (Tax | null)[] = Array.from({ length: last + 1 }, () => null);
    for (const { at, servers } of taxes)
      told.fill(servers?.find((one) => one.server === server) ?? null, at);
    return { server, now: lineOf(told, 'now'), rezzed: lineOf(told, 'rezzed') };
  });
}

/** What a scale reaches that all of them fit. */
export const mostOf = (lines: readonly TaxLines[]): number =>
  Math.max(
    4,
    ...lines
      .flatMap(({ now, rezzed }) => [...now.values, ...rezzed.values])
      .filter((value) => value !== null && Number.isFinite(value))
      .map(Number),
  );
