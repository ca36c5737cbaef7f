import { shortened } from './shortened';

const long = 'x'.repeat(60_000);

describe('what an error echoes', () => {
  it('is told whole where it is no longer than a name', () => {
    const message = `player is "${'x'.repeat(200)}": ${'nobody is called so; '.repeat(20)} "y"`;
    expect(shortened(message)).toBe(message);
    expect(shortened('')).toBe('');
  });

  it('is told by how it begins where it is longer, in quotes or without a gap', () => {
    const cut = `${'x'.repeat(80)}… (60000 characters)`;
    expect(shortened(`card is "${long}", which is no card`)).toBe(
      `card is "${cut}", which is no card`,
    );
    expect(shortened(`there is no game ${long} here`)).toBe(`there is no game ${cut} here`);
    const words = 'a b '.repeat(10_000);
    expect(shortened(`"${words}" is "no"`)).toBe(
      `"${words.slice(0, 80)}… (40000 characters)" is "no"`,
    );
  });

  it('fills no page, however it is written, and is cut between characters', () => {
    expect(shortened('a "b '.repeat(10_000)).length).toBeLessThan(2_100);
    expect(shortened(`"${'a'.repeat(79)}${'🂡'.repeat(200)}"`)).toBe(
      `"${'a'.repeat(79)}… (479 characters)"`,
    );
  });
});
