import type { RulesByPool } from '#cards/rules-by-pool';
import { loadPosition } from '#notation/scenario/position/load';
import { readScenario } from '#notation/scenario/read-scenario';
import type { Actor, Decision, Pool, State } from '#rules';
import { poolOfScenario } from '#scenarios/pool-of-scenario';
import { writeScenario } from '#scenarios/write/write-scenario';
import { refuse, type StudyRefusal } from '../study/refusal';
import { positionOf } from './of-state';
import { numbersIn, renumbered } from './renumber';
import type { History } from './written';

/** A line of play, from a place that a document can begin with. */
export interface Line {
  readonly pool: Pool;
  readonly begins:
    /** Between two actions of a game. */
    | { readonly in: 'game'; readonly state: State; readonly history: History }
    /** With a position, as scenarios write it. */
    | { readonly in: 'position'; readonly position: unknown };
  readonly moves: readonly { readonly by: Actor; readonly decision: Decision }[];
}

export type ToScenario =
  | { readonly ok: true; readonly document: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly refusal: StudyRefusal };

const cannot = (place: string, message: string): StudyRefusal =>
  refuse(
    'CANNOT_BE_WRITTEN',
    place,
    message,
    'Take a branch that ends before it, or one that begins elsewhere.',
  );

export interface Named {
  /** For the document: lower case letters, digits, dots and hyphens. */
  readonly id: string;
  readonly title: string;
}

interface Begun {
  readonly position: unknown;
  readonly moves: Line['moves'];
}

/** The document that a line begins with, and its moves by the numbers that cards have there. */
export function begun({ pool, begins, moves }: Line): Begun | StudyRefusal {
  if (begins.in === 'position') return { position: begins.position, moves };
  const { state, history } = begins;
  const written = positionOf(pool, state, history);
  if (!written.ok) return written.refusal;
  const { position } = written;
  const loaded = loadPosition(pool, position);
  if (!loaded.ok) return cannot('position', loaded.message);
  const numbers = numbersIn(pool, state, loaded.state);
  return {
    position,
    moves: moves.map(({ by, decision }) => ({ by, decision: renumbered(decision, numbers) })),
  };
}

/** A line of play as a conformance scenario; refused with the decision that no script says. */
export function toScenario(pools: RulesByPool, { id, title }: Named, line: Line): ToScenario {
  const { pool } = line;
  const from = begun(line);
  if ('code' in from) return { ok: false, refusal: from };
  const scenario = writeScenario(pool, { id, title, ...from });
  if (!scenario.ok)
    return {
      ok: false,
      refusal: cannot(
        scenario.at === null ? 'scenario' : `decision ${scenario.at + 1}`,
        `a scenario cannot say it: ${scenario.reason}`,
      ),
    };
  const { document } = scenario;
  const read = readScenario(document);
  if (!read.ok) throw new Error(`a scenario was written that cannot be read: ${id}`);
  const found = poolOfScenario(pools, read.scenario);
  const isFound = found.ok && found.pool.name === pool.name;
  return { ok: true, document: isFound ? document : { ...document, pool: pool.name } };
}
