import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { REPLAY_FILES, type ReplayFiles } from './replay-files';

/** Whether the file is kept that an observed game was imported from, so that it can be judged again. */
export class HasReplayFile extends Query<boolean> {
  constructor(readonly game: string) {
    super();
  }
}

@QueryHandler(HasReplayFile)
export class HasReplayFileHandler implements IQueryHandler<HasReplayFile> {
  constructor(@Inject(REPLAY_FILES) private readonly files: Pick<ReplayFiles, 'has'>) {}

  execute({ game }: HasReplayFile): Promise<boolean> {
    return this.files.has(game);
  }
}
