import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Viewer } from '#rules';
import { GAME_READER, type GameReader } from './game-reader';
import type { ImportRecord } from './stored-game';

/** What became of the file a game was read from, as a viewer may know it; null where there is none. */
export class DescribeImport extends Query<ImportRecord | null> {
  constructor(
    readonly game: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

@QueryHandler(DescribeImport)
export class DescribeImportHandler implements IQueryHandler<DescribeImport> {
  constructor(@Inject(GAME_READER) private readonly reader: GameReader) {}

  async execute({ game, viewer }: DescribeImport): Promise<ImportRecord | null> {
    return (await this.reader.get(game))?.importRecord(viewer) ?? null;
  }
}
