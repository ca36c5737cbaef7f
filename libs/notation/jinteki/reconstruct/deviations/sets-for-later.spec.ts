import { setsForLater } from './sets-for-later';

describe('what is set for later', () => {
  it('is how a card is to do something by itself, or whether it is to ask', () => {
    expect(setsForLater('Choose one', ['Manual', 'Smart', 'Automatic'])).toBe(true);
    expect(setsForLater('Choose one', ['Manual', 'Smart', 'Automatic', 'Done'])).toBe(true);
    expect(setsForLater('Set auto-resolve on Bolt', ['Always', 'Never', 'Ask'])).toBe(true);
  });

  it('is no question of the game', () => {
    expect(setsForLater('Choose one', ['Done'])).toBe(false);
    expect(setsForLater('Choose one', ['Automatic', 'Draw 1 card'])).toBe(false);
    expect(setsForLater('Choose one', [])).toBe(false);
  });
});
