import { verdictOf, verdictReached } from '#notation/observed/stored';
import { eventSchemas } from '../../event-schemas';
import { EventForms } from '../../platform/event-store/event-schemas';

const forms = new EventForms(eventSchemas);
const stream = 'observed-11111111-1111-8111-8111-111111111111';

const first = {
  ...{ format: 'verdict/1', engine: '0', tier: 'verified', decisions: 9, verifiedThrough: 9 },
  ...{ entriesVerified: 20, divergences: [], warnings: ['D4 at 12'], game: 'one' },
};

const understood = (data: unknown) => {
  const read = forms.understand(stream, verdictReached, data);
  if (!read.ok) return read.code;
  return verdictOf({ type: read.type, data: read.data, version: 2 });
};

describe('a verdict that was stored before deviations were', () => {
  it('is legal as far as it was made a game of ours', () => {
    expect(understood(first)).toEqual({
      ...first,
      ...{ format: 'verdict/3', legalThrough: 9, notes: [] },
      warnings: [{ kind: 'not-judged', text: 'D4 at 12' }],
    });
  });

  it('says nothing of what is legal otherwise', () => {
    expect(understood({ ...first, game: null })).toMatchObject({ legalThrough: null, notes: [] });
  });

  it('is legal where it followed nothing', () => {
    const observed = { ...first, tier: 'observed', verifiedThrough: 0, game: null };
    expect(understood(observed)).toMatchObject({ legalThrough: 0 });
  });

  it('is not taken for one when it is something else', () => {
    expect(understood({ ...first, format: 'verdict/0' })).toBe('upcast-failed');
    expect(understood(null)).toBe('upcast-failed');
  });

  it('is stored in version 3 from now on', () => {
    expect(forms.storedType(stream, verdictReached)).toBe(`${verdictReached}@3`);
  });
});
