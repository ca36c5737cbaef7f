import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../access/caller';
import type { Gate } from '../gate/gate';
import { NO_GAME } from '../gate/guards';
import { refusedAccess } from '../gate/refused';
import { DecksResolver } from './decks.resolver';
import { GameFinder } from './game-finder';
import { nodeOf } from './node-type';
import { TournamentResolver } from './tournament.resolver';

/** Whatever has an id, found as by the field of its own. */
@Resolver()
export class NodeResolver {
  constructor(
    private readonly games: GameFinder,
    private readonly decks: DecksResolver,
    private readonly tournaments: TournamentResolver,
  ) {}

  /** All three are looked for, whichever there is: the work tells nothing of a closed game. */
  @Query('node')
  async node(
    @Args('id') id: string,
    @Context('gate') gate: Gate,
    @Context('caller') caller: Caller,
  ) {
    const sight = await gate.sight(id, null);
    if (!sight.ok && sight.why !== null) throw refusedAccess(sight.why);
    const [game, deck, tournament] = await Promise.all([
      this.games.find(sight.ok ? id : NO_GAME, gate),
      this.decks.deck(id, caller),
      this.tournaments.tournament(id),
    ]);
    if (game !== null) return nodeOf('Game', game);
    if (deck !== null) return nodeOf('Deck', deck);
    return tournament === null ? null : nodeOf('Tournament', tournament);
  }
}
