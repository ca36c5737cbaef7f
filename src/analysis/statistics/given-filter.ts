import type { RateFilter } from './rate-filter';
import type { Named as Lead } from './sides-of-named';

/** A filter as part of a statement: a condition over the columns of a seat, with its values. */
export interface GivenFilter {
  /** Of what was given, for statements that are prepared once. */
  readonly name: string;
  readonly condition: string;
  readonly values: readonly unknown[];
}

type Named = Exclude<keyof RateFilter, 'restsOn'>;

/** By what is given; `$` stands for the value. What games rest on says which tables are read. */
const CONDITIONS: Readonly<Record<Named, string>> = {
  player: 'lower(player) = lower($::text)',
  opponent: 'lower(opponent) = lower($::text)',
  identity: 'identity = $::text',
  opponentIdentity: 'opponent_identity = $::text',
  side: 'side = $::text',
  pool: 'pool = $::text',
  since: 'recorded_at >= $::timestamptz',
  until: 'recorded_at < $::timestamptz',
  leastTurns: 'turns >= $::int',
  mostTurns: 'turns <= $::int',
  tier: 'tier = $::text',
  tournament: `id in (select linked.game from tournaments.linked
    where linked.tournament_id = $::text)`,
  deck: `(id, side) in (select played.game::uuid, played.side from played_decks.side as played
    where played.deck_id = any($::text[]))`,
};

/** Asked of each side of whoever has fewer, so that these alone are looked up, however many games a tournament has or a deck was in. */
const OF_EACH: Readonly<Partial<Record<Named, string>>> = {
  tournament: `coalesce((select true from tournaments.linked
    where linked.game = id and linked.tournament_id = $::text limit 1), false)`,
  deck: `coalesce((select true from (
      select game as played_in, side as played_by, deck_id from played_decks.side
    ) as played where played_in = id::text and played_by = side and deck_id = any($::text[])), false)`,
};

/** The games of a tournament before those of anybody in it, whatever the planner takes to be fewer. */
const TOURNAMENT_FIRST = `id = any(array(select linked.game from tournaments.linked
    where linked.tournament_id = $::text))`;

/** What a filter is read along where nothing is said: those of a player. */
const usual = ({ player, opponent }: RateFilter): Lead | null =>
  player !== null ? 'player' : opponent !== null ? 'opponent' : null;

const isNamed = (name: string): name is Named => name in CONDITIONS;
const named = Object.keys(CONDITIONS).filter(isNamed);

/**
 * Conditions of what is given alone, so that each plan is made for what is asked; `next` is the first parameter's number, `along` what of several that are
 * named has the fewest sides.
 */
export function givenIn(filter: RateFilter, next: number, along: Lead | null = null): GivenFilter {
  const given = named.filter((name) => filter[name] !== null);
  const lead = along ?? usual(filter);
  const conditionOf = (name: Named): string => {
    if (name === along) return name === 'tournament' ? TOURNAMENT_FIRST : CONDITIONS[name];
    return (lead === null ? undefined : OF_EACH[name]) ?? CONDITIONS[name];
  };
  const conditions = given.map((name, i) => conditionOf(name).replace('$', () => `$${next + i}`));
  return {
    // Names of statements are short.
    name: `${named
      .reduce((bits, name, i) => bits + (given.includes(name) ? 2 ** i : 0), 0)
      .toString(36)}${along === usual(filter) ? '' : (along ?? '')}`,
    condition: conditions.map((one) => `and ${one}`).join('\n        '),
    values: given.map((name) => filter[name]),
  };
}

/**
 * The same of sides that were counted: those of a player lie together in an index by who played, with all that is read of them. The player is the
 * first of what is given.
 */
export const alongPlayer = (
  { player }: Pick<RateFilter, 'player'>,
  next: number,
  along: Lead | null = null,
): string =>
  player === null || (along !== null && along !== 'player')
    ? ''
    : `and who = rates.who($${next}::text)`;
