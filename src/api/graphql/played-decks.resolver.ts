import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import { FindGame } from '../../analysis/projections/games/queries';
import { ListDecklists } from '../../decks/list-decklists';
import { ListPlayedGames } from '../../decks/list-played-games';
import { ShowDeck } from '../../decks/show-deck';
import type { Caller } from '../../access/caller';
import { connectionOf, rowsAsked } from './connection';
import { placeOf } from './cursor';
import { deckOut, summaryOut, type DeckOut } from './deck-told';
import { listed, type GameSource } from './source';

interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
}

const USUAL = 20;

/** Which games were played with which decks. */
@Resolver('Game')
export class GameDecksResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('decklists')
  async decklists(
    @Parent() { id }: GameSource,
    @Args('as') as: Viewer,
    @Context('caller') caller: Caller,
  ) {
    const lists = await this.queries.execute(new ListDecklists(id, as));
    return Promise.all(
      lists.map(async ({ side, deckId, registered }) => {
        const deck = await this.queries.execute(new ShowDeck(deckId, caller));
        if (deck === null) throw new Error(`deck ${deckId} of game ${id} is not there`);
        return { side, deck: deckOut(deck), registered: registered.map(summaryOut) };
      }),
    );
  }
}

@Resolver('Deck')
export class DeckGamesResolver {
  constructor(private readonly queries: QueryBus) {}

  @ResolveField('games')
  async games(
    @Parent() { id }: DeckOut,
    @Args() { first, after }: PageArgs,
    @Context('caller') caller: Caller,
  ) {
    const from = placeOf(after);
    const asked = new ListPlayedGames(id, caller, rowsAsked(first, USUAL), from);
    const { games, hasNext } = await this.queries.execute(asked);
    const page = connectionOf(games, ({ position }) => position, hasNext, from);
    const edges = await Promise.all(
      page.edges.map(async ({ cursor, node: { game, side } }) => {
        const row = await this.queries.execute(new FindGame(game));
        return row === null ? [] : [{ cursor, node: { side, game: listed(row) } }];
      }),
    );
    return { ...page, edges: edges.flat() };
  }
}
