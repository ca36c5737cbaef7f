import { Memory } from '#streams/memory';
import { rulesByPool } from '#cards/rules-by-pool';
import { isTold, placesOf } from '#rules';
import { sampleLog } from '../../../../test/support/golden-log';
import { memoryEventStore } from '../../../../test/support/memory-event-store';
import { recordedEvents } from '../../../../test/support/recorded-events';
import { placedFacts } from '../../folding/folded-game';
import { GameFolder } from '../../folding/game-folder';
import { chunkRows, type ChunkRow } from './fold';
import { packFacts, unpackFacts } from './packed-facts';

const facts = (rows: readonly ChunkRow[]) =>
  rows.flatMap((row) =>
    unpackFacts(packFacts(row.facts)).flatMap(([places, told]) =>
      told.map((fact) => [places, fact]),
    ),
  );

describe('chunkRows', () => {
  it('holds every fact that is told once, in order, whole or piece by piece', async () => {
    const events = await recordedEvents(sampleLog('random-weyland-criminal'));
    const folder = new GameFolder(rulesByPool, new Memory());
    const store = memoryEventStore();
    const whole = await folder.fold(events, store);
    const rows = chunkRows(whole);
    expect(rows.length).toBeGreaterThan(2);
    const told = [...placedFacts(whole)].filter(({ fact }) => isTold(fact));
    expect(facts(rows)).toEqual(
      told.map(({ decision, fact }) => [placesOf(whole.indexes, decision), fact]),
    );

    const pieces: ChunkRow[] = [];
    for (let at = 0; at < events.length; at += 37)
      pieces.push(...chunkRows(await folder.fold(events.slice(at, at + 37), store)));
    expect(facts(pieces)).toEqual(facts(rows));
    for (const list of [rows, pieces])
      for (const [index, { first }] of list.entries()) {
        const before = list[index - 1];
        expect(first).toBe(before === undefined ? 0 : before.first + before.count);
      }
  });
});
