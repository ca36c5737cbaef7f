import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { sampleLog } from '../../../../test/support/golden-log';
import { memoryEventStore } from '../../../../test/support/memory-event-store';
import { recordedEvents } from '../../../../test/support/recorded-events';
import { placedFacts } from '../../folding/folded-game';
import { GameFolder } from '../../folding/game-folder';
import { cardRows, type CardCount } from './fold';

const folded = async (name: string, decisions?: number) =>
  new GameFolder(rulesByPool, new Memory()).fold(
    (await recordedEvents(sampleLog(name))).slice(0, decisions),
    memoryEventStore(),
  );

describe('cardRows', () => {
  it.each(['random-weyland-criminal', 'random-jinteki-shaper', 'random-haas-bioroid-anarch'])(
    'has every card of both decks of %s, and each deed once',
    async (name) => {
      const game = await folded(name);
      const rows = cardRows(game);
      const facts = [...placedFacts(game)].map(({ fact }) => fact);
      const sum = (count: CardCount): number => rows.reduce((total, row) => total + row[count], 0);
      const told = (type: string): number => facts.filter((fact) => fact.type === type).length;
      expect(sum('copies')).toBe(game.opening.cards.length);
      expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
      expect([sum('accesses'), sum('installs'), sum('steals'), sum('plays'), sum('uses')]).toEqual(
        ['accessed', 'installed', 'stolen', 'played', 'ability-used'].map(told),
      );
      expect(sum('drawn')).toBe(
        facts.reduce((total, fact) => total + (fact.type === 'drew' ? fact.cards.length : 0), 0),
      );
      expect(sum('drawn')).toBeGreaterThan(10);
      for (const row of rows) {
        expect(row.seen).toBeLessThanOrEqual(row.decks);
        expect(row.wins_seen).toBe(row.seen * row.wins);
        expect(row.wins).toBe(row.side === 'runner' ? 1 : 0);
        if (row.drawn + row.installs + row.accesses > 0) expect(row.seen).toBe(1);
      }
      expect(rows.some(({ seen }) => seen === 0)).toBe(true);
    },
  );

  it('counts nothing of a game that goes on', async () => {
    expect(cardRows(await folded('random-jinteki-shaper', 100))).toEqual([]);
  });
});
