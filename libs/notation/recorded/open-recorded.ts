import type { Rules } from '#rules/rules';
import type { LogHeader } from '../native/header';
import { openLog, type LoadPosition, type Opened } from '../native/open-log';

/** Where a stored game begins. Throws when the pool or the rules of this version cannot play it. */
export function openRecorded(
  rules: Rules,
  header: LogHeader,
  loadPosition?: LoadPosition,
): Omit<Opened, 'ok'> {
  const opened = openLog(rules, header, loadPosition);
  if (!opened.ok) throw new Error(`the game cannot be opened: ${opened.message}`);
  return opened;
}
