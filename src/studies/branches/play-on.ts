import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { headerOfPosition } from '#studies/log/illegal-in';
import { begun } from '#studies/position/to-scenario';
import { noBranchThere } from '#studies/study/places';
import { refuse, type StudyRefusal } from '#studies/study/refusal';
import type { Source } from '#studies/study/study';
import type { Side } from '#rules';
import type { Caller } from '../../access/caller';
import type { Fork } from '../../access/fork';
import { gamesOf } from '../../access/purpose';
import {
  LIVE_GAMES,
  type LiveGames,
  type OpenedLive,
  SOURCE_GAMES,
  type SourceGames,
} from '../ports';
import { recordMoment } from '../record-moment';
import { CheckBranch, CheckBranchHandler } from './check-branch';
import { FindBranch, FindBranchHandler } from './find-branch';
import { linesOf } from './lines-of';

/** What a game that is played on is made of, and by which keys that was to be seen. */
async function forkOf(
  source: Source,
  { purposes }: Caller,
  games: SourceGames,
): Promise<Fork | null> {
  const by = (game: string) => purposes.filter((purpose) => gamesOf(purpose).includes(game));
  switch (source.kind) {
    case 'game':
      return { game: source.game, viewer: 'judge', moment: null, by: by(source.game) };
    case 'record': {
      const { game, seat: viewer } = source;
      const moment = await recordMoment(source, games);
      return { game, viewer, moment, by: by(game) };
    }
    case 'position':
      return null;
    case 'view':
      throw new Error('no branch grows in a notebook');
  }
}

/**
 * Opens a live game of two keys that goes on from the end of a branch: from the true position for who may
 * see that, from a dealt one in a seat's chapter. What was decided before is in it as it was made.
 */
export class PlayOn extends Command<OpenedLive | StudyRefusal> {
  constructor(
    readonly caller: Caller,
    readonly branch: string,
    /** Names of the players. */
    readonly players: Readonly<Record<Side, string>>,
    /** Whether everybody may watch what lies open on the table. */
    readonly spectators: boolean,
  ) {
    super();
  }
}

@CommandHandler(PlayOn)
export class PlayOnHandler implements ICommandHandler<PlayOn> {
  constructor(
    private readonly check: CheckBranchHandler,
    private readonly find: FindBranchHandler,
    @Inject(SOURCE_GAMES) private readonly games: SourceGames,
    @Inject(LIVE_GAMES) private readonly live: LiveGames,
  ) {}

  async execute(command: PlayOn): Promise<OpenedLive | StudyRefusal> {
    const { caller, branch, players, spectators } = command;
    const sight = await this.check.execute(new CheckBranch(caller, branch, 'judge'));
    const found = sight === null ? null : await this.find.execute(new FindBranch(branch));
    const stood = found === null ? null : await this.games.stand(branch);
    if (found === null || stood === null) return noBranchThere(branch);
    if (stood.over)
      return refuse(
        'CANNOT_BE_WRITTEN',
        `branch ${branch}`,
        'the game is over there',
        'Go on before it ends.',
      );
    let first: StudyRefusal | null = null;
    for (const line of linesOf(found, stood)) {
      const from = begun(line);
      if ('code' in from) {
        first ??= from;
        continue;
      }
      const header = {
        ...headerOfPosition(line.pool.name, from.position),
        players: { corp: { name: players.corp }, runner: { name: players.runner } },
        meta: { branch },
      };
      return this.live.open(
        header,
        from.moves.map(({ decision }) => decision),
        spectators,
        await forkOf(found.source, caller, this.games),
      );
    }
    return first ?? refuse('CANNOT_BE_WRITTEN', 'position', 'it begins nowhere', 'Take another.');
  }
}
