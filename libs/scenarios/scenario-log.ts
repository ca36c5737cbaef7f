import { type Pool, rulesOf, hashState, engineVersion } from '#rules';
import { badTextWithin } from '#text/kept-text';
import { logFormat, type LogHeader } from '#notation/native/header';
import type { LogEntry, NativeLog } from '#notation/native/log';
import { followedRules } from '#notation/native/open-log';
import { refuse, type LogRefusal } from '#notation/native/refusal';
import { readScenario } from '#notation/scenario/read-scenario';
import { runScenario, told, type Report } from './run-scenario';
import type { Stand } from './stand';

type ScenarioLog = { readonly ok: true; readonly log: NativeLog } | LogRefusal;

const wrong = (reason: string): LogRefusal =>
  refuse(1, null, {
    code: 'BAD_SCENARIO',
    message: `the scenario cannot be played: ${reason}`,
    hint: 'Run "retrace scenario" on the file; docs/formats/scenario.md describes it.',
  });

/**
 * What was decided, without the answers that games do not store because there was no other. Both
 * engines go on in step: where they stand alike, the decision is one of the game.
 */
function choices(pool: Pool, start: Stand, end: Stand): readonly LogEntry[] {
  const everyStep = rulesOf(pool, 'every-step').live(start.state, 'none');
  const game = rulesOf(pool).live(start.state, 'none');
  const entries: LogEntry[] = [];
  for (const { by, decision } of end.made) {
    if (hashState(game.state) === hashState(everyStep.state)) {
      const taken = game.apply(decision, by);
      if (!taken.ok) throw new Error(`a scenario's decision is refused: ${taken.reason}`);
      entries.push({ by, decision, hash: null, line: 1 });
    }
    const taken = everyStep.apply(decision, by);
    if (!taken.ok) throw new Error(`a scenario's decision is refused: ${taken.reason}`);
  }
  return entries;
}

const fieldOf = (document: unknown, key: string): unknown =>
  typeof document === 'object' && document !== null
    ? Object.entries(document).find(([name]) => name === key)?.[1]
    : undefined;

const headerOf = (pool: Pool, document: unknown, report: Report): LogHeader => ({
  format: logFormat,
  rules: followedRules,
  pool: pool.name,
  engine: engineVersion,
  players: { corp: { name: 'Corp' }, runner: { name: 'Runner' } },
  start: { kind: 'position', position: fieldOf(document, 'position') },
  meta: { scenario: report.id, title: fieldOf(document, 'title') ?? '', result: report.result },
});

/**
 * A scenario as the log of a game that begins with its position. One of which an expectation fails
 * is a game, too, up to there; one that cannot be played is refused.
 */
export function scenarioLog(pool: Pool, document: unknown): ScenarioLog {
  const bad = badTextWithin(document);
  if (bad !== null) return wrong(`"${bad.path.join('.')}" holds ${bad.what}`);
  const read = readScenario(document);
  if (!read.ok) return wrong(told(read.problems));
  const { report, start, end } = runScenario(pool, read.scenario);
  if (start === null || end === null || report.result === 'invalid')
    return wrong(report.reason ?? report.result);
  const header = headerOf(pool, document, report);
  return { ok: true, log: { header, entries: choices(pool, start, end) } };
}
