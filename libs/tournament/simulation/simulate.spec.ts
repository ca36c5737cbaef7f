import fc from 'fast-check';
import { pairRound } from '../pairing/pair-round';
import { byeCandidates, byesTaken, meetings } from '../pairing/pair-round';
import { BYE_PRESTIGE, gamePrestige } from '../results/outcome';
import type { SettingsInput } from '../settings/check';
import { standings } from '../standings/standings';
import { foldTournament } from '../stream/decider';
import { activePlayers, type Event } from '../stream/state';
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

describe('any event', () => {
  it('repeats no match while that can be avoided, is fair with byes and keeps prestige', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 200 }),
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(0, 10, 40),
        fc.nat(),
        (players, rounds, dropOneIn, seed) => {
          const simulated = new Simulated(
            { settings: settings(rounds), players, dropOneIn },
            randomFrom(seed),
          );
          simulated.run();
          const event = simulated.event();
          expect(foldTournament(simulated.decisions)).toEqual(event);
          let prestige = 0;
          for (const { number, matches, bye, draw } of event.rounds) {
            const then = before(event, number);
            const active = activePlayers(then);
            expect(matches.length * 2 + (bye === null ? 0 : 1)).toBe(active.length);
            const met = meetings(then.rounds);
            const repeats = matches.filter(({ players: [a, b] }) => met(a, b) > 0).length;
            if (repeats > 0) expect(pairRound(then, draw).repeats).toHaveLength(repeats);
            const order = standings(then, number - 1, draw)
              .map(({ player }) => player.id)
              .filter((id) => draw.includes(id));
            if (bye !== null) {
              expect(byeCandidates(order, byesTaken(then.rounds))).toContain(bye);
              prestige += BYE_PRESTIGE;
            }
            for (const { result } of matches) {
              for (const outcome of result?.games ?? []) {
                const { corp, runner } = gamePrestige(outcome);
                prestige += corp + runner;
              }
            }
          }
          const rows = standings(event);
          expect(rows.reduce((sum, row) => sum + row.prestige, 0)).toBe(prestige);
          expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, at) => at + 1));
          for (const [at, row] of rows.entries()) {
            const above = rows[at - 1];
            if (above === undefined) continue;
            expect(above.prestige).toBeGreaterThanOrEqual(row.prestige);
            if (above.prestige === row.prestige) {
              expect(above.strengthOfSchedule).toBeGreaterThanOrEqual(row.strengthOfSchedule);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives nobody a second bye while somebody has had none', () => {
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

  it('plays its cut to one winner', () => {
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
