import { corePool, examplePool } from '#cards/pool';
import type { Pool } from '#rules/pool/pool';
import { scenarioFormat } from '#notation/scenario/scenario';
import { runScenarioDocument, type Ran } from '#scenarios/run-scenario';

type Fields = Readonly<Record<string, unknown>>;

/** A scenario as a spec writes it: what is left out is inert. */
export interface Sketch {
  readonly turn?: Fields;
  readonly corp?: Fields;
  readonly runner?: Fields;
  readonly removed?: readonly unknown[];
  readonly history?: Fields;
  readonly policy?: Fields;
  readonly script: readonly Fields[];
  readonly expect?: readonly Fields[];
}

/** The Runner is to take an action, with four clicks. */
export const runnerTurn: Fields = { side: 'runner', number: 2, clicks: 4, at: 'runner.1.6' };
/** The Corp is to take an action, with three clicks. */
export const corpTurn: Fields = { side: 'corp', number: 2, clicks: 3, at: 'corp.2.2' };

const corp: Fields = {
  identity: 'Weyland Consortium: Building a Better World',
  credits: 5,
  hq: [],
  rd: ['Anonymous Tip', 'Biotic Labor', 'Archived Memories'],
};
const runner: Fields = {
  identity: 'Gabriel Santiago: Consummate Professional',
  credits: 5,
  grip: [],
  stack: ['Infiltration', 'Special Order', 'Tinkering'],
};

/** The whole document of a sketch. */
export const documentOf = (title: string, sketch: Sketch): Fields => ({
  format: scenarioFormat,
  id: 'spec',
  title,
  cards: [],
  basis: ['spec'],
  ...(sketch.policy === undefined ? {} : { policy: sketch.policy }),
  position: {
    turn: sketch.turn ?? runnerTurn,
    corp: { ...corp, ...sketch.corp },
    runner: { ...runner, ...sketch.runner },
    ...(sketch.removed === undefined ? {} : { removed: sketch.removed }),
    ...(sketch.history === undefined ? {} : { history: sketch.history }),
  },
  script: sketch.script,
  expect: sketch.expect ?? [],
});

/** Plays a sketch; throws with step, expectation and what there was instead unless it passes. */
export function playScenario(sketch: Sketch, pool: Pool = corePool): Ran {
  const ran = runScenarioDocument(pool, documentOf('spec', sketch));
  const { report } = ran;
  if (report.result === 'pass') return ran;
  const step = report.step === undefined ? null : sketch.script[report.step];
  throw new Error(
    [
      `the scenario is ${report.result}: ${report.reason ?? ''}`,
      ...(step === null ? [] : [`step ${report.step ?? ''} ${JSON.stringify(step)}`]),
      ...(report.expectation === undefined
        ? []
        : [`expected ${JSON.stringify(report.expectation)}`]),
      ...(report.got === undefined ? [] : [`got ${JSON.stringify(report.got)}`]),
    ].join('\n'),
  );
}

/** The same with the example cards beside the Core Set. */
export const playExample = (sketch: Sketch): Ran => playScenario(sketch, examplePool);

/** An installed card of the Corp that is face up. */
export const rezzed = (card: string, more: Fields = {}): Fields => ({
  card,
  rezzed: true,
  ...more,
});

/** Steps of a script, in the fewest words. */
export const corpDoes = (verb: string, more: Fields = {}): Fields => ({
  by: 'corp',
  do: verb,
  ...more,
});
export const runnerDoes = (verb: string, more: Fields = {}): Fields => ({
  by: 'runner',
  do: verb,
  ...more,
});
export const goTo = (until: string, more: Fields = {}): Fields => ({
  by: 'harness',
  do: 'to',
  until,
  ...more,
});
export const chance = (kind: string, cards: readonly string[], more: Fields = {}): Fields => ({
  by: 'chance',
  kind,
  cards,
  ...more,
});
