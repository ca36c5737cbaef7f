import { corePool } from '#cards/pool';
import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { viewers } from '#rules';
import { sampleLog } from '../../../../test/support/golden-log';
import { memoryEventStore } from '../../../../test/support/memory-event-store';
import { recordedEvents } from '../../../../test/support/recorded-events';
import { GameFolder } from '../../folding/game-folder';
import { Replay } from '../../../games/replay/replay';
import { whole } from '#streams/folding';
import { searchReplay } from '../../../games/replay/search-replay';
import { decisionOf } from '#notation/recorded/recorded';
import { automatonOf } from '#analysis/patterns/automaton';
import { matchesOf } from '#analysis/patterns/match';
import { packGame, unpackGame, type PackedGame } from '#analysis/patterns/packed-facts';
import { parsePattern } from '#analysis/patterns/parse-pattern';

const patterns = [
  'any(grip <= 4) then played(side = corp) within turn',
  'accessed(server = "R&D", nth = 1) then without accessed stolen within run',
  'installed(side = corp) next any(corp.credits < 4)',
  'drew{2} then run-successful(server != "HQ") within game',
  'installed(card = "Ice Wall")',
  'rezzed(card != "Ice Wall") then trashed(by = runner)',
  'game-ended(winner != corp)',
];

describe('packed facts', () => {
  it('hold what a fold of the game tells each viewer', async () => {
    const events = await recordedEvents(sampleLog('random-haas-bioroid-anarch'));
    const game = await new GameFolder(rulesByPool, new Memory()).fold(events, memoryEventStore());
    const { pool, opening, told, indexes } = game;
    const text = JSON.stringify(whole(packGame(pool, opening, told, indexes)));
    const packed: PackedGame = JSON.parse(text);
    const rules = rulesByPool.find(pool.name);
    if (rules === null) throw new Error('no rules');
    const replay = Replay.opened({ rules, state: opening, facts: [] });
    replay.extend(events.slice(1).map(decisionOf));
    let found = 0;
    for (const pattern of patterns) {
      const read = parsePattern(corePool, pattern);
      if (!read.ok) throw new Error(read.message);
      const automaton = automatonOf(read.pattern);
      for (const viewer of viewers) {
        const facts = unpackGame(packed, viewer);
        const matches = matchesOf(automaton, facts).map(({ from, to }) => [
          facts[from]?.at,
          facts[to]?.at,
        ]);
        found += matches.length;
        expect(matches).toEqual(
          whole(searchReplay(replay, viewer, automaton, 1000)).map(({ from, to }) => [from, to]),
        );
      }
    }
    expect(found).toBeGreaterThan(50);
  });
});
