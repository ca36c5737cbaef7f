import { shuffledBack, takenIn, tellsSeveral, tellsUse, useIn } from './told-use';

describe('what a line tells a card to trash', () => {
  it('is listed without what is gained or drawn for it', () => {
    const line = 'Bo uses Independent Thinking to trash Kati Jones and Bank Job and draw 4 cards.';
    expect(takenIn('Independent Thinking', line)).toEqual(['Kati Jones', 'Bank Job']);
  });
});

describe('what a line tells a breaker to be used for', () => {
  const raised = 'Bo pays 1 [Credits] to use Wyrm to increase its strength from 1 to 2.';
  const lowered = 'Bo pays 1 [Credits] to use Wyrm to give -1 strength to Ice Wall.';

  it('is a boost where its own strength goes up, and none where that of ice goes down', () => {
    expect([raised, lowered].map((line) => tellsUse('Wyrm', 'boost', line))).toEqual([true, false]);
    expect([raised, lowered].map((line) => tellsUse('Wyrm', 'weaken', line))).toEqual([
      false,
      true,
    ]);
  });

  it('is a boost where what lies on it is told to pump it', () => {
    const line =
      'Bo pays 2 [Credits] to use Dedicated Processor to pump the strength of Corroder by 4.';
    const uses = (['boost', 'break', 'beside'] as const).map((how) =>
      tellsUse('Corroder', how, line),
    );
    expect(uses).toEqual([true, false, false]);
    expect(tellsUse('Ninja', 'boost', line)).toBe(false);
  });

  it('is all that stands after it, also where it is used on a copy of itself', () => {
    const line = 'Bo uses Déjà Vu to add Déjà Vu to their Grip.';
    expect(useIn('Déjà Vu', line)).toBe('add Déjà Vu to their Grip.');
  });

  it('is to trash it where a click is spent for that, and it is not accessed', () => {
    const bought = 'Al spends [Click] and 3 [Credits] to trash PAD Tap.';
    expect(useIn('PAD Tap', bought)).toBe('trash PAD Tap');
    const others = [
      'Bo pays 3 [Credits] to trash PAD Tap from Server 1.',
      'Al spends [Click] and pays 2 [Credits] to use Corp Basic Action Card to trash PAD Tap.',
      'Bo pays 3 [Credits] to trash PAD Tap.',
    ];
    expect(others.map((line) => useIn('PAD Tap', line))).toEqual([null, null, null]);
  });

  it('is nothing that it does besides where it raises its own strength', () => {
    const placed = 'Bo spends [Click] to use Wyrm to place 1 virus counter on itself.';
    expect([raised, placed].map((line) => tellsUse('Wyrm', 'beside', line))).toEqual([false, true]);
  });

  it('is nothing that it does besides where it is told to break', () => {
    const broke = 'Bo trashes Deus X to use Deus X to break 1 AP subroutine on DNA Tracker.';
    const prevented = 'Bo trashes Deus X to use Deus X to prevent 1 net damage.';
    expect([broke, prevented].map((line) => tellsUse('Deus X', 'beside', line))).toEqual([
      false,
      true,
    ]);
  });
});

describe('a line that tells what strength is reached', () => {
  it.each([
    [true, 'Al pays 2 [Credits] to increase the strength of Corroder to 4.'],
    [
      true,
      'Al pays 1[Credits] from bad publicity and 1 [Credits] from their credit pool to increase the strength of Corroder to 4.',
    ],
    [false, 'Al pays 1[Credits] from bad publicity to increase the strength of Corroder to 4.'],
    [
      true,
      'Al pays 1 [Credits] to increase the strength of Corroder to 4 and break all 2 subroutines on Enigma.',
    ],
  ])('may tell of several times: %s, %s', (several, line) => {
    expect(tellsSeveral(line)).toBe(several);
  });
});

describe('cards that a line tells to be put back into a deck', () => {
  it('are told without the card that does it', () => {
    const line = 'Bo shuffles Cloak and Imp from the heap into the stack, and draws 1 card.';
    expect(shuffledBack(line)).toBe('Cloak and Imp');
    expect(shuffledBack('Bo uses Levy to shuffle Imp from the heap into the stack.')).toBeNull();
    expect(shuffledBack('Bo shuffles their deck.')).toBeNull();
  });
});
