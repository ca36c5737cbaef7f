import { EventForms } from './event-schemas';

const wordOf = (data: unknown): string => {
  if (typeof data !== 'string') throw new TypeError('no word');
  return data;
};
const forms = new EventForms({
  game: {
    opened: {},
    moved: {
      upcasts: [(data) => ({ to: wordOf(data) }), (data) => ({ ...Object(data), steps: 1 })],
    },
  },
});

describe('EventForms', () => {
  it('writes the present version into the type, unless it is the first', () => {
    expect(forms.storedType('game-a', 'opened')).toBe('opened');
    expect(forms.storedType('game-a', 'moved')).toBe('moved@3');
    expect(() => forms.storedType('game-a', 'flown')).toThrow('game-a cannot hold an event flown');
  });

  it.each([
    ['opened', { a: 1 }, { type: 'opened', data: { a: 1 } }],
    ['moved', 'hq', { type: 'moved', data: { to: 'hq', steps: 1 } }],
    ['moved@2', { to: 'hq' }, { type: 'moved', data: { to: 'hq', steps: 1 } }],
    ['moved@3', { to: 'hq', steps: 4 }, { type: 'moved', data: { to: 'hq', steps: 4 } }],
  ])('brings %s to its present form', (type, data, expected) => {
    expect(forms.understand('game-a', type, data)).toEqual({ ok: true, ...expected });
  });

  it.each([
    ['game-a', 'flown', 'unknown-type', 'flown'],
    ['deck-a', 'opened', 'unknown-type', 'deck-a'],
    ['constructor-a', 'toString', 'unknown-type', 'constructor-a'],
    ['game-a', 'moved@4', 'newer-version', 'up to version 3'],
    ['game-a', 'moved', 'upcast-failed', 'no word'],
  ] as const)('refuses %s %s as %s', (stream, type, code, message) => {
    const understood = forms.understand(stream, type, 7);
    expect(understood).toMatchObject({ ok: false, code });
    expect(understood.ok ? '' : understood.message).toContain(message);
  });

  it('lets every type pass where there is no table', () => {
    expect(new EventForms().storedType('any-a', 'thing')).toBe('thing');
    expect(new EventForms().understand('any-a', 'thing', 1)).toMatchObject({ ok: true });
  });
});
