import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { readPage, type Rows, type Span } from '../../../platform/projections/span';
import { READ_MODEL_READER } from '../../../platform/tokens';
import { everyGame as all, type OpenGames } from '../../statistics/open-games';
import { anyGame } from './all-games';
import { countOfGames, pageOfGames } from './listed';
import type { GameFilter, ListedGame } from './game-filter';

/** Games, the newest first; places are their positions. */
export class ListGames extends Query<Rows<ListedGame>> {
  constructor(
    readonly filter: GameFilter,
    readonly span: Span<string>,
    readonly open: OpenGames = all,
  ) {
    super();
  }
}

/** How many games there are in a list; it takes the longer the more there are. */
export class CountGames extends Query<number> {
  constructor(
    readonly filter: GameFilter,
    readonly open: OpenGames = all,
  ) {
    super();
  }
}

/** A listed game; null while no projection has read it. */
export class FindGame extends Query<ListedGame | null> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ListGames)
export class ListGamesHandler implements IQueryHandler<ListGames> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ filter, span, open }: ListGames): Promise<Rows<ListedGame>> {
    const { name, text, values } = pageOfGames(filter, span, open);
    return readPage(await this.reader.query<ListedGame>(name, text, values), span);
  }
}

@QueryHandler(CountGames)
export class CountGamesHandler implements IQueryHandler<CountGames> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ filter, open }: CountGames): Promise<number> {
    const { name, text, values } = countOfGames(filter, open);
    const [row] = await this.reader.query<{ readonly total: number }>(name, text, values);
    return row?.total ?? 0;
  }
}

@QueryHandler(FindGame)
export class FindGameHandler implements IQueryHandler<FindGame> {
  constructor(@Inject(READ_MODEL_READER) private readonly reader: ReadModelReader) {}

  async execute({ id }: FindGame): Promise<ListedGame | null> {
    const [row] = await this.reader.query<ListedGame>(
      'games-one',
      `select * from ${anyGame} where id = $1`,
      [id],
    );
    return row ?? null;
  }
}
