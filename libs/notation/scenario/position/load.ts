import { counted } from '#text/counted';
import {
  isTold,
  agendaPointsOf,
  memoryLimit,
  memoryUsed,
  cardOf,
  valueOf,
  pointsToWin,
  type Work,
  type Pool,
  hasSubtype,
  blankWork,
  settleBlanks,
  turnGrip,
  sides,
  type State,
} from '#rules';
import { Names } from '../names';
import type { Problem } from '../place';
import type { Deal } from './deal';
import { recall } from './history';
import { layOut } from './lay-out';
import type { Position } from './position';
import { readPosition } from './read-position';
import { waitAt } from './wait-at';

export type Loaded =
  | { readonly ok: true; readonly state: State; readonly names: Names }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      /** Titles that the pool does not have. */
      readonly unknown: readonly string[];
    };

/** What the rules would not let stand for a moment. */
function* unstable(g: Work): Generator<Problem> {
  for (const side of sides)
    if (agendaPointsOf(g, side) >= pointsToWin)
      yield { at: `position.${side}.score`, message: 'holds seven points: the game is over' };
  if (memoryUsed(g) > memoryLimit(g))
    yield {
      at: 'position.runner.rig',
      message: `takes ${counted(memoryUsed(g), 'memory unit')} of ${memoryLimit(g)}`,
    };
  const consoles = g.state.runner.rig.filter(
    (id) => cardOf(g, id).faceup && hasSubtype(g, cardOf(g, id), 'console'),
  );
  if (consoles.length > 1)
    yield { at: 'position.runner.rig.hardware', message: 'holds two consoles' }; // CONS-01
  for (const { name, root } of g.state.servers)
    if (root.filter((id) => hasSubtype(g, cardOf(g, id), 'region')).length > 1)
      yield { at: `position.corp.servers["${name}"].cards`, message: 'holds two regions' }; // REG-01
  const unique = new Set<string>();
  for (const id of g.state.active) {
    const value = valueOf(g, cardOf(g, id));
    if (value.unique !== true) continue;
    if (unique.has(value.title))
      yield { at: 'position', message: `two copies of the unique "${value.title}" are active` };
    unique.add(value.title);
  }
}

/** A state from a position as read. It waits on a question, even where there is but one answer. */
export function loadPositionAs(pool: Pool, position: Position): Loaded {
  const g = blankWork(pool, 'every-step');
  const problems: Problem[] = [];
  const names = new Names();
  const unknown: string[] = [];
  const deal: Deal = { g, names, problems, unknown, chosen: [], full: [] };
  layOut(deal, position);
  settleBlanks(g);
  turnGrip(g); // INFO-37
  if (problems.length === 0) problems.push(...unstable(g));
  if (problems.length > 0) return { ok: false, problems, unknown };
  recall(deal, position);
  waitAt(g, position);
  // Credits that lie on cards, and what conditions on ice make of its strength, are no events of the game.
  const first = g.facts?.find((fact) => isTold(fact) && fact.type !== 'strength-changed');
  if (first !== undefined && position.turn.at !== 'setup')
    return {
      ok: false,
      unknown,
      problems: [{ at: 'position', message: `cannot stand: at once it comes to "${first.type}"` }],
    };
  return { ok: true, state: g.state, names };
}

/** The same from a document; a refusal names its first problem. */
export function loadPosition(
  pool: Pool,
  value: unknown,
): { readonly ok: true; readonly state: State } | { readonly ok: false; readonly message: string } {
  const read = readPosition(value);
  const loaded = read.ok ? loadPositionAs(pool, read.position) : read;
  if (loaded.ok) return loaded;
  const [first] = loaded.problems;
  return {
    ok: false,
    message: first === undefined ? 'no position' : `${first.at} ${first.message}`,
  };
}
