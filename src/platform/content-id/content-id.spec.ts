import { contentId } from './content-id';

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
