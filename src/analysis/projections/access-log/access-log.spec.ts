import { Memory } from '#streams/memory';
import { corePool } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { seenByCorp, seenByRunner, viewAccess, viewers } from '#rules';
import { sampleLog } from '../../../../test/support/golden-log';
import { memoryEventStore } from '../../../../test/support/memory-event-store';
import { recordedEvents } from '../../../../test/support/recorded-events';
import { extentsOf, placedFacts } from '../../folding/folded-game';
import { GameFolder } from '../../folding/game-folder';
import { accessRows } from './fold';

const folded = async (log: Buffer) =>
  new GameFolder(rulesByPool, new Memory()).fold(await recordedEvents(log), memoryEventStore());

describe('accessRows', () => {
  it('tells what became of what the rulebook example accesses', async () => {
    const rows = accessRows(await folded(sampleLog('core-rulebook-run')));
    expect(rows).toMatchObject([
      {
        number: 1,
        run: 1,
        turn: 6,
        server: 'Server 1',
        zone: 'root',
        code: '01068',
        fate: 'stolen',
      },
      { number: 2, run: 1, turn: 6, server: 'Server 1', zone: 'root', code: '01079', fate: 'left' },
    ]);
  });

  it.each(['random-weyland-criminal', 'random-jinteki-shaper', 'random-haas-bioroid-anarch'])(
    'has each access of %s once, with a fate that its facts tell',
    async (name) => {
      const game = await folded(sampleLog(name));
      const rows = accessRows(game);
      const facts = [...placedFacts(game)].map(({ fact }) => fact);
      const told = facts.filter(({ type }) => type === 'accessed');
      expect(rows).toHaveLength(told.length);
      expect(rows.some(({ fate }) => fate === 'accessing')).toBe(false);
      expect(rows.filter(({ fate }) => fate === 'stolen')).toHaveLength(
        facts.filter(({ type }) => type === 'stolen').length,
      );
      expect(
        rows.every(({ places, settledPlaces }) =>
          settledPlaces.every((place, viewer) => place >= (places[viewer] ?? 0)),
        ),
      ).toBe(true);
    },
  );

  it('shows the Corp a card of R&D only where it learned of it', async () => {
    const rows = accessRows(await folded(sampleLog('random-weyland-criminal')));
    const deck = rows.filter(({ zone, fate }) => zone === 'rd' && fate === 'left');
    expect(rows.every(({ sighting }) => (sighting.seen & seenByRunner) !== 0)).toBe(true);
    for (const { settledSighting } of deck) expect(settledSighting.seen & seenByCorp).toBe(0);
    for (const { settledSighting } of rows.filter(({ fate }) => fate === 'stolen'))
      expect(settledSighting.seen & seenByCorp).not.toBe(0);
  });

  it('tells each viewer of an access with the moment that tells it, and no earlier', async () => {
    const events = await recordedEvents(sampleLog('random-weyland-criminal'));
    const folder = new GameFolder(rulesByPool, new Memory());
    let waiting = 0;
    for (let last = 1; last <= events.length; last += 1) {
      const game = await folder.fold(events.slice(last - 1, last), memoryEventStore());
      const rows = accessRows(game);
      const extents = extentsOf(game);
      for (const viewer of viewers) {
        const { moments } = extents[viewer];
        const seen = rows.flatMap((row) => viewAccess(corePool, row, viewer, moments) ?? []);
        const end = game.indexes[viewer].endOf(moments - 1);
        const told = [...placedFacts(game)].filter(({ decision }) => decision <= end);
        const accessed = told.filter(({ fact }) => fact.type === 'accessed');
        expect(seen).toHaveLength(accessed.length);
        expect(seen.every(({ at }) => at < moments)).toBe(true);
        expect(seen.filter(({ fate }) => fate === 'stolen')).toHaveLength(
          told.filter(({ fact }) => fact.type === 'stolen').length,
        );
        waiting += rows.length - seen.length;
      }
    }
    expect(waiting).toBeGreaterThan(0);
  });
});
