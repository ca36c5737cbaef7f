import type { RulesByPool } from '#cards/rules-by-pool';
import { loadPosition } from '#notation/scenario/position/load';
import { readScenarioText } from '#notation/scenario/read-scenario';
import { hashState, viewPosition } from '#rules';
import { scenarioLog } from '#scenarios/scenario-log';
import { refuse, type StudyRefusal } from '../study/refusal';
import type { Move } from '../study/study';
import { writeView } from './from-view';
import { writeLine } from './write-line';

export type OfScenario =
  | { readonly ok: true; readonly position: string; readonly moves: readonly Move[] }
  | { readonly ok: false; readonly refusal: StudyRefusal };

/** Longer than any scenario that somebody writes. */
const LONGEST = 100_000;

const no = (message: string): OfScenario => ({
  ok: false,
  refusal: refuse(
    'BAD_POSITION',
    'scenario',
    message,
    'Run "retrace scenario" on the file; docs/formats/scenario.md describes it.',
  ),
});

/** A conformance scenario as a line and what is decided in it. */
export function ofScenario(pools: RulesByPool, text: string): OfScenario {
  if (text.length > LONGEST) return no(`it has more than ${LONGEST} characters`);
  const read = readScenarioText(text);
  const [problem] = read.ok ? [] : read.problems;
  if (!read.ok) return no(`${problem?.at ?? ''} ${problem?.message ?? 'is no scenario'}`.trim());
  const { written, position } = read.scenario;
  const made = scenarioLog(pools, written);
  if (!made.ok) return no(made.message);
  const { header, entries } = made.log;
  const pool = pools.find(header.pool)?.pool;
  if (pool === undefined || header.start.kind !== 'position') return no('its pool is not known');
  const loaded = loadPosition(pool, header.start.position);
  if (!loaded.ok) return no(loaded.message);
  const whole = writeView(viewPosition(pool, loaded.state, 'judge'), position.history, () => '');
  const again = loadPosition(pool, whole);
  if (!again.ok || hashState(again.state) !== hashState(loaded.state))
    return no('its position holds what no line says');
  const moves = entries.map(({ by, decision }): Move => {
    const chance = by === 'chance' ? 'by-hand' : null;
    return { by, decision, chance };
  });
  return { ok: true, position: writeLine(pool, whole), moves };
}
