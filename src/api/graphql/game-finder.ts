import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { isStoredId } from '#text/stored-id';
import { AccessStreams } from '../../access/access-streams';
import { LeadOn } from '../../access/lead-on';
import { FindGame } from '../../analysis/projections/games/queries';
import { DescribeGame } from '../../games/replay/describe-game';
import { KnowsBranch } from '../../studies/branches/knows-branch';
import { GAME_READER, type GameReader } from '../../games/replay/game-reader';
import type { Gate } from '../gate/gate';
import { NO_GAME } from '../gate/guards';
import { listed, replayed, settled, type GameSource } from './source';

/** What `Query.game` is answered from, and whatever else finds a game by its id. */
@Injectable()
export class GameFinder {
  constructor(
    private readonly queries: QueryBus,
    @Inject(GAME_READER) private readonly reader: Pick<GameReader, 'inMemory'>,
    @Inject(AccessStreams) private readonly access: Pick<AccessStreams, 'known'>,
  ) {}

  /** The game, or what took its place; at once where memory knows it. */
  find(named: string, gate: Pick<Gate, 'sight'>): GameSource | null | Promise<GameSource | null> {
    if (!isStoredId(named) || named === NO_GAME) return null;
    if (this.access.known(named)?.replacedBy === null) {
      const known = this.inMemory(named);
      if (known !== null) return known;
    }
    return this.stored(named, gate);
  }

  private inMemory(id: string): GameSource | null {
    const known = this.reader.inMemory(id)?.settled() ?? null;
    return known && settled(known, () => this.queries.execute(new FindGame(id)));
  }

  private async stored(named: string, gate: Pick<Gate, 'sight'>): Promise<GameSource | null> {
    // In no list, and nothing takes its place.
    if (await this.queries.execute(new KnowsBranch(named))) return this.replayed(named);
    const id = await this.queries.execute(new LeadOn(named));
    if (id !== named && !(await gate.sight(id, null)).ok) return null;
    const known = this.inMemory(id);
    if (known !== null) return known;
    const row = await this.queries.execute(new FindGame(id));
    // What is listed of a game that is being played is behind it.
    if (row !== null && row.reason !== null) return listed(row);
    return (await this.replayed(id)) ?? (row === null ? null : listed(row));
  }

  private async replayed(id: string): Promise<GameSource | null> {
    const game = await this.queries.execute(new DescribeGame(id));
    return game === null ? null : replayed(game);
  }
}

/** Called by graphql-js itself: Nest makes promises of whatever the root is asked. */
export const gameField = (finder: GameFinder) => ({
  game: (_: unknown, { id }: { readonly id: string }, { gate }: { readonly gate: Gate }) =>
    finder.find(id, gate),
});
