import { counted } from '#text/counted';
import type { PastedLog } from './pasted-log';

/** Said of a line "accesses everything else in Archives" where the lines before leave their number open. */
export const UNTOLD_NUMBER =
  'The log does not tell how many cards lie in Archives; those that it tells of are counted.';

/** What is said of accesses whose card no line names; null where every card is named. */
export function sayUnseen({ facts }: Pick<PastedLog, 'facts'>): string | null {
  const accesses = facts.filter(
    (fact) => fact.type === 'accessed' && !fact.flags.includes('undone'),
  );
  const unseen = accesses.filter((fact) => fact.type === 'accessed' && fact.card.title === null);
  if (unseen.length === 0) return null;
  return `The log names no card in ${String(unseen.length)} of ${counted(accesses.length, 'access', 'accesses')}: what lay in R&D, or face down in Archives.`;
}
