import { Inject, Injectable } from '@nestjs/common';
import { roles, type Chapter, type Member, type Source, type Study } from '#studies/study/study';
import type { Caller } from '../access/caller';
import type { Clock } from '../platform/clock/clock';
import { CLOCK } from '../platform/tokens';
import { GAME_ACCESS, type GameAccess } from './ports';

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

/** The gate before every read of a study, and before the games that its chapters begin in. */
@Injectable()
export class StudyGate {
  constructor(
    @Inject(GAME_ACCESS) private readonly games: GameAccess,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'now'>,
  ) {}

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
    switch (source.kind) {
      case 'game':
        return (await this.games.sight(caller, source.game, 'judge')) === 'all';
      case 'record': {
        const sight = await this.games.sight(caller, source.game, source.seat);
        if (sight === 'all' || sight === 'none') return sight === 'all';
        // What it knows it was taught from its first moment on.
        return sight.some(({ from, to }) => from === 0 && (to === null || to >= source.moment));
      }
      case 'position':
        return true;
    }
  }

  /** The ids of the chapters that a caller may see; each game is asked about once. */
  async visible(
    chapters: readonly Pick<Chapter, 'id' | 'source'>[],
    caller: Caller,
  ): Promise<ReadonlySet<string>> {
    const asked = new Map<string, Promise<boolean>>();
    const seen = await Promise.all(
      chapters.map(({ id, source }) => {
        const question =
          source.kind === 'position'
            ? ''
            : source.kind === 'game'
              ? source.game
              : `${source.game} ${source.seat} ${source.moment}`;
        const answer = asked.get(question) ?? this.maySee(source, caller);
        asked.set(question, answer);
        return answer.then((may) => (may ? [id] : []));
      }),
    );
    return new Set(seen.flat());
  }
}
