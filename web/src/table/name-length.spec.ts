import { isLong } from './name-length';

describe('a name in a narrow column', () => {
  it.each(['Caduceus', 'Ichi 1.0'])(
    'is written smaller where a word does not fit beside a strength: %s',
    (name) => expect(isLong(name, true)).toBe(name === 'Caduceus'),
  );

  it('has more room where there is none', () => {
    expect(isLong('Megaprix Qualifier', false)).toBe(false);
    expect(isLong('Sponsorship-Administration', false)).toBe(true);
  });
});
