import { advance, cloneState, type Rules, type State, workOn } from '#rules';
import { titlesChosenIn } from '../chosen-in';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { asksForRoom } from './room-made';

/** A question for programs that make room, answered with none: what it was asked for is not installed. */
export interface NoRoom {
  /** The entry with which it is gone. */
  readonly entry: number;
  readonly title: string;
}

export function noRoomIn(shown: readonly Shown[], { after, until }: Span): readonly NoRoom[] {
  const found: NoRoom[] = [];
  for (let entry = Math.max(1, after + 1); entry <= until; entry += 1) {
    const [before, now] = [shown[entry - 1], shown[entry]];
    const asked = before?.prompts.runner;
    const title = asksForRoom.exec(asked?.message ?? '')?.[1];
    if (before === undefined || now === undefined || title === undefined) continue;
    if (now.prompts.runner?.asking === asked?.asking) continue;
    const isInstalled = now.lines.some((line) => line.includes(' install '));
    if (!isInstalled && titlesChosenIn(before.state).length === 0) found.push({ entry, title });
  }
  return found;
}

/** No room is made for what is to be installed, and it is not; null where nobody has to make any. */
export function leaveWithoutRoom({ pool }: Rules, from: State): State | null {
  const { prompt } = from;
  if (prompt?.kind !== 'pick' || prompt.why !== 'install-trash' || prompt.done) return null;
  const g = workOn(pool, cloneState(from), null);
  const install = g.state.frames.at(-1);
  if (install?.at !== 'install' || install.vars.trash.length > 0) return null;
  install.step = 'place';
  g.state.prompt = null;
  advance(g, null);
  return g.state;
}
