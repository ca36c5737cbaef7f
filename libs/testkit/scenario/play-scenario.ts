import { corePool, examplePool } from '#cards/pool';
import { composed, type Sketch } from '#cards/sketch/sketch';
import type { Pool } from '#rules';
import { scenarioFormat } from '#notation/scenario/scenario';
import { runScenarioDocument, type Ran } from '#scenarios/run-scenario';

export { corpTurn, runnerTurn, type Sketch } from '#cards/sketch/sketch';
export { chance, corpDoes, goTo, rezzed, runnerDoes } from '#cards/sketch/steps';

/** The whole document of a sketch. */
export const documentOf = (title: string, sketch: Sketch): Readonly<Record<string, unknown>> => ({
  format: scenarioFormat,
  id: 'spec',
  title,
  cards: [],
  basis: ['spec'],
  ...composed(sketch),
});

const stepOf = (document: Readonly<Record<string, unknown>>, index: number): unknown => {
  const { script } = document;
  return Array.isArray(script) ? (script as readonly unknown[])[index] : undefined;
};

/** Plays a scenario; throws with step, expectation and what there was instead unless it passes. */
export function playDocument(document: Readonly<Record<string, unknown>>, pool: Pool): Ran {
  const ran = runScenarioDocument(pool, document);
  const { report } = ran;
  if (report.result === 'pass') return ran;
  throw new Error(
    [
      `the scenario is ${report.result}: ${report.reason ?? ''}`,
      ...(report.step === undefined
        ? []
        : [`step ${report.step} ${JSON.stringify(stepOf(document, report.step))}`]),
      ...(report.expectation === undefined
        ? []
        : [`expected ${JSON.stringify(report.expectation)}`]),
      ...(report.got === undefined ? [] : [`got ${JSON.stringify(report.got)}`]),
    ].join('\n'),
  );
}

/** The same of a sketch. */
export const playScenario = (sketch: Sketch, pool: Pool = corePool): Ran =>
  playDocument(documentOf('spec', sketch), pool);

/** The same with the example cards beside the Core Set. */
export const playExample = (sketch: Sketch): Ran => playScenario(sketch, examplePool);
