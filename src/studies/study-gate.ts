import { Inject, Injectable } from '@nestjs/common';
import { type Viewer, viewers } from '#rules';
import { roles, type Chapter, type Member, type Source, type Study } from '#studies/study/study';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { GAME_ACCESS, SOURCE_GAMES, type GameAccess, type Sight, type SourceGames } from './ports';
import { recordMoment } from './record-moment';

/** Who the caller is in a study: the member of the most rights that they hold a key of. */
export function memberOf(study: Study, { purposes }: Caller): Member | null {
  const held = purposes.flatMap((purpose) =>
    purpose.for === 'study' && purpose.study === study.id
      ? (study.members.get(purpose.member) ?? [])
      : [],
  );
  return (
    held.sort((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role)).find(() => true) ?? null
  );
}

type Standing = 'seen' | 'hidden' | 'gone';

/** Ids of chapters. */
export interface Visible {
  readonly seen: ReadonlySet<string>;
  /** Those that the caller might see if their game had not been deleted. */
  readonly gone: ReadonlySet<string>;
}

/** By a sight of the game up to a moment; null: of all of it. */
function standingAt(sight: Sight, moment: number | null): Standing {
  switch (sight) {
    case 'all':
      return 'seen';
    case 'none':
      return 'hidden';
    case 'deleted':
      return 'gone';
  }
  // What a seat knows it was taught from its first moment on.
  const isTold = sight.some(
    ({ from, to }) => moment !== null && from === 0 && (to === null || to >= moment),
  );
  return isTold ? 'seen' : 'hidden';
}

/** Whether a sight of a game shows a moment. */
export const shows = (sight: Sight, moment: number): boolean =>
  sight === 'all' ||
  (sight !== 'none' &&
    sight !== 'deleted' &&
    sight.some(({ from, to }) => from <= moment && (to === null || moment <= to)));

/** The gate before every read of a study, and before the games that its chapters begin in. */
@Injectable()
export class StudyGate {
  constructor(
    @Inject(GAME_ACCESS) private readonly games: GameAccess,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'now'>,
    @Inject(SOURCE_GAMES) private readonly sources: Pick<SourceGames, 'stand'>,
  ) {}

  /** Whether somebody may look at anything of the game that a notebook is about. */
  async mayReadBeside(game: string, caller: Caller): Promise<boolean> {
    for (const viewer of viewers) {
      const sight = await this.games.sight(caller, game, viewer);
      if (sight !== 'none' && sight !== 'deleted') return true;
    }
    return false;
  }

  /** The moments of a game that a caller may look at as a viewer. */
  sight(game: string, viewer: Viewer, caller: Caller): Promise<Sight> {
    return this.games.sight(caller, game, viewer);
  }

  mayRead(study: Study, caller: Caller): boolean {
    const role = memberOf(study, caller)?.role;
    if (role === 'owner' || role === 'editor') return true;
    const { embargo } = study;
    if (embargo !== null && this.clock.now().getTime() < Date.parse(embargo)) return false;
    return role !== undefined || study.readership === 'everybody';
  }

  /**
   * Whether a caller may see what a chapter begins in, as it is now. Who may not hears of no chapter.
   * The truth is for those who may see everything; what a seat was told, for those who may see that.
   */
  async maySee(source: Source, caller: Caller): Promise<boolean> {
    return (await this.standing(source, caller)) === 'seen';
  }

  private async standing(source: Source, caller: Caller): Promise<Standing> {
    switch (source.kind) {
      case 'game':
        return standingAt(await this.games.sight(caller, source.game, 'judge'), null);
      case 'record':
        return this.standingInRecord(source, caller);
      case 'position':
        return 'seen';
      case 'view': {
        const sight = await this.games.sight(caller, source.game, source.viewer);
        if (sight === 'deleted') return 'gone';
        return sight === 'none' ? 'hidden' : 'seen';
      }
    }
  }

  private async standingInRecord(
    source: Extract<Source, { kind: 'record' }>,
    caller: Caller,
  ): Promise<Standing> {
    const sight = await this.games.sight(caller, source.game, source.seat);
    // Who sees all or nothing is asked for no moment.
    const moment =
      typeof sight === 'string' ? source.moment : await recordMoment(source, this.sources);
    return standingAt(sight, moment);
  }

  /** The ids of the chapters that a caller may see, or whose game is gone; each game is asked about once. */
  async visible(
    chapters: readonly Pick<Chapter, 'id' | 'source'>[],
    caller: Caller,
  ): Promise<Visible> {
    const asked = new Map<string, Promise<Standing>>();
    const found = await Promise.all(
      chapters.map(({ id, source }) => {
        const question =
          source.kind === 'position'
            ? ''
            : source.kind === 'game'
              ? source.game
              : source.kind === 'view'
                ? `${source.game} ${source.viewer}`
                : `${source.game} ${source.seat} ${source.moment}`;
        const answer = asked.get(question) ?? this.standing(source, caller);
        asked.set(question, answer);
        return answer.then((standing) => ({ id, standing }));
      }),
    );
    const those = (wanted: Standing): ReadonlySet<string> =>
      new Set(found.flatMap(({ id, standing }) => (standing === wanted ? [id] : [])));
    return { seen: those('seen'), gone: those('gone') };
  }
}
