import fc from 'fast-check';
import { isPlayerId } from '../results/outcome';
import { type Entrant, type Field, gap, leastGap, totalGap } from './field';
import { moveDownPairing } from './move-down';
import { nearestPairing, repeatingPairing } from './nearest-pairing';

const entrant = (number: number, prestige: number): Entrant => {
  const id = `p${number}`;
  if (!isPlayerId(id)) throw new Error(id);
  return { id, prestige };
};

/** A field by the prestige of each player and the pairs that have met, in order of meeting. */
const fieldOf = (
  prestige: readonly number[],
  meetings: readonly (readonly [number, number])[],
): Field => {
  const entrants = [...prestige].sort((a, b) => b - a).map((score, at) => entrant(at, score));
  const met = new Map(
    meetings.flatMap(([a, b], at) => [
      [`p${a} p${b}`, at + 1],
      [`p${b} p${a}`, at + 1],
    ]),
  );
  return { entrants, met: (a, b) => met.get(`${a} ${b}`) ?? 0 };
};

/** Every perfect pairing's cost, the cheapest; `null` when there is none. */
const exhaustive = (
  entrants: readonly Entrant[],
  cost: (a: Entrant, b: Entrant) => number | null,
): number | null => {
  const [first, ...rest] = entrants;
  if (first === undefined) return 0;
  let best: number | null = null;
  rest.forEach((second, at) => {
    const here = cost(first, second);
    const left = here === null ? null : exhaustive(rest.toSpliced(at, 1), cost);
    if (here === null || left === null) return;
    if (best === null || here + left < best) best = here + left;
  });
  return best;
};

const fields = (most: number) =>
  fc.integer({ min: 1, max: most / 2 }).chain((half) =>
    fc
      .record({
        prestige: fc.array(fc.integer({ min: 0, max: 12 }), {
          minLength: half * 2,
          maxLength: half * 2,
        }),
        meetings: fc.array(
          fc.tuple(fc.nat(half * 2 - 1), fc.nat(half * 2 - 1)).filter(([a, b]) => a !== b),
          { maxLength: half * half * 2 },
        ),
      })
      .map(({ prestige, meetings }) => fieldOf(prestige, meetings)),
  );

describe('nearestPairing', () => {
  it('has the least gap of all pairings without a repeat, or says there is none', () => {
    fc.assert(
      fc.property(fields(10), (field) => {
        const best = exhaustive(field.entrants, (a, b) =>
          field.met(a.id, b.id) > 0 ? null : gap(a, b),
        );
        const found = nearestPairing(field);
        expect(found === null ? null : totalGap(found)).toBe(best);
        for (const [a, b] of found ?? []) expect(field.met(a.id, b.id)).toBe(0);
      }),
      { numRuns: 1500 },
    );
  });

  it('pairs everybody once', () => {
    fc.assert(
      fc.property(fields(60), (field) => {
        const found = nearestPairing(field) ?? repeatingPairing(field);
        expect(new Set(found.flat().map(({ id }) => id)).size).toBe(field.entrants.length);
        expect(found.length * 2).toBe(field.entrants.length);
      }),
      { numRuns: 200 },
    );
  });

  it('pairs large fields by blocks, everybody once and nobody again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 101, max: 260 }),
        fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 9 })), { maxLength: 1500 }),
        (half, raw) => {
          const prestige = Array.from({ length: 2 * half }, (_, at) => 2 * Math.floor(at / 37));
          const meetings = raw
            .map(([a, step]) => [a, a + step] as const)
            .filter(([, b]) => b < 2 * half);
          const field = fieldOf(prestige, meetings);
          const found = nearestPairing(field) ?? [];
          expect(new Set(found.flat()).size).toBe(2 * half);
          for (const [a, b] of found) expect(field.met(a.id, b.id)).toBe(0);
          expect(totalGap(found)).toBeGreaterThanOrEqual(leastGap(field.entrants));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('never beats neighbours in order, so that these are a bound', () => {
    fc.assert(
      fc.property(fields(8), (field) => {
        expect(exhaustive(field.entrants, gap)).toBe(leastGap(field.entrants));
      }),
    );
  });
});

describe('repeatingPairing', () => {
  it('repeats as few matches as can be, the oldest (GAP-16)', () => {
    fc.assert(
      fc.property(fields(8), (field) => {
        const weigh = (a: Entrant, b: Entrant): number => {
          const last = field.met(a.id, b.id);
          return gap(a, b) + last * 1e4 + (last > 0 ? 1e8 : 0);
        };
        const cost = repeatingPairing(field).reduce((sum, [a, b]) => sum + weigh(a, b), 0);
        expect(cost).toBe(exhaustive(field.entrants, weigh));
      }),
      { numRuns: 500 },
    );
  });
});

describe('moveDownPairing', () => {
  const names = (field: Field) => moveDownPairing(field)?.map(([a, b]) => `${a.id}-${b.id}`);

  it('moves an old opponent down two places (SWISS-07)', () => {
    expect(names(fieldOf([8, 8, 8, 8, 8, 8], [[0, 1]]))).toEqual(['p0-p2', 'p3-p1', 'p4-p5']);
  });

  it('moves several, and as far as there are places', () => {
    expect(
      names(
        fieldOf(
          [8, 8, 8, 8],
          [
            [0, 1],
            [0, 2],
          ],
        ),
      ),
    ).toEqual(['p0-p3', 'p2-p1']);
  });

  it('gives up where only old opponents are left', () => {
    expect(names(fieldOf([4, 2, 1, 0], [[2, 3]]))).toBeUndefined();
    expect(nearestPairing(fieldOf([4, 2, 1, 0], [[2, 3]]))).not.toBeNull();
  });
});
