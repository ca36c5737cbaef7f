import { contentId, contentIds } from './content-id';

describe('contentId', () => {
  it('is a UUID that stays the same', () => {
    expect(contentId('game', ['a', 'b'])).toBe(contentId('game', ['a', 'b']));
    expect(contentId('game', ['a'])).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it.each([
    ['another purpose', 'event', ['a', 'b']],
    ['other borders', 'game', ['ab']],
    ['a line end within', 'game', ['a\nb']],
    ['another order', 'game', ['b', 'a']],
  ])('differs with %s', (_, purpose, texts) => {
    expect(contentId(purpose, texts)).not.toBe(contentId('game', ['a', 'b']));
  });
});

describe('ids that are keyed by a secret', () => {
  const [one, other] = [contentIds(Buffer.alloc(32, 1)), contentIds(Buffer.alloc(32, 2))];

  it('are UUIDs of a content that another store, or who knows the content alone, does not make', () => {
    const long = ['a'.repeat(20_000), 'b'];
    expect(one.of('deck', long)).toBe(contentIds(Buffer.alloc(32, 1)).of('deck', long));
    expect(one.of('deck', long)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const ids = [one.of('deck', long), other.of('deck', long), contentId('deck', long)];
    expect(new Set([...ids, one.of('game', long)]).size).toBe(4);
  });
});
