import { leastOf, mostOf } from './contradiction';
import type { Atom, Condition, Expression, Scope } from './pattern';

/** Facts after which there is nothing more of what a match lies within. */
const LAST: Readonly<Record<Scope, readonly string[]>> = {
  game: [],
  // What the end of a turn brings still lies in it.
  turn: [],
  run: ['run-ended'],
};

/** Facts before which there is nothing of it. */
const FIRST: Readonly<Record<Scope, readonly string[]>> = {
  game: [],
  turn: [],
  run: ['run-began'],
};

/** Facts of which there is one alone. */
const ONCE: Readonly<Record<Scope, readonly string[]>> = {
  game: ['game-ended'],
  turn: ['turn-began', 'turn-ended'],
  run: ['run-began', 'run-ended'],
};

const isOne = ({ type }: Atom, of: readonly string[]): boolean =>
  type !== null && of.includes(type);

/** A fact that every match of an expression has. */
function held(expression: Expression, fits: (atom: Atom) => boolean): Atom | null {
  switch (expression.kind) {
    case 'fact':
      return fits(expression) ? expression : null;
    case 'sequence':
      return held(expression.first, fits) ?? held(expression.second, fits);
    case 'either': {
      const found = expression.options.map((one) => held(one, fits));
      return found.includes(null) ? null : (found[0] ?? null);
    }
    case 'repeat':
      return held(expression.of, fits);
  }
}

/**
 * The number of a turn never grows less, and facts bear that of the table after their decision: the least turn in which
 * a match can end that begins in or after another.
 */
function endsIn(expression: Expression, from: number): number {
  switch (expression.kind) {
    case 'fact': {
      const [least, most] = turnsOf(expression.conditions);
      const turn = Math.max(from, least);
      return turn > most ? Infinity : turn;
    }
    case 'sequence':
      return endsIn(expression.second, endsIn(expression.first, from));
    case 'either':
      return Math.min(...expression.options.map((one) => endsIn(one, from)));
    case 'repeat':
      return endsIn(expression.of, from);
  }
}

function turnsOf(conditions: readonly Condition[]): readonly [least: number, most: number] {
  const own = conditions.filter(({ of, field }) => of === 'table' && field === 'turn');
  return [Math.max(0, ...own.map(leastOf)), Math.min(...own.map(mostOf), Number.MAX_SAFE_INTEGER)];
}

const textOf = ({ type, conditions }: Atom): string =>
  JSON.stringify([type, conditions.map((one) => JSON.stringify(one)).sort()]);

/** Why one part can never come after another, in a sentence; null where it may. */
function outOfOrder(first: Expression, second: Expression, within: Scope): string | null {
  const last = held(first, (one) => isOne(one, LAST[within]));
  if (last !== null) return `nothing comes after ${String(last.type)} within a ${within}`;
  const begins = held(second, (one) => isOne(one, FIRST[within]));
  if (begins !== null) return `nothing comes before ${String(begins.type)} within a ${within}`;
  const once = held(first, (one) => isOne(one, ONCE[within]));
  const twice = held(second, ({ type }) => once !== null && type === once.type);
  if (once !== null && twice !== null)
    return `there is no second ${String(once.type)} within a ${within}`;
  const counted = held(first, ({ nth }) => nth !== null);
  const again = held(
    second,
    (one) =>
      counted !== null &&
      one.nth !== null &&
      textOf(one) === textOf(counted) &&
      one.nth <= (counted.nth ?? 0),
  );
  if (counted === null || again === null) return null;
  return `number ${String(again.nth)} of what comes in order never comes after number ${String(counted.nth)}`;
}

/** Why no part of an expression can come after another; null where they may. */
function disorderIn(expression: Expression, within: Scope): string | null {
  switch (expression.kind) {
    case 'fact':
      return null;
    case 'sequence':
      return (
        disorderIn(expression.first, within) ??
        disorderIn(expression.second, within) ??
        outOfOrder(expression.first, expression.second, within)
      );
    case 'either': {
      const found = expression.options.map((one) => disorderIn(one, within));
      return found.includes(null) ? null : (found[0] ?? null);
    }
    case 'repeat':
      return (
        disorderIn(expression.of, within) ??
        (expression.least > 1 ? outOfOrder(expression.of, expression.of, within) : null)
      );
  }
}

/** Why the facts of a pattern cannot come one after another, in a sentence; null where they may. */
export function impossibleIn(expression: Expression, within: Scope): string | null {
  const disorder = disorderIn(expression, within);
  if (disorder !== null) return disorder;
  return endsIn(expression, 0) === Infinity ? 'turns do not go backwards' : null;
}
