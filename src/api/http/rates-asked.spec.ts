import { ratesAsked } from './rates-asked';

const codeOf = (query: object): unknown => {
  try {
    ratesAsked(query, 'wins');
    return null;
  } catch (error) {
    return error instanceof Object && 'extensions' in error && error.extensions instanceof Object
      ? Object.getOwnPropertyDescriptor(error.extensions, 'code')?.value
      : error;
  }
};

describe('what the query string of rates asks for', () => {
  it.each(['player', 'opponent', 'identity', 'pool', 'tournament', 'deck'])(
    'is refused where its %s is text that no store keeps',
    (name) => {
      expect(codeOf({ [name]: 'a\u0000b' })).toBe('BAD_TEXT');
      expect(codeOf({ [name]: 'a\ud800b' })).toBe('BAD_TEXT');
      expect(codeOf({ [name]: 'Ünïcode 😀' })).toBeNull();
    },
  );

  it.each([
    { player: ['a', 'b'] },
    { playr: 'a' },
    { first: '10001' },
    { least: '-1' },
    { of: 'nothing' },
    { leastTurns: '1e3' },
  ])('is refused where it cannot be read: %j', (query) => {
    expect(codeOf(query)).toBe('BAD_QUERY');
  });
});
