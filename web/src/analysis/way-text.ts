import type { ServerWayRowFragment } from '../api/documents';
import { texts } from '../texts/texts';

const PARTS = ['credits', 'clicks', 'counters', 'cards', 'damage', 'tags'] as const;

/** What a way into a server costs, in words: `4 ¢, 1 damage`; the click of the run goes without saying. */
export function wayText(way: ServerWayRowFragment): string {
  const { cost, isAffordable, why, atLeast, atMost } = way;
  const { tax } = texts.analysis;
  if (cost === null && atLeast !== null)
    return tax.between(atLeast - 1, atMost === null ? null : atMost.price - 1);
  if (cost === null) return why === null ? tax.none.NO_WAY : tax.none[why];
  const amounts = {
    ...cost,
    credits: cost.credits + cost.passing,
    clicks: cost.clicks - 1,
  };
  const parts = PARTS.filter((part) => amounts[part] > 0).map((part) =>
    tax.parts[part](amounts[part]),
  );
  const said = parts.length === 0 ? tax.free : parts.join(', ');
  return isAffordable === false ? tax.tooDear(said) : said;
}
