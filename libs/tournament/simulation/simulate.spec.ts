import fc from 'fast-check';
import { meetings, pairRound } from '../pairing/pair-round';
import type { GameOutcome, PlayerId } from '../results/outcome';
import type { SettingsInput } from '../settings/check';
import { standings } from '../standings/standings';
import { foldTournament } from '../stream/decider';
import { activePlayers, type Event, type Round } from '../stream/state';
import { type Random, Simulated } from './simulate';

/** A small generator for tests alone. */
const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const settings = (rounds: number, cut = 0): SettingsInput => ({
  name: 'Test',
  date: '2015-03-25',
  tier: 'casual',
  structure: 'swiss',
  organiser: 'to',
  rounds,
  cut,
});

interface EventPlan {
  readonly players: number;
  readonly rounds: number;
  readonly dropOneIn: number;
  readonly seed: number;
}

const before = (event: Event, round: number): Event => ({
  ...event,
  rounds: event.rounds.slice(0, round - 1),
  players: new Map(
    [...event.players].map(([id, player]) => [
      id,
      {
        ...player,
        droppedAfter: (player.droppedAfter ?? round) < round ? player.droppedAfter : null,
      },
    ]),
  ),
});

/** Whether some pairing of all has no two that have met: every one is tried. */
const canAllMeetAnew = (
  players: readonly PlayerId[],
  met: (a: PlayerId, b: PlayerId) => number,
): boolean => {
  const [first, ...rest] = players;
  if (first === undefined) return true;
  return rest.some(
    (second, at) => met(first, second) === 0 && canAllMeetAnew(rest.toSpliced(at, 1), met),
  );
};
/** Fields so small that every pairing can be tried. */
const SMALL = 12;

/** Holds a round against the rules without asking what paired it. */
const holdRound = (event: Event, { number, matches, bye, draw }: Round): void => {
  const then = before(event, number);
  const active = activePlayers(then).map(({ id }) => id);
  const paired = matches.flatMap(({ players }) => players);
  expect([...paired, ...(bye === null ? [] : [bye])].sort()).toEqual([...active].sort());
  expect(bye === null).toBe(active.length % 2 === 0);
  const met = meetings(then.rounds);
  const repeats = matches.some(({ players: [a, b] }) => met(a, b) > 0);
  // Dirac: where everybody has met fewer than half of the others, all can meet somebody new.
  if (number <= paired.length / 2) expect(repeats).toBe(false);
  const anewWithout = (id: PlayerId | null): boolean =>
    canAllMeetAnew(
      active.filter((one) => one !== id),
      met,
    );
  const taken = then.rounds.map((round) => round.bye);
  const byesOf = (id: PlayerId): number => taken.filter((one) => one === id).length;
  const fewest = active.filter((id) => byesOf(id) === Math.min(...active.map(byesOf)));
  const order = standings(then, number - 1, draw).map(({ player }) => player.id);
  const worst = fewest.toSorted((a, b) => order.indexOf(b) - order.indexOf(a));
  if (bye !== null) expect(fewest).toContain(bye);
  if (paired.length > SMALL) return;
  if (repeats) expect((bye === null ? [null] : fewest).some(anewWithout)).toBe(false);
  else if (bye !== null) {
    const passedOver = worst.slice(0, worst.indexOf(bye));
    expect(passedOver.filter(anewWithout)).toEqual([]);
  }
};

/** What a match gives out in all, by the text of the rules. */
const worth = (outcome: GameOutcome): number => {
  switch (outcome.kind) {
    case 'win':
    case 'draw':
      return 2;
    case 'time':
      return outcome.corpPoints === outcome.runnerPoints ? 2 : 1;
    case 'unstarted':
      return 0;
  }
};

