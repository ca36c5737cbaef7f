import { refuse, type StudyRefusal } from '#studies/study/refusal';
import { Windows } from '../../platform/clock/windows';

/** Notes that a member may write a minute in one process; an import counts as each of its notes does. */
const A_MINUTE = 120;

/** How often each member writes. */
export class NotePace {
  private readonly written = new Windows(A_MINUTE, 60);

  /** Null where it may be written. */
  take(member: string, notes = 1): StudyRefusal | null {
    const { enough, ends } = this.written.take(member, notes);
    if (enough) return null;
    return refuse(
      'TOO_OFTEN',
      `member ${member}`,
      `there are at most ${A_MINUTE} notes a minute`,
      `Wait ${Math.ceil(ends / 1_000)} seconds.`,
    );
  }
}
