import type { GivenFilter } from '../../statistics/given-filter';
import type { RateFilter } from '../../statistics/rate-filter';
import type { Dimension } from '../../statistics/slices';
import { FIRST, keyedBy, LAST, stretchOf, timed } from '../../statistics/stretch-of-days';

/** What says how many turns there were, as keys are ordered. */
const turnsKey = (turns: number): string => String(turns).padStart(6, '0');

/** Which cells answer a question: rows of `rates.card_cell`, and narrow rows at the ends of a stretch of time. */
export interface CardCellsAsked {
  /** What tells these cells from others. */
  readonly by: Told['name'];
  readonly cells: GivenFilter;
  /** Null where cells are all. */
  readonly ends: GivenFilter | null;
}

type Judged = 'pool' | 'tier' | 'side';
const judged = ['pool', 'tier', 'side'] as const satisfies readonly Judged[];

const keysFrom = (subject: string, next: number): string =>
  `subject = '${subject}' and key >= $${next}::text and key < $${next + 1}::text`;
const timesFrom = (next: number): string =>
  `recorded_at >= $${next}::timestamptz and recorded_at < $${next + 1}::timestamptz`;

interface Told {
  readonly name: 'all' | 'time' | 'turns' | 'identity' | 'opponent_identity';
  readonly condition: string;
  readonly values: readonly string[];
}

function cellsBy(filter: RateFilter, next: number): Told | null {
  const { since, until, leastTurns, mostTurns, identity, opponentIdentity } = filter;
  const isTimed = since !== null || until !== null;
  const isOfTurns = leastTurns !== null || mostTurns !== null;
  const by = [isTimed, isOfTurns, identity !== null, opponentIdentity !== null];
  const asked = by.filter((one) => one).length;
  if (asked > 1) return null;
  if (asked === 0) return { name: 'all', condition: `subject = 'all'`, values: [] };
  if (isTimed) {
    const { months, days } = stretchOf(since, until);
    const parts = [keysFrom('month', next), keysFrom('day', next + 2), keysFrom('day', next + 4)];
    const values = [...months.map(keyedBy('YYYY-MM')), ...days.flat().map(keyedBy('YYYY-MM-DD'))];
    return { name: 'time', condition: `(${parts.join(' or ')})`, values };
  }
  if (isOfTurns) {
    const from = leastTurns === null ? FIRST : turnsKey(Math.max(0, leastTurns));
    const before = mostTurns === null ? LAST : turnsKey(Math.max(0, mostTurns + 1));
    return { name: 'turns', condition: keysFrom('turns', next), values: [from, before] };
  }
  const subject = identity === null ? 'opponent_identity' : 'identity';
  const condition = `subject = '${subject}' and key = $${next}::text`;
  return { name: subject, condition, values: [identity ?? opponentIdentity ?? ''] };
}

/** Null where no cells were summed for it; `next` is the number of the first parameter of what is given. */
export function cardCellsFor(filter: RateFilter, next: number): CardCellsAsked | null {
  const { player, opponent, tournament, deck } = filter;
  if ([player, opponent, tournament, deck].some((one) => one !== null)) return null;
  const by = cellsBy(filter, next);
  return by === null ? null : judgedCells(filter, by, next);
}

/** Cells that tell what a card did by one dimension, and what that is of a cell and of a side. */
export interface CutCellsAsked extends CardCellsAsked {
  readonly ofCell: string;
  readonly ofSide: string;
}

const subjects = {
  identity: 'identity',
  opponentIdentity: 'opponent_identity',
  month: 'month',
} as const;

/** Null where no cells were summed for a card so cut. */
export function cutCellsFor(
  dimension: Dimension,
  filter: RateFilter,
  next: number,
): CutCellsAsked | null {
  if (dimension === 'player' || dimension === 'opponent') return null;
  const all = cardCellsFor(filter, next);
  if (all === null) return null;
  if (dimension === 'side' || dimension === 'pool')
    return { ...all, ofCell: dimension, ofSide: `seat.${dimension}` };
  const subject = subjects[dimension];
  // Days are of a month, and whatever is of an identity alone is so by that identity.
  if (all.by === subject || (all.by === 'time' && dimension === 'month'))
    return {
      ...all,
      ofCell: dimension === 'month' ? 'left(key, 7)' : 'key',
      ofSide: `seat.${subject}`,
    };
  if (all.by !== 'all') return null;
  const cells = judgedCells(filter, { ...untold, condition: `subject = '${subject}'` }, next);
  return { ...cells, ofCell: 'key', ofSide: `seat.${subject}` };
}

const untold = { name: 'all', values: [] } as const;

function judgedCells(filter: RateFilter, by: Told, next: number): CardCellsAsked {
  const given = judged.filter((column) => filter[column] !== null);
  const after = next + by.values.length;
  const same = given.map((column, i) => `and ${column} = $${after + i}::text`).join(' ');
  const { restsOn } = filter;
  const rests = restsOn === null ? 'true' : `rests_on = '${restsOn}'`;
  const name = [by.name, ...given].join('-');
  const values = [...by.values, ...given.map((column) => filter[column])];
  const cells = { name, condition: `${by.condition} and ${rests} ${same}`, values };
  if (by.name !== 'time') return { by: by.name, cells, ends: null };
  const first = next + values.length;
  const { ends } = stretchOf(filter.since, filter.until);
  const condition = `(${timesFrom(first)} or ${timesFrom(first + 2)}) and ${rests} ${same}`;
  return { by: by.name, cells, ends: { name, condition, values: ends.flat().map(timed) } };
}
