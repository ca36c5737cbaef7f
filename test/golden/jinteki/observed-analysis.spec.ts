import { observedMovements } from '#analysis/observed/observed-ledger';
import { observedReport } from '#analysis/observed/observed-report';
import { standingEntries } from '#analysis/observed/standing-entries';
import { rulesByPool } from '#cards/rules-by-pool';
import { readLog } from '#notation/native/read-log';
import { ObservedReplay } from '#notation/observed/observed-replay';
import { takeReplay } from '#notation/observed/take-replay';
import { openRecorded } from '#notation/recorded/open-recorded';
import { sides } from '#rules';
import { analyseReplay } from '../../../src/games/replay/analyse-replay';
import { whole } from '#streams/folding';
import { Replay } from '../../../src/games/replay/replay';
import { ABSENT, eachGame, golden, haveReplays, idsIn } from './replays';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

const some = ['core-001-hb-anarch', 'core-012-weyland-shaper', 'core-102-jinteki-criminal'];

eachGame(
  some.filter((id) => idsIn('core', 'core-2').includes(id)),
  (id) => {
    const taken = takeReplay(rulesByPool, golden(id).text);
    if (!taken.ok || taken.decided === null) throw new Error(`${id} has no decisions`);
    const { header, entries, decided } = taken;
    const observed = new ObservedReplay({ header, entries, verdict: null });
    const report = observedReport(observed, 'judge');
    if (report === null) throw new Error('nothing was told');

    it('moves each pool as its tables show', () => {
      const standing = [...standingEntries(observed)];
      const movements = observedMovements(standing);
      const last = standing.at(-1)?.after;
      for (const side of sides)
        for (const currency of ['credits', 'clicks'] as const) {
          const sum = movements
            .filter((one) => one.side === side && one.currency === currency)
            .reduce((total, { amount }) => total + amount, 0);
          expect(sum).toBe(last?.[side][currency]);
        }
    });

    it('tells of every flow what it rests on, and what nobody explained', () => {
      expect(report.restsOn).toBe('facts');
      const { flows, remainder } = report.economy;
      const unexplained = flows.filter(({ of }) => of === 'unexplained');
      expect(unexplained.reduce((sum, { amount }) => sum + amount, 0)).toBe(remainder);
      expect(flows.filter(({ amount }) => amount === 0)).toEqual([]);
      const all = flows.reduce((sum, { amount }) => sum + amount, 0);
      expect(remainder).toBeLessThan(all / 5);
      const turns = flows.filter(({ what }) => what === 'turn');
      expect(turns.map(({ currency, side }) => `${side} ${currency}`).sort()).toEqual([
        'corp clicks',
        'runner clicks',
      ]);
      expect(report.draws).toEqual([]);
      for (const { runner, truth } of report.accesses.accesses)
        expect([runner, truth]).toEqual([null, null]);
    });

    it('agrees with the decisions that were found in it', () => {
      const read = readLog(decided.trimEnd().split('\n'));
      if (!read.ok) throw new Error(read.message);
      const replay = Replay.opened(openRecorded(rulesByPool, read.log.header));
      replay.extend(read.log.entries.map(({ decision }) => decision));
      const folded = whole(analyseReplay(replay, 'judge'));
      const byTarget = (runs: readonly { readonly target: string }[] = []) =>
        [...runs].sort((a, b) => (a.target < b.target ? -1 : 1));
      expect(byTarget(report.tempo.runs)).toEqual(byTarget(folded?.tempo.runs));
      expect(report.accesses.accesses.map(({ number, server }) => [number, server])).toEqual(
        folded?.accesses.accesses.map(({ number, server }) => [number, server]),
      );
      const pools = (unspent: readonly { where: string; side: string; amount: number }[] = []) =>
        unspent
          .filter(({ where }) => where === 'pool')
          .map(({ side, amount }) => [side, amount])
          .sort();
      expect(pools(report.economy.unspent)).toEqual(pools(folded?.economy.unspent));
      const told = report.tempo.paces.filter(({ worth }) => worth !== null);
      expect(told.length).toBeGreaterThan(0);
      for (const pace of told) {
        const { side, phase } = pace;
        const same = folded?.tempo.paces.find((one) => one.side === side && one.phase === phase);
        // Credits for a run lie in the pool there: Stimhack's nine are gained.
        const forRuns =
          id === 'core-001-hb-anarch' && `${side} ${phase}` === 'runner middle' ? 9 : 0;
        const { clicks, credits, cards } = pace;
        expect([clicks, credits - forRuns, cards]).toEqual([
          same?.clicks,
          same?.credits,
          same?.cards,
        ]);
      }
    });
  },
);
