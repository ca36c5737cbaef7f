import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse, type StudyRefusal } from '#studies/study/refusal';

/** Notes that a member may write a minute in one process; an import counts as each of its notes does. */
const A_MINUTE = 120;

/** How often each member writes. */
export class NotePace {
  private readonly written = new RateLimiterMemory({ points: A_MINUTE, duration: 60 });

  /** Null where it may be written. */
  async take(member: string, notes = 1): Promise<StudyRefusal | null> {
    try {
      await this.written.consume(member, notes);
      return null;
    } catch (rest) {
      if (!(rest instanceof RateLimiterRes)) throw rest;
      return refuse(
        'TOO_OFTEN',
        `member ${member}`,
        `there are at most ${A_MINUTE} notes a minute`,
        `Wait ${Math.ceil(rest.msBeforeNext / 1_000)} seconds.`,
      );
    }
  }
}
