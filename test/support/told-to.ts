import { coreRules } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import type { NativeLog } from '#notation/native/log';
import { readLog } from '#notation/native/read-log';
import { openLog } from '#notation/native/open-log';
import { loadPosition } from '#notation/scenario/position/load';
import { ViewerTimeline, type Moment, type Viewer } from '#rules';

/** A log of ours, read; throws where it is none. */
export function nativeLog(text: string | Buffer): NativeLog {
  const read = readLog(text.toString('utf8').trimEnd().split('\n'));
  if (!read.ok) throw new Error(read.message);
  return read.log;
}

/** Every moment of a game as a viewer is told it. */
export function toldTo(viewer: Viewer, { header, entries }: NativeLog): readonly Moment[] {
  const opened = openLog(rulesByPool, header, loadPosition);
  if (!opened.ok) throw new Error(opened.message);
  const live = coreRules.live(opened.state);
  const telling = new ViewerTimeline(coreRules.pool, viewer);
  const moments = [telling.reach(live.state, opened.facts)];
  for (const { decision, by } of entries) {
    telling.declare(live.state, { decision, by });
    const taken = live.apply(decision, by);
    if (!taken.ok) throw new Error(taken.reason);
    moments.push(telling.reach(live.state, taken.facts));
  }
  return moments.filter((moment) => moment !== null);
}
