import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '../native/header';
import { openLog, type Opened } from '../native/open-log';
import { loadPosition } from '../scenario/position/load';

/** Where a stored game begins. Throws when the pool or the rules of this version cannot play it. */
export function openRecorded(pools: RulesByPool, header: LogHeader): Omit<Opened, 'ok'> {
  const opened = openLog(pools, header, loadPosition);
  if (!opened.ok) throw new Error(`the game cannot be opened: ${opened.message}`);
  return opened;
}
