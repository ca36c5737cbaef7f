import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { everyListedGame, type GameFilter } from '../../analysis/projections/games/game-filter';
import { CountGames, ListGames } from '../../analysis/projections/games/queries';
import { FindPlayer } from '../../analysis/statistics/find-player';
import type { OpenGames } from '../../analysis/statistics/open-games';
import type { Gate } from '../gate/gate';
import { connectionOf, countedOut, placesAsked, type PageArgs } from './connection';
import { listNamed } from './list-name';
import { badInput } from './errors';
import { timeOf } from './grant-input';
import { firstRows } from '../../platform/projections/span';
import { listed } from './source';
import {
  cardNamed,
  checkSeats,
  checkTimes,
  identityCalled,
  identityNamed,
} from './statistics-filter';

type GamesArgs = PageArgs & Partial<GameFilter>;

const USUAL = 20;

const GAMES = listNamed('games');

@Resolver()
export class QueryResolver {
  constructor(private readonly queries: QueryBus) {}

  @Query('games')
  async games(@Args() args: GamesArgs, @Context('gate') gate: Gate) {
    const span = placesAsked(GAMES, args, USUAL);
    const { player, identity, opponentIdentity, side, opponent, ...others } = {
      ...everyListedGame,
      ...args,
    };
    const { card } = others;
    const since = timeOf('since', others.since);
    const until = timeOf('until', others.until);
    checkTimes({
      since: since === null ? null : new Date(since),
      until: until === null ? null : new Date(until),
    });
    const called = (field: string, name: string | null): string | null => {
      // Sums of all games have no identity: an empty name is theirs, and no card's.
      if (name?.trim() === '') return identityNamed(field, name);
      return name === null ? null : identityCalled(name);
    };
    const seats = {
      ...{ player, opponent, side },
      identity: called('identity', identity),
      opponentIdentity: called('opponentIdentity', opponentIdentity),
    };
    checkSeats(seats);
    if (
      side !== null &&
      [player, opponent, identity, opponentIdentity].every((one) => one === null)
    )
      throw badInput(
        'SIDE_OF_NOBODY',
        `side is the ${side}, and nobody is named who may have played it`,
        'Name a player or an identity, or leave the side out; who won is asked by the winner.',
      );
    const filter = { ...others, ...seats, since, until };
    // Which cards were in it tells of both sides.
    const open = await gate.openGames(card === null ? 'look-at' : 'count');
    const page = await this.queries.execute(new ListGames(filter, span, open));
    // The catalogue may lack a card of an observed game: only what finds nothing may be misspelt.
    if (page.rows.length === 0 && span.after === null && span.before === null) {
      identityNamed('identity', identity);
      identityNamed('opponentIdentity', opponentIdentity);
      cardNamed('card', card);
      await this.checkPlayer('player', player, open);
      await this.checkPlayer('opponent', opponent, open);
    }
    const { edges, pageInfo } = connectionOf(
      GAMES,
      page,
      ({ position }) => position,
      span,
      page.brokenOffAt,
    );
    return {
      edges: edges.map(({ cursor, node }) => ({ cursor, node: listed(node) })),
      pageInfo,
      isBrokenOff: page.brokenOffAt !== null,
      counted: once(async () =>
        countedOut(await this.queries.execute(new CountGames(filter, open)), page),
      ),
    };
  }

  /** Throws where nobody of a name played a game that the caller is shown. */
  private async checkPlayer(field: string, name: string | null, open: OpenGames): Promise<void> {
    if (name === null) return;
    const any = new ListGames({ ...everyListedGame, player: name }, firstRows<string>(1), open);
    if ((await this.queries.execute(any)).rows.length > 0) return;
    const found = await this.queries.execute(new FindPlayer(name, open));
    if (found.known) return;
    throw badInput(
      'UNKNOWN_PLAYER',
      `${field} is "${name}": nobody of that name played a game that you may look at`,
      found.nearest.length === 0
        ? 'Give a name as games have it; case does not matter.'
        : `Nearest: ${found.nearest.join('; ')}.`,
      { field, nearest: found.nearest },
    );
  }
}

type CountedOut = ReturnType<typeof countedOut>;

/** A page of games, which are counted where somebody asks how many there are. */
interface ListedGames {
  readonly counted: () => Promise<CountedOut>;
}

/** Counts at most once, whoever asks first. */
function once(count: () => Promise<CountedOut>): ListedGames['counted'] {
  let counted: Promise<CountedOut> | null = null;
  return () => (counted ??= count());
}

@Resolver('GameConnection')
export class GameConnectionResolver {
  @ResolveField('totalCount')
  async totalCount(@Parent() { counted }: ListedGames): Promise<number> {
    return (await counted()).totalCount;
  }

  @ResolveField('isTotalExact')
  async isTotalExact(@Parent() { counted }: ListedGames): Promise<boolean> {
    return (await counted()).isTotalExact;
  }
}
