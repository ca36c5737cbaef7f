import { coreRules } from '#cards/pool';
import { unknownCodes, withUnknown } from '#cards/unknown';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { cloneState, MomentIndexes, workOn, type State } from '#rules';
import { anyDecks } from '../../../test/golden/failures/random-decks';
import { worldFor } from '../tax/world';
import { GameAnalyses, type GameReport } from './game-report';

const rules = withUnknown(coreRules);

/** A game whose log does not know so many cards of the Corp. */
function played(
  seed: number,
  unseen: number,
): { readonly report: GameReport; readonly last: State } {
  const next = repeatable(seed);
  const { corp, runner } = anyDecks(seed, next);
  const blank = corp.cards.slice(0, unseen).map(() => unknownCodes.corp);
  const opened = rules.open({
    corp: { ...corp, cards: [...blank, ...corp.cards.slice(unseen)] },
    runner,
  });
  if (!opened.ok) throw new Error(opened.unknown.join());
  const analyses = new GameAnalyses(rules.pool, cloneState(opened.state));
  const indexes = new MomentIndexes();
  indexes.begin(workOn(rules.pool, opened.state, null), []);
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 400 };
  let [number, last] = [0, opened.state];
  for (const { by, decision, state, facts } of playOn(table, opened.state)) {
    analyses.take({ number: (number += 1), by, decision, state, facts });
    indexes.take({ by, decision }, workOn(rules.pool, state, null), facts);
    last = state;
  }
  return { report: analyses.reportFor('judge', indexes.of.judge), last };
}

describe('cards that a log does not know', () => {
  const games = Array.from({ length: 12 }, (_, seed) => played(seed + 1, 20));

  it('make what rests on them null: odds of accesses, their sums, and draws of that deck', () => {
    let [all, unknown] = [0, 0];
    for (const { report } of games) {
      const { accesses, game } = report.accesses;
      for (const { card, points, runner, zone, truth } of accesses) {
        all += 1;
        if (zone === 'rd' && truth?.deviation !== 0) expect(truth).toBeNull();
        if (card !== null) continue;
        unknown += 1;
        expect([points, runner, truth]).toEqual([null, null, null]);
      }
      if (accesses.some(({ card }) => card === null))
        expect(game).toEqual({ runner: null, truth: null });
      expect(report.draws.map(({ side }) => side)).toEqual(['runner']);
      expect(JSON.stringify(report.economy)).not.toContain('Unknown');
    }
    expect(unknown).toBeGreaterThan(5);
    expect(all - unknown).toBeGreaterThan(5);
  });

  it('are unknown to judges on the ways into servers, too', () => {
    for (const { last } of games) {
      const { isUnknown } = worldFor(rules, last, 'judge', null);
      const unseen = last.cards.filter(
        ({ def }) => rules.pool.definitions[def]?.value.unknown === true,
      );
      expect(unseen).toHaveLength(20);
      expect(last.cards.filter(({ id }) => isUnknown(id))).toEqual(unseen);
    }
  });
});
