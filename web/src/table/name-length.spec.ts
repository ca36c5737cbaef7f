import { isLong, isLongest } from './name-length';

describe('a name in a narrow column', () => {
  it.each(['Caduceus', 'Ichi 1.0'])(
    'is written smaller where a word does not fit beside a strength: %s',
    (name) => expect(isLong(name, true)).toBe(name === 'Caduceus'),
  );

  it('has more room where there is none', () => {
    expect(isLong('Megaprix Qualifier', false)).toBe(false);
    expect(isLong('Tollbooth', false)).toBe(false);
    expect(isLong('Wraparound', false)).toBe(true);
    expect(isLong('Sponsorship-Administration', false)).toBe(true);
  });

  it('stands above a strength that it would be broken beside', () => {
    expect(isLongest('Wraparound')).toBe(true);
    expect(isLongest('Caduceus')).toBe(false);
  });
});
