import { sayByHand, sayLine } from './say-line';

describe('a line of that server’s log in a sentence', () => {
  it.each([
    [
      'Al spends [Click] and pays 2 [Credits] to use Smartware Distributor to place 3 [Credits].',
      'Al spends 1 click and pays 2 credits to use Smartware Distributor to place 3 credits.',
    ],
    [
      'Al spends [Click][Click][Click] to use Melange Mining Corp. to gain 7 [Credits].',
      'Al spends 3 clicks to use Melange Mining Corp. to gain 7 credits.',
    ],
    [
      'Bo started their turn 9 with 1 [Credit] and 0 cards in their Grip.',
      'Bo started their turn 9 with 1 credit and 0 cards in their Grip.',
    ],
    ['[!]Bo will lose 2 [Click].', 'Bo will lose 2 clicks.'],
    ['Bo has 1 [mu] and [Recurring Credits] left.', 'Bo has 1 MU and recurring credits left.'],
    ['Al approaches R&D.', 'Al approaches R&D.'],
  ])('has words for its marks and icons: %s', (line, said) => {
    expect(sayLine(line)).toBe(said);
  });

  it('names a command', () => {
    expect(sayByHand('[!]Al uses a command: /credit 6')).toBe('Al uses the command /credit 6');
    expect(sayByHand('Al sets credit to 1 (+1).')).toBe('Al sets credit to 1 (+1).');
  });
});
