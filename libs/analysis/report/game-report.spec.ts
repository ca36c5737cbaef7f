import { coreRules } from '#cards/pool';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { cloneState, MomentIndexes, workOn, viewers, type Viewer } from '#rules';
import { Shown } from '#testkit/views/shown';
import { anyDecks } from '../../../test/golden/failures/random-decks';
import { GameAnalyses, type GameReport } from './game-report';

const { pool } = coreRules;

interface Analysed {
  readonly reports: Readonly<Record<Viewer, GameReport>>;
  /** Titles of the game that a viewer has had no right to see. */
  readonly hidden: (viewer: Viewer) => readonly string[];
}

function analysed(seed: number): Analysed {
  const next = repeatable(seed);
  const opened = coreRules.open(anyDecks(seed, next));
  if (!opened.ok) throw new Error(opened.unknown.join());
  const analyses = new GameAnalyses(pool, cloneState(opened.state));
  const shown = new Shown(pool, opened.state);
  const indexes = new MomentIndexes();
  indexes.begin(workOn(pool, opened.state, null), opened.facts);
  const table = { rules: coreRules, player: randomPlayer(next), dealer: dealer(next), most: 3000 };
  let number = 0;
  let before = opened.state;
  for (const { by, decision, state, facts } of playOn(table, opened.state)) {
    analyses.take({ number: (number += 1), by, decision, state, facts });
    shown.declare(before, decision, by);
    shown.look(state, facts);
    indexes.take({ by, decision }, workOn(pool, state, null), facts);
    before = cloneState(state);
  }
  const reportFor = (viewer: Viewer): GameReport => analyses.reportFor(viewer, indexes.of[viewer]);
  return {
    reports: {
      corp: reportFor('corp'),
      runner: reportFor('runner'),
      spectator: reportFor('spectator'),
      judge: reportFor('judge'),
    },
    hidden: (viewer) => shown.hiddenFrom(viewer),
  };
}

describe('the report of a game', () => {
  const games = Array.from({ length: 25 }, (_, seed) => analysed(seed + 1));

  it.each(['corp', 'runner', 'spectator'] as const)(
    'names the %s no card that they had no right to see',
    (viewer) => {
      let secrets = 0;
      for (const { reports, hidden } of games) {
        const text = JSON.stringify(reports[viewer]);
        for (const title of hidden(viewer)) {
          secrets += 1;
          expect(text).not.toContain(JSON.stringify(title));
        }
      }
      expect(secrets).toBeGreaterThan(100);
    },
  );

  it('tells chances of accesses to those alone who knew what they rest on', () => {
    for (const { reports } of games)
      for (const viewer of viewers)
        for (const { runner, truth } of reports[viewer].accesses.accesses) {
          expect(runner !== null).toBe(viewer === 'runner' || viewer === 'judge');
          expect(truth !== null).toBe(viewer === 'judge');
        }
  });

  it('tells draws to those alone who saw them', () => {
    for (const { reports } of games) {
      expect(reports.spectator.draws).toEqual([]);
      expect(reports.corp.draws.map(({ side }) => side)).toEqual(['corp']);
      expect(reports.judge.draws.map(({ side }) => side)).toEqual(['corp', 'runner']);
    }
  });

  it('adds up: what came in is what went out and what is left', () => {
    for (const { reports } of games)
      for (const viewer of viewers) {
        const { flows, unspent } = reports[viewer].economy;
        for (const side of ['corp', 'runner'] as const) {
          const sum = (direction: string): number =>
            flows
              .filter((one) => one.side === side && one.currency === 'credits')
              .filter((one) => one.direction === direction)
              .reduce((total, { amount }) => total + amount, 0);
          const left = unspent
            .filter((one) => one.side === side)
            .reduce((total, { amount }) => total + amount, 0);
          expect(sum('in')).toBe(sum('out') + left);
        }
      }
  });

  it('tells what was lost with all that was paid for it, and the worth of as many clicks as were spent', () => {
    let [lost, denied, paid] = [0, 0, 0];
    for (const { reports } of games)
      for (const viewer of viewers) {
        const { losses, paces, clicks } = reports[viewer].tempo;
        for (const loss of losses ?? []) {
          lost += 1;
          denied += loss.denied;
          paid += loss.paid;
          if (loss.how === 'stolen')
            expect([loss.side, loss.card === null]).toEqual(['corp', false]);
          else expect(loss.denied).toBe(0);
        }
        expect(losses).toHaveLength(reports.judge.tempo.losses?.length ?? 0);
        for (const side of ['corp', 'runner'] as const) {
          const sum = (rows: readonly { side: string; clicks: number }[] | null): number =>
            (rows ?? [])
              .filter((one) => one.side === side)
              .reduce((all, one) => all + one.clicks, 0);
          expect(sum(paces)).toBe(sum(clicks));
        }
      }
    expect(Math.min(lost, denied, paid)).toBeGreaterThan(10);
  });

  it('tells at most ten moments, in order', () => {
    for (const { reports } of games)
      for (const viewer of viewers) {
        const { story } = reports[viewer];
        expect(story.length).toBeLessThanOrEqual(10);
        expect(story.map(({ at }) => at)).toEqual(story.map(({ at }) => at).sort((a, b) => a - b));
      }
  });
});
