import type { RulesByPool } from '#cards/rules-by-pool';
import { type Asking, engineVersion, type Live, type Pool, rulesOf } from '#rules';
import { badTextWithin } from '#text/kept-text';
import { logFormat, type LogHeader } from '#notation/native/header';
import type { LogEntry, NativeLog } from '#notation/native/log';
import { followedRules } from '#notation/native/open-log';
import { refuse, type LogRefusal } from '#notation/native/refusal';
import { readScenario } from '#notation/scenario/read-scenario';
import { poolOfScenario } from './pool-of-scenario';
import { runScenario, told, type Report } from './run-scenario';
import type { Made, Stand } from './stand';
import { windowOf } from './window';

type ScenarioLog = { readonly ok: true; readonly log: NativeLog } | LogRefusal;

const wrong = (reason: string): LogRefusal =>
  refuse(1, null, {
    code: 'BAD_SCENARIO',
    message: `the scenario cannot be played: ${reason}`,
    hint: 'Run "retrace scenario" on the file; docs/formats/scenario.md describes it.',
  });

/** An engine that follows the game of a scenario, with how much has been told of it. */
class Following {
  private readonly live: Live;
  private told = 0;

  constructor(pool: Pool, { state }: Stand, asking: Asking) {
    this.live = rulesOf(pool, asking).live(state);
  }

  /** The question that is open, told apart from the same question at another time. */
  asks(): string {
    const { state } = this.live;
    const { kind, for: asked } = state.prompt ?? { kind: 'none', for: 'none' };
    return `${windowOf(state)} ${kind} ${asked} ${this.told}`;
  }

  take({ by, decision }: Made): void {
    const taken = this.live.apply(decision, by);
    if (!taken.ok) throw new Error(`a scenario's ${decision.do} is refused: ${taken.reason}`);
    this.told += taken.facts.length;
  }
}

/** What was decided, without the answers that games do not store because nobody is asked for them. */
function choices(pool: Pool, start: Stand, end: Stand): readonly LogEntry[] {
  const everyStep = new Following(pool, start, 'every-step');
  const game = new Following(pool, start, 'choices');
  const entries: LogEntry[] = [];
  for (const made of end.made) {
    if (made.decision.do === 'concede' || everyStep.asks() === game.asks()) {
      game.take(made);
      entries.push({ ...made, hash: null, line: 1 });
    }
    everyStep.take(made);
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
export function scenarioLog(pools: RulesByPool, document: unknown): ScenarioLog {
  const bad = badTextWithin(document);
  if (bad !== null) return wrong(`"${bad.path.join('.')}" holds ${bad.what}`);
  const read = readScenario(document);
  if (!read.ok) return wrong(told(read.problems));
  const found = poolOfScenario(pools, read.scenario);
  if (!found.ok) return wrong(found.message);
  const { pool } = found;
  const { report, start, end } = runScenario(pool, read.scenario);
  if (start === null || end === null || report.result === 'invalid')
    return wrong(report.reason ?? report.result);
  const header = headerOf(pool, document, report);
  return { ok: true, log: { header, entries: choices(pool, start, end) } };
}
