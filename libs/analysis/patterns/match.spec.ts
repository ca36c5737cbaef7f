import { corePool } from '#cards/pool';
import { oneOf, type Source } from '#play/source';
import { repeatable } from '#play/repeatable';
import { viewers } from '#rules';
import { analyseRandom } from '../../../test/support/analyse-random';
import { automatonOf } from './automaton';
import { isFactType } from './fact-fields';
import { impossibleIn } from './impossible';
import { matchesOf, type Match } from './match';
import { parsePattern } from './parse-pattern';
import { scopes, type Atom, type Expression, type Pattern } from './pattern';
import { fits, type ToldFact } from './told-fact';
import { ToldFacts } from './told-facts';

/** Ends of matches of an expression that begins at `at`, by trying everything. */
function endsOf(
  facts: readonly ToldFact[],
  expression: Expression,
  at: number,
): ReadonlySet<number> {
  const isFit = (atom: Atom, i: number): boolean => {
    const fact = facts[i];
    if (fact === undefined || !fits(atom, fact)) return false;
    if (atom.nth === null) return true;
    return facts.slice(0, i + 1).filter((one) => fits(atom, one)).length === atom.nth;
  };
  switch (expression.kind) {
    case 'fact':
      return new Set(isFit(expression, at) ? [at] : []);
    case 'either':
      return new Set(expression.options.flatMap((one) => [...endsOf(facts, one, at)]));
    case 'sequence': {
      const ends = new Set<number>();
      for (const end of endsOf(facts, expression.first, at))
        for (let from = end + 1; from < facts.length; from += 1) {
          for (const one of endsOf(facts, expression.second, from)) ends.add(one);
          if (expression.gap === 'none') break;
          if (expression.gap !== 'any' && isFit(expression.gap.without, from)) break;
        }
      return ends;
    }
    case 'repeat': {
      const ends = new Set<number>();
      let last = endsOf(facts, expression.of, at);
      for (let count = 1; last.size > 0 && count <= (expression.most ?? facts.length); count += 1) {
        if (count >= expression.least) for (const end of last) ends.add(end);
        const more = new Set<number>();
        const first = Math.min(...last) + 1;
        for (let from = first; from < facts.length; from += 1)
          for (const end of endsOf(facts, expression.of, from)) more.add(end);
        last = more;
      }
      return ends;
    }
  }
}

/** For each end the latest beginning, within one scope at a time. */
function naive({ expression, within }: Pattern, all: readonly ToldFact[]): readonly Match[] {
  const isTogether = (a: ToldFact, b: ToldFact): boolean =>
    within === 'game' ||
    (within === 'turn' ? a.turn === b.turn && a.turn > 0 : a.run === b.run && a.run > 0);
  const latest = new Map<number, number>();
  all.forEach((fact, from) => {
    for (const to of endsOf(all, expression, from)) {
      const end = all[to];
      if (end !== undefined && all.slice(from, to + 1).every((one) => isTogether(fact, one)))
        latest.set(to, from);
    }
  });
  return [...latest].map(([to, from]) => ({ from, to })).sort((a, b) => a.to - b.to);
}

/** An atom that fits a fact of the game, more or less closely. */
function randomAtom(facts: readonly ToldFact[], next: Source): Atom {
  const { view, table } = oneOf(facts, next);
  const conditions: Atom['conditions'][number][] = [];
  const fields = ['side', 'server', 'amount', 'card'].filter((field) => field in view);
  if (fields.length > 0 && next(3) === 0) {
    const field = oneOf(fields, next);
    const value = view[field];
    if (typeof value === 'string' || typeof value === 'number')
      conditions.push({ of: 'fact', field, is: oneOf(['=', '!='], next), value });
    else if (typeof value === 'object' && value !== null && 'code' in value)
      conditions.push({ of: 'fact', field, is: '=', value: String(value.code) });
  }
  if (next(4) === 0)
    conditions.push({
      of: 'table',
      field: 'grip',
      is: oneOf(['<', '>='], next),
      value: table.grip,
    });
  const type = next(8) === 0 || !isFactType(view.type) ? null : view.type;
  return { kind: 'fact', type, conditions, nth: next(6) === 0 ? 1 + next(3) : null };
}

function randomExpression(facts: readonly ToldFact[], next: Source, depth: number): Expression {
  const kind = depth === 0 ? 0 : next(5);
  const inner = (): Expression => randomExpression(facts, next, depth - 1);
  if (kind <= 1) return randomAtom(facts, next);
  if (kind === 2) return { kind: 'either', options: [inner(), inner()] };
  if (kind === 3) {
    const least = 1 + next(2);
    return { kind: 'repeat', of: inner(), least, most: next(2) === 0 ? null : least + next(2) };
  }
  const gap = oneOf(['none', 'any', { without: randomAtom(facts, next) }] as const, next);
  return { kind: 'sequence', first: inner(), gap, second: inner() };
}