const holdStandings = (event: Event): void => {
  const rows = standings(event);
  const lots = event.lots ?? [];
  expect(new Set(rows.map(({ player }) => player.id)).size).toBe(event.players.size);
  expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    if (above === undefined) continue;
    const key = (one: typeof row) => [
      one.prestige,
      one.strengthOfSchedule,
      -lots.indexOf(one.player.id),
    ];
    const [higher, lower] = [key(above), key(row)];
    const differs = higher.findIndex((value, field) => value !== lower[field]);
    expect(higher[differs]).toBeGreaterThan(lower[differs] ?? NaN);
  }
};

describe('any event of up to 200 players', () => {
  const events = fc.record({
    players: fc.oneof(fc.integer({ min: 2, max: 13 }), fc.integer({ min: 2, max: 200 })),
    rounds: fc.integer({ min: 1, max: 8 }),
    dropOneIn: fc.constantFrom(0, 10, 40),
    seed: fc.nat(),
  });
  const playedOut = ({ players, rounds, dropOneIn, seed }: EventPlan): Simulated => {
    const plan = { settings: settings(rounds), players, dropOneIn };
    const simulated = new Simulated(plan, randomFrom(seed));
    simulated.run();
    return simulated;
  };

  it('repeats no match before it must (SWISS-06), and is fair with byes (SWISS-08, SWISS-10)', () => {
    fc.assert(
      fc.property(events, (plan) => {
        const event = playedOut(plan).event();
        for (const round of event.rounds) holdRound(event, round);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps prestige (MATCH-05) and ranks everybody (SWISS-01, SWISS-02, SWISS-03)', () => {
    fc.assert(
      fc.property(events, (plan) => {
        const event = playedOut(plan).event();
        const given = event.rounds.flatMap(({ matches, bye }) => [
          ...matches.flatMap(({ result }) => result?.games.map(worth) ?? []),
          bye === null ? 0 : 4,
        ]);
        const had = standings(event).map(({ prestige }) => prestige);
        const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(had)).toBe(sum(given));
        holdStandings(event);
      }),
      { numRuns: 100 },
    );
  });

  it('is paired again from its draws exactly as it was', () => {
    fc.assert(
      fc.property(events, (plan) => {
        const simulated = playedOut(plan);
        const event = simulated.event();
        expect(foldTournament(simulated.decisions)).toEqual(event);
        for (const { number, matches, bye, draw } of event.rounds) {
          const tables = matches.map(({ players }) => players);
          expect(pairRound(before(event, number), draw)).toMatchObject({ tables, bye });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('stands after a correction as if the right result had been recorded at once', () => {
    fc.assert(
      fc.property(events, fc.nat(), (plan, pick) => {
        const { decisions } = playedOut(plan);
        const recorded = decisions.flatMap((decision) =>
          decision.type === 'resultRecorded' ? [decision] : [],
        );
        const wrong = recorded[pick % Math.max(1, recorded.length)];
        if (wrong === undefined) return;
        const games: readonly GameOutcome[] = [
          { kind: 'win', side: 'runner' },
          { kind: 'time', corpPoints: 2, runnerPoints: 5 },
        ];
        const result = { ...wrong.result, games };
        const corrected = foldTournament([
          ...decisions,
          { ...wrong, type: 'resultCorrected', result },
        ]);
        const right = foldTournament(
          decisions.map((decision) => (decision === wrong ? { ...wrong, result } : decision)),
        );
        expect(corrected).toEqual(right);
      }),
      { numRuns: 40 },
    );
  });

  it('gives nobody a second bye while somebody has had none (SWISS-10)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        (half, rounds, seed) => {
          const simulated = new Simulated(
            { settings: settings(rounds), players: 2 * half + 1, dropOneIn: 0 },
            randomFrom(seed),
          );
          simulated.run();
          const byes = standings(simulated.event()).map((row) => row.byes);
          expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('plays its cut to one winner (CUT-05, CUT-06)', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 4, 8, 16, 32), fc.nat(), (cut, seed) => {
        const simulated = new Simulated(
          { settings: settings(3, cut), players: 40, dropOneIn: 0 },
          randomFrom(seed),
        );
        simulated.run();
        expect(simulated.event().phase).toBe('finished');
      }),
      { numRuns: 40 },
    );
  });
});
