import { verdictOf, verdictReached } from '#notation/observed/stored';
import { eventSchemas } from '../../event-schemas';
import { EventForms } from '../../platform/event-store/event-schemas';

const forms = new EventForms(eventSchemas);
const stream = 'observed-11111111-1111-8111-8111-111111111111';

const second = {
  ...{ format: 'verdict/2', engine: '0', tier: 'partial', decisions: 9, verifiedThrough: 9 },
  ...{ legalThrough: 9, entriesVerified: 20, divergences: [], notes: [], game: null },
};

const understood = (data: unknown) => {
  const read = forms.understand(stream, `${verdictReached}@2`, data);
  if (!read.ok) return read.code;
  return verdictOf({ type: read.type, data: read.data, version: 2 });
};

describe('a verdict that was stored while its warnings were sentences', () => {
  it.each([
    [
      'The server allowed what our rules forbid, at entry 59: Magnum Opus is used.',
      { kind: 'allowed', entry: 59 },
    ],
    ['1 card of the runner deck never showed: it is unknown.', { kind: 'unseen', side: 'runner' }],
    [
      '2 cards of the corp deck never showed; by its decklist they are 2 Enigma. In which order they lay nobody knows.',
      { kind: 'listed', side: 'corp' },
    ],
    [
      'The decklist of the corp names what no pool has, and what never showed: 1 A card. In the game it stays unknown.',
      { kind: 'unheard', side: 'corp' },
    ],
    ['Not in the pool: A card.', { kind: 'not-in-pool' }],
    ['The decks cannot be opened.', { kind: 'not-judged' }],
  ])('tells of what kind each is: %s', (text, told) => {
    expect(understood({ ...second, warnings: [text] })).toEqual({
      ...second,
      ...{ format: 'verdict/3', warnings: [{ ...told, text }] },
    });
  });

  it('is not taken for one when it is something else', () => {
    expect(understood({ ...second, warnings: 'none' })).toBe('upcast-failed');
    expect(understood({ ...second, format: 'verdict/1', warnings: [] })).toBe('upcast-failed');
  });
});