describe('matchesOf', () => {
  it.each(Array.from({ length: 30 }, (_, i) => i + 1))(
    'finds what trying everything finds, in game %i',
    (seed) => {
      const next = repeatable(seed);
      const viewer = oneOf(viewers, next);
      const { facts } = analyseRandom(seed, (opening) => new ToldFacts(corePool, opening, viewer));
      const begin = next(Math.max(1, facts.length - 40));
      const some = facts.slice(begin, begin + 40);
      for (let count = 0; count < 20; count += 1) {
        const expression = randomExpression(some, next, 2);
        for (const within of scopes) {
          const pattern = { expression, within };
          expect(matchesOf(automatonOf(pattern), some)).toEqual(naive(pattern, some));
        }
      }
    },
  );

  it('finds nothing of what is said to be impossible', () => {
    const types = ['run-began', 'run-ended', 'turn-ended', 'drew', 'clicks-spent'] as const;
    let impossible = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const next = repeatable(seed);
      const { facts } = analyseRandom(seed, (opening) => new ToldFacts(corePool, opening, 'judge'));
      const turns = 1 + (facts.at(-1)?.table.turn ?? 0);
      const atom = (): Atom => ({
        ...{ kind: 'fact', type: oneOf(types, next), nth: next(4) === 0 ? 1 + next(3) : null },
        conditions:
          next(2) === 0
            ? []
            : [
                {
                  ...{ of: 'table', field: 'turn', value: next(turns) },
                  is: oneOf(['<', '=', '>='], next),
                },
              ],
      });
      const expression = (depth: number): Expression => {
        const kind = depth === 0 ? 0 : next(4);
        if (kind === 0) return atom();
        if (kind === 1) return { kind: 'either', options: [expression(0), expression(depth - 1)] };
        if (kind === 2) return { kind: 'repeat', of: expression(0), least: 2, most: null };
        const [first, second] = [expression(depth - 1), expression(depth - 1)];
        return { kind: 'sequence', first, gap: oneOf(['none', 'any'], next), second };
      };
      for (let count = 0; count < 200; count += 1) {
        const pattern = { expression: expression(2), within: oneOf(scopes, next) };
        if (impossibleIn(pattern.expression, pattern.within) === null) continue;
        impossible += 1;
        expect(matchesOf(automatonOf(pattern), facts)).toEqual([]);
      }
    }
    expect(impossible).toBeGreaterThan(200);
  });

  it('ends where it has found as many as it was asked for', () => {
    const { facts } = analyseRandom(3, (opening) => new ToldFacts(corePool, opening, 'judge'));
    const read = parsePattern(corePool, 'drew then credits-spent');
    if (!read.ok) throw new Error(read.message);
    const automaton = automatonOf(read.pattern);
    expect(matchesOf(automaton, facts).length).toBeGreaterThan(3);
    expect(matchesOf(automaton, facts, 3)).toEqual(matchesOf(automaton, facts).slice(0, 3));
  });

  it('cannot tell a card that its viewer could not', () => {
    const { facts: told } = analyseRandom(
      3,
      (opening) => new ToldFacts(corePool, opening, 'spectator'),
    );
    const hidden = told.filter(({ view }) => {
      const { card } = view;
      return typeof card === 'object' && card !== null && 'hidden' in card;
    });
    expect(hidden.length).toBeGreaterThan(0);
    for (const { value } of corePool.definitions)
      for (const is of ['=', '!='] as const) {
        const atom: Atom = {
          kind: 'fact',
          type: null,
          conditions: [{ of: 'fact', field: 'card', is, value: value.code }],
          nth: null,
        };
        expect(hidden.some((fact) => fits(atom, fact))).toBe(false);
      }
  });

  it('takes what a fact does not say of yes or no for no', () => {
    const { facts } = analyseRandom(1, (opening) => new ToldFacts(corePool, opening, 'judge'));
    const number = (text: string): number => {
      const read = parsePattern(corePool, text);
      if (!read.ok) throw new Error(read.message);
      return matchesOf(automatonOf(read.pattern), facts).length;
    };
    const played = number('trashed(resolved = true)');
    expect(played).toBeGreaterThan(0);
    expect(number('trashed(resolved != false)')).toBe(played);
    expect(number('trashed(resolved = false)')).toBe(number('trashed') - played);
    expect(number('trashed')).toBeGreaterThan(played);
  });
});
