import { printDeck } from '#decks/print/print-deck';
import { STARTERS } from '#decks/starters/starters';
import { memoryEventStore } from '../../test/support/memory-event-store';
import { ImportDeck } from './commands/import-deck/command';
import { ImportDeckHandler } from './commands/import-deck/handler';
import { ReviseDeck } from './commands/revise-deck/command';
import { ReviseDeckHandler } from './commands/revise-deck/handler';
import { DeckStreams } from './deck-streams';
import { KnownDecks } from './known-decks';
import { CompareDecks } from './queries/compare-decks/query';
import { CompareDecksHandler } from './queries/compare-decks/handler';
import { ValidateDeck } from './queries/validate-deck/query';
import { ValidateDeckHandler } from './queries/validate-deck/handler';

const setUp = () => {
  let next = 0;
  const clock = { newId: () => `id${++next}` };
  const streams = new DeckStreams(memoryEventStore(), clock);
  const decks = new KnownDecks(streams, { list: () => Promise.resolve(null) });
  return {
    importDeck: new ImportDeckHandler(streams, clock),
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
    const { importDeck, revise, validate, compare } = setUp();
    const imported = await importDeck.execute(new ImportDeck('ana', text, null));
    if (!imported.ok) throw new Error(imported.message);
    const { deckId } = imported;
    const source = { kind: 'stored', deckId, version: null } as const;
    expect(await validate.execute(new ValidateDeck(source, 'core'))).toMatchObject({
      ok: true,
      legality: { legal: true },
      unplayable: [{ title: 'Wyrm' }],
    });
    const faster = printDeck(noise, 'own').replace('3 01005', '2 01005');
    expect(
      await revise.execute(new ReviseDeck('ana', deckId, faster, null, 'leaner')),
    ).toMatchObject({ ok: true, number: 2 });
    const diff = await compare.execute(new CompareDecks({ ...source, version: 1 }, source));
    expect(diff).toMatchObject({ ok: true, diff: { removed: 1, added: 0 } });
  });

  it('answer bad input with a code and a mend, and store nothing', async () => {
    const { importDeck, revise, validate, compare } = setUp();
    expect(await importDeck.execute(new ImportDeck('ana', '3 Hegde Fund', null))).toMatchObject({
      ok: false,
      code: 'DECK_UNREADABLE',
      mend: 'Did you mean "Hedge Fund"?',
    });
    const absent = { kind: 'stored', deckId: 'zz', version: null } as const;
    const written = { kind: 'text', text, notation: null } as const;
    expect(await compare.execute(new CompareDecks(written, absent))).toMatchObject({
      code: 'DECK_ABSENT',
    });
    expect(await validate.execute(new ValidateDeck(written, 'legacy'))).toMatchObject({
      code: 'UNKNOWN_FORMAT',
    });
    expect(await revise.execute(new ReviseDeck('ana', 'zz', text, null, null))).toMatchObject({
      code: 'DECK_ABSENT',
    });
    const imported = await importDeck.execute(new ImportDeck('ana', text, null));
    const deckId = imported.ok ? imported.deckId : '';
    expect(
      await validate.execute(new ValidateDeck({ kind: 'stored', deckId, version: 7 }, 'core')),
    ).toMatchObject({ code: 'VERSION_ABSENT' });
  });
});
