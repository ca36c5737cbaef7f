import { plainSymbols } from './plain-symbols';

describe('a text of the log in words', () => {
  it.each([
    ['gain 9 [Credits]', 'gain 9 credits'],
    ['add 1 [Credits] to itself', 'add 1 credit to itself'],
    ['gain [Click]', 'gain 1 click'],
    ['gain [Click][Click]', 'gain 2 clicks'],
    ['place 2 [Recurring Credits]', 'place 2 recurring credits'],
    ['resolve 2 [subroutine]', 'resolve 2 subroutine'],
    ['trash Ice Wall [Erratum]', 'trash Ice Wall [Erratum]'],
  ])('%s', (text, said) => {
    expect(plainSymbols(text)).toBe(said);
  });
});
