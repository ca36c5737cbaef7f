import { type Pool, type Asking, rulesOf, type Live, engineVersion } from '#rules';
import type { LogHeader } from '#notation/native/header';
import { followedRules } from '#notation/native/open-log';
import { logFormat } from '#notation/native/header';
import { loadPosition } from '#notation/scenario/position/load';
import type { Scenario } from '#notation/scenario/scenario';
import { runScenario, type Report } from './run-scenario';
import type { Made } from './stand';
import { windowOf } from './window';

/** A scenario as a game that can be stored and stepped: a header and the decisions made in it. */
export interface ScenarioGame {
  readonly header: LogHeader;
  readonly decisions: readonly Made[];
}

export type AsGame =
  | { readonly ok: true; readonly game: ScenarioGame; readonly report: Report }
  | { readonly ok: false; readonly report: Report };

const positionOf = (written: unknown): unknown =>
  typeof written === 'object' && written !== null && 'position' in written
    ? written.position
    : null;

/** A game being taken on, with how much has been told of it. */
class Course {
  private readonly live: Live;
  private told = 0;

  constructor(pool: Pool, position: unknown, asking: Asking) {
    const loaded = loadPosition(pool, position);
    if (!loaded.ok) throw new Error(loaded.message);
    this.live = rulesOf(pool, asking).live(loaded.state);
  }

  /** The question that is open, told apart from the same question at another time. */
  asks(): string {
    const { state } = this.live;
    const { kind, for: asked } = state.prompt ?? { kind: 'none', for: 'none' };
    return `${windowOf(state)} ${kind} ${asked} ${this.told}`;
  }

  take({ by, decision }: Made): void {
    const taken = this.live.apply(decision, by);
    if (!taken.ok) throw new Error(`${decision.do} is not taken again: ${taken.reason}`);
    this.told += taken.facts.length;
  }
}

/** Leaves out the answers that an engine which asks for choices alone never asks for. */
function choicesOf(pool: Pool, position: unknown, made: readonly Made[]): readonly Made[] {
  const full = new Course(pool, position, 'every-step');
  const short = new Course(pool, position, 'choices');
  const choices: Made[] = [];
  for (const one of made) {
    if (one.decision.do === 'concede' || full.asks() === short.asks()) {
      short.take(one);
      choices.push(one);
    }
    full.take(one);
  }
  return choices;
}

/** Plays a scenario and hands back the decisions of it, as far as it came. */
export function scenarioToGame(pool: Pool, scenario: Scenario): AsGame {
  const { report, end } = runScenario(pool, scenario);
  if (end === null) return { ok: false, report };
  const position = positionOf(scenario.written);
  const header: LogHeader = {
    format: logFormat,
    rules: followedRules,
    pool: pool.name,
    engine: engineVersion,
    players: { corp: { name: 'Corp' }, runner: { name: 'Runner' } },
    start: { kind: 'position', position },
    meta: { scenario: scenario.id, title: scenario.title },
  };
  return { ok: true, game: { header, decisions: choicesOf(pool, position, end.made) }, report };
}
