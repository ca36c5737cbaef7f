import { store } from '#decks/history/deck';
import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import { anonymous } from '../access/caller';
import { StoredKeys } from '../access/keys';
import { storedStreams } from '../platform/event-store/stored-streams';
import { newSecret } from '../platform/randomness/secret';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { ImportDeck, ImportDeckHandler } from './import-deck';
import { ReviseDeck, ReviseDeckHandler } from './revise-deck';
import { deckForm, DeckStreams } from './deck-streams';
import { KnownDecks } from './known-decks';
import type { PlayedDecks } from './played-decks';
import { contentIds } from '../platform/content-id/content-id';
import type { RowFilter } from '../platform/projections/row-filter';
import { ListPlayedGames, ListPlayedGamesHandler } from './list-played-games';
import { CompareDecks, CompareDecksHandler } from './compare-decks';
import { ValidateDeck, ValidateDeckHandler } from './validate-deck';
import { firstRows } from '../platform/projections/span';

const setUp = () => {
  let next = 0;
  const clock = { newId: () => `id${++next}` };
  const streams = new DeckStreams(storedStreams(memoryEventStore(), clock, deckForm));
  const played = { list: () => Promise.resolve(null), gamesWith: () => Promise.resolve([]) };
  const none = { name: 'none', condition: 'false', asker: '' };
  const decks = new KnownDecks(streams, played, { to: () => Promise.resolve(none) });
  const keys = new StoredKeys(memoryEventStore(), clock, newSecret);
  return {
    streams,
    keys,
    importDeck: new ImportDeckHandler(streams, clock, keys),
    revise: new ReviseDeckHandler(streams),
    validate: new ValidateDeckHandler(decks, { plays: (title) => title !== 'Wyrm' }),
    compare: new CompareDecksHandler(decks),
  };
};
const noise = STARTERS.get('anarch');
if (noise === undefined) throw new Error('no starter');
const text = printDeck(noise, 'octgn');

describe('decks', () => {
  it('are imported, validated, revised and compared', async () => {
    const { keys, importDeck, revise, validate, compare } = setUp();
    const imported = await importDeck.execute(new ImportDeck('ana', text, null));
    if (!imported.ok) throw new Error(imported.message);
    const { deckId } = imported;
    const owner = await keys.callerOf([imported.key]);
    const source = { kind: 'stored', deckId, version: null } as const;
    expect(await validate.execute(new ValidateDeck(source, 'core', anonymous))).toMatchObject({
      ok: true,
      legality: { legal: true },
      unplayable: [{ title: 'Wyrm' }],
    });
    const faster = printDeck(noise, 'own').replace('3 01005', '2 01005');
    expect(
      await revise.execute(new ReviseDeck(owner, deckId, faster, null, 'leaner')),
    ).toMatchObject({ ok: true, number: 2 });
    const diff = await compare.execute(
      new CompareDecks({ ...source, version: 1 }, source, anonymous),
    );
    expect(diff).toMatchObject({ ok: true, diff: { removed: 1, added: 0 } });
  });

  it('answer bad input with a code and a hint, and store nothing', async () => {
    const { importDeck, revise, validate, compare } = setUp();
    expect(await importDeck.execute(new ImportDeck('ana', '3 Hegde Fund', null))).toMatchObject({
      ok: false,
      code: 'DECK_UNREADABLE',
      hint: 'Did you mean "Hedge Fund"?',
    });
    const absent = { kind: 'stored', deckId: 'zz', version: null } as const;
    const written = { kind: 'text', text, notation: null } as const;
    expect(await compare.execute(new CompareDecks(written, absent, anonymous))).toMatchObject({
      code: 'DECK_ABSENT',
    });
    expect(await validate.execute(new ValidateDeck(written, 'legacy', anonymous))).toMatchObject({
      code: 'UNKNOWN_FORMAT',
    });
    const imported = await importDeck.execute(new ImportDeck('ana', text, null));
    const deckId = imported.ok ? imported.deckId : '';
    for (const id of [deckId, 'zz'])
      expect(await revise.execute(new ReviseDeck(anonymous, id, text, null, null))).toMatchObject({
        code: 'NOT_THE_OWNER',
        message: 'No key of this request is for revising such a deck.',
      });
    expect(
      await validate.execute(
        new ValidateDeck({ kind: 'stored', deckId, version: 7 }, 'core', anonymous),
      ),
    ).toMatchObject({ code: 'VERSION_ABSENT' });
  });

  it('that games were played with are known to whoever one of those games is open to', async () => {
    const { streams } = setUp();
    const rows = Array.from({ length: 120 }, (_, at) => ({
      game: `g${at}`,
      side: 'corp' as const,
      position: String(1000 - at),
    }));
    const openTo = ({ asker }: RowFilter) =>
      rows.filter(({ game }) => asker?.split(',').includes(game));
    const played: Pick<PlayedDecks, 'list' | 'gamesWith'> = {
      list: (open) => Promise.resolve(openTo(open).length === 0 ? null : store(noise)),
      gamesWith: (open, _contents, { after, size }) => {
        const found = openTo(open).filter(({ position }) => after === null || +position < +after);
        return Promise.resolve({ rows: found.slice(0, size), more: found.length > size });
      },
    };
    const shownTo = (open: readonly string[]) => {
      const filter = { name: 'open', condition: 'open', asker: open.join() };
      const games = { to: () => Promise.resolve(filter) };
      const decks = new KnownDecks(streams, played, games);
      const ids = contentIds(Buffer.alloc(32));
      return { decks, list: new ListPlayedGamesHandler(decks, played, games, ids) };
    };
    const { decks, list } = shownTo(['g70', 'g99']);
    expect(await decks.find('content', anonymous)).toMatchObject({ owner: null });
    expect(
      await list.execute(new ListPlayedGames('content', anonymous, firstRows(1))),
    ).toMatchObject({
      rows: [{ game: 'g70' }],
      more: true,
    });
    expect(
      await list.execute(new ListPlayedGames('content', anonymous, firstRows(2, '930'))),
    ).toMatchObject({
      rows: [{ game: 'g99' }],
      more: false,
    });
    expect(await shownTo([]).decks.find('content', anonymous)).toBeNull();
  });
});
