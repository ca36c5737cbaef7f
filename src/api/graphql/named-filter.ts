import type { QueryBus } from '@nestjs/cqrs';
import { nearestNames } from '#decks/catalogue/nearest';
import { isStoredId } from '#text/stored-id';
import { rulesByPool } from '#cards/rules-by-pool';
import { OBSERVED_POOL } from '../../analysis/statistics/finished-game';
import { FindPlayer } from '../../analysis/statistics/find-player';
import { FindTurns } from '../../analysis/statistics/find-turns';
import type { RateFilter } from '../../analysis/statistics/rate-filter';
import type { SliceFilter } from '../../analysis/statistics/slices';
import type { OpenGames } from '../../analysis/statistics/open-games';
import type { Caller } from '../../access/caller';
import { FindLists } from '../../decks/find-lists';
import { FindTournament } from '../../tournaments/find-tournament';
import { ShowTournament } from '../../tournaments/show-tournament';
import { badInput } from './errors';
import { checkCount, sliceFilter, type FilterInput } from './statistics-filter';

export interface RateFilterInput extends FilterInput {
  readonly restsOn?: RateFilter['restsOn'];
  readonly leastTurns?: number | null;
  readonly mostTurns?: number | null;
  readonly tier?: RateFilter['tier'];
  readonly tournament?: string | null;
  readonly deck?: string | null;
}

const TOLD = 5;

const clash = (message: string, hint = 'Leave one of them out.'): Error =>
  badInput('CANNOT_MATCH', message, hint);

const nearestHint = (nearest: readonly string[], otherwise: string): string =>
  nearest.length === 0 ? otherwise : `Nearest: ${nearest.join('; ')}.`;

/** Reads filters of statistics for one asker; what names nothing that they may see is refused with what comes near. */
export class NamedFilters {
  constructor(
    private readonly queries: Pick<QueryBus, 'execute'>,
    private readonly caller: Caller,
    private readonly open: OpenGames,
  ) {}

  async slice(input: FilterInput | null | undefined): Promise<SliceFilter> {
    const filter = sliceFilter(input);
    await this.checkPlayer('player', filter.player);
    await this.checkPlayer('opponent', filter.opponent);
    this.checkPool(filter.pool);
    return filter;
  }

  async rates(input: RateFilterInput | null | undefined): Promise<RateFilter> {
    const { restsOn = null, leastTurns = null, mostTurns = null, tier = null } = input ?? {};
    checkCount('leastTurns', leastTurns);
    if (leastTurns !== null && mostTurns !== null && leastTurns > mostTurns)
      throw clash(
        `no game has ${leastTurns} turns or more and ${mostTurns} or fewer`,
        'Give a range that holds something.',
      );
    if (restsOn === 'decisions' && tier !== null && tier !== 'verified')
      throw clash(`games that rest on decisions are verified, not ${tier}`);
    const slice = await this.slice(input);
    const isOfFacts = restsOn === 'facts' || (tier !== null && tier !== 'verified');
    if (slice.pool !== null && slice.pool !== OBSERVED_POOL && isOfFacts)
      throw clash(`games of the pool "${slice.pool}" rest on decisions`);
    if (slice.pool === OBSERVED_POOL && restsOn === 'decisions')
      throw clash(`games of the pool "${OBSERVED_POOL}" rest on facts`);
    await this.checkTurns(leastTurns, mostTurns);
    return {
      ...slice,
      ...{ restsOn, leastTurns, mostTurns, tier },
      tournament: await this.tournament(input?.tournament ?? null),
      deck: await this.deck(input?.deck ?? null),
    };
  }

  private async checkPlayer(field: string, name: string | null): Promise<void> {
    if (name === null) return;
    const found = await this.queries.execute(new FindPlayer(name, this.open));
    if (found.known) return;
    throw badInput(
      'UNKNOWN_PLAYER',
      `${field} is "${name}": nobody of that name played a finished game that is open to you`,
      nearestHint(found.nearest, 'Give a name as games have it; case does not matter.'),
      { field, nearest: found.nearest },
    );
  }

  private async checkTurns(least: number | null, most: number | null): Promise<void> {
    if (least === null && most === null) return;
    const found = await this.queries.execute(new FindTurns(this.open));
    if (found === null) return;
    const hint = 'Give a range that holds something.';
    if (least !== null && least > found.most)
      throw clash(
        `nobody took ${least} turns or more in a finished game that is open to you: the most were ${found.most}`,
        hint,
      );
    if (most !== null && most < found.fewest)
      throw clash(
        `nobody took ${most} turns or fewer in a finished game that is open to you: the fewest were ${found.fewest}`,
        hint,
      );
  }

  private checkPool(name: string | null): void {
    const names = [...rulesByPool.names, OBSERVED_POOL];
    if (name === null || names.includes(name)) return;
    const candidates = names.map((one) => ({ key: one.toLowerCase(), name: one }));
    throw badInput(
      'UNKNOWN_POOL',
      `pool is "${name}", which is no card pool`,
      nearestHint(
        nearestNames(name.toLowerCase(), candidates, TOLD),
        `Give one of ${names.join(', ')}.`,
      ),
    );
  }

  /** By id, or by a name that one tournament alone has. */
  private async tournament(named: string | null): Promise<string | null> {
    if (named === null) return null;
    if (isStoredId(named) && (await this.queries.execute(new ShowTournament(named))) !== null)
      return named;
    const { called, nearest } = await this.queries.execute(new FindTournament(named));
    const [only] = called;
    if (only !== undefined && called.length === 1) return only.tournamentId;
    const offered = called.length > 1 ? called : nearest;
    const isAlone = (name: string) => offered.filter((one) => one.name === name).length === 1;
    throw badInput(
      'UNKNOWN_TOURNAMENT',
      `tournament is "${named}", which is ${called.length > 1 ? 'the name of several' : 'none'}`,
      nearestHint(
        offered.map(({ name, tournamentId }) => `${name} (${tournamentId})`),
        'Give the id or the name of a tournament.',
      ),
      {
        field: 'tournament',
        nearest: offered.map(({ name, tournamentId }) =>
          called.length === 0 && isAlone(name) ? name : tournamentId,
        ),
      },
    );
  }

  private async deck(id: string | null): Promise<RateFilter['deck']> {
    if (id === null) return null;
    const lists = isStoredId(id)
      ? await this.queries.execute(new FindLists(id, this.caller))
      : null;
    if (lists !== null) return lists;
    throw badInput(
      'UNKNOWN_DECK',
      `deck is "${id}", which is no deck that is open to you`,
      'Give the id of a registered deck, or of a list that was played.',
    );
  }
}
