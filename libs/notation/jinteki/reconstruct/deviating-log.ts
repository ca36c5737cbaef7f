import { engineVersion, type Rules } from '#rules';
import { followedRules } from '../../native/open-log';
import { writeEntry } from '../../native/write-log';
import type { Names } from '../privacy/rename';
import { decksOf, unordered } from './decided-log';
import type { Verdict } from './verify';

export const deviatingFormat = 'retrace-deviating/1';

/**
 * The decisions of a game verified to its end that our rules alone do not fold, with each deviation
 * at its place among them; null for any other. It is no log of ours: `format` says so.
 */
export function deviatingLog(rules: Rules, verdict: Verdict, names: Names): string | null {
  const { notes, reconstruction, tier } = verdict;
  if (reconstruction === null || tier !== 'verified') return null;
  const { decks, decisions, unseen } = reconstruction;
  const header = {
    format: deviatingFormat,
    rules: followedRules,
    pool: rules.pool.name,
    engine: engineVersion,
    players: { corp: { name: names.corp }, runner: { name: names.runner } },
    start: { kind: 'decks', ...decksOf(decks) },
    meta: { source: 'jinteki.net', unseen, ...unordered(reconstruction) },
  };
  const lines = [JSON.stringify(header)];
  let next = 0;
  const tell = (through: number): void => {
    for (
      let note = notes[next];
      note !== undefined && note.decision <= through;
      note = notes[next]
    ) {
      const { kind, card, credits, historyIndex, difference, rule, reason, legal } = note;
      const { answer, decisions: freely, open, stays } = note;
      const told = { card, credits, historyIndex, difference, rule, reason, legal };
      lines.push(
        JSON.stringify({
          ...{ deviation: kind, ...told, ...(freely && { decisions: freely }) },
          ...{ ...(stays && { stays }), ...(open && { open }), ...(answer && { answer }) },
        }),
      );
      next += 1;
    }
  };
  for (const [at, one] of decisions.entries()) {
    tell(at);
    if (one.open !== undefined) lines.push(JSON.stringify({ open: one.open }));
    lines.push(writeEntry({ by: one.by, decision: one.decision }));
  }
  tell(decisions.length);
  return lines.map((line) => `${line}\n`).join('');
}
