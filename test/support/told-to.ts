import { rulesByPool } from '#cards/rules-by-pool';
import type { NativeLog } from '#notation/native/log';
import { readLog } from '#notation/native/read-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import type { Moment, Viewer } from '#rules';
import { Replay } from '../../src/games/replay/replay';

/** A log of ours, read; throws where it is none. */
export function nativeLog(text: string | Buffer): NativeLog {
  const read = readLog(text.toString('utf8').trimEnd().split('\n'));
  if (!read.ok) throw new Error(read.message);
  return read.log;
}

/** Every moment of a game as a viewer is told it. */
export function toldTo(viewer: Viewer, { header, entries }: NativeLog): readonly Moment[] {
  const replay = Replay.opened(openRecorded(rulesByPool, header));
  replay.extend(entries.map(({ decision }) => decision));
  return [...replay.viewerReplays[viewer].moments(-1)];
}
