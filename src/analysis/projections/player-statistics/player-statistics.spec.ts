import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { sampleLog } from '../../../../test/support/golden-log';
import { memoryEventStore } from '../../../../test/support/memory-event-store';
import { recordedEvents } from '../../../../test/support/recorded-events';
import { placedFacts } from '../../folding/folded-game';
import { GameFolder } from '../../folding/game-folder';
import { clickUses } from '../../statistics/click-use';
import { targets } from '../../statistics/run-tally';
import type { PlayerRow } from '../../statistics/player-counts';
import { playerRows } from './fold';

const folded = async (name: string, decisions?: number) =>
  new GameFolder(rulesByPool, new Memory()).fold(
    (await recordedEvents(sampleLog(name))).slice(0, decisions),
    memoryEventStore(),
  );

const sum = (rows: readonly PlayerRow[], pick: (row: PlayerRow) => number): number =>
  rows.reduce((total, row) => total + pick(row), 0);

describe('playerRows', () => {
  it.each(['random-weyland-criminal', 'random-jinteki-shaper', 'random-haas-bioroid-anarch'])(
    'counts every fact of %s once, on the side that did it',
    async (name) => {
      const game = await folded(name);
      const facts = [...placedFacts(game)].map(({ fact }) => fact);
      const rows = playerRows(game);
      const [corp, runner] = rows;
      if (corp === undefined || runner === undefined) throw new Error('no rows');
      const spent = facts.flatMap((fact) => (fact.type === 'clicks-spent' ? [fact.amount] : []));
      expect(sum(rows, (row) => clickUses.reduce((n, use) => n + row[`clicks_${use}`], 0))).toBe(
        spent.reduce((total, amount) => total + amount, 0),
      );
      expect(corp.clicks_other + runner.clicks_other).toBe(0);
      const began = facts.filter(({ type }) => type === 'run-began').length;
      expect(targets.reduce((n, target) => n + runner[`runs_${target}`], 0)).toBe(began);
      expect(targets.reduce((n, target) => n + runner[`successful_${target}`], 0)).toBe(
        facts.filter(({ type }) => type === 'run-successful').length,
      );
      expect(runner.accesses).toBe(facts.filter(({ type }) => type === 'accessed').length);
      expect(runner.points_stolen).toBeGreaterThanOrEqual(7);
      expect([runner.wins, runner.wins_agenda_points, corp.losses]).toEqual([1, 1, 1]);
      expect([corp.wins, corp.runs_hq, runner.scores, runner.draws]).toEqual([0, 0, 0, 0]);
      expect(corp.turns - runner.turns).toBeGreaterThanOrEqual(0);
      expect(corp.opponent_identity).toBe(runner.identity);
    },
  );

  it('counts no game that goes on, and none that began amid something', async () => {
    expect(playerRows(await folded('random-weyland-criminal', 300))).toEqual([]);
    expect(playerRows(await folded('core-rulebook-run'))).toEqual([]);
  });
});
