import { QueryBus } from '@nestjs/cqrs';
import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '#rules';
import { FindGame } from '../../analysis/projections/games/queries';
import { ListDecklists } from '../../decks/list-decklists';
import { ListPlayedGames } from '../../decks/list-played-games';
import { ShowDeck } from '../../decks/show-deck';
import type { Caller } from '../../access/caller';
import { connectionOf, placesAsked, type PageArgs } from './connection';
import { listNamed } from './list-name';
import { deckOut, summaryOut, type DeckOut } from './deck-told';
import { listed, type GameSource } from './source';

const USUAL = 20;

const GAMES_OF_DECK = listNamed('games of a deck');

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
    @Args() args: PageArgs,
    @Context('caller') caller: Caller,
  ) {
    const span = placesAsked(GAMES_OF_DECK, args, USUAL);
    const games = await this.queries.execute(new ListPlayedGames(id, caller, span));
    const page = connectionOf(GAMES_OF_DECK, games, ({ position }) => position, span);
    const edges = await Promise.all(
      page.edges.map(async ({ cursor, node: { game, side } }) => {
        const row = await this.queries.execute(new FindGame(game));
        return row === null ? [] : [{ cursor, node: { side, game: listed(row) } }];
      }),
    );
    return { ...page, edges: edges.flat() };
  }
}
