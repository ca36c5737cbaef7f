import type { Located } from '../fold/cards';
import type { ZoneKind } from '../lens/zones';
import { intoHand, isLostUnseen, type SaidOfHands } from './drawn';
import type { Move } from './moves';

const at = (kind: ZoneKind, title: string): Located => ({
  ...{ side: 'runner', kind, server: null, index: 0, host: null, cid: title },
  card: { cid: title, title },
});

const move = (title: string, from: ZoneKind | null, to: ZoneKind = 'hand'): Move => ({
  ...{ id: title, before: from === null ? null : at(from, title), after: at(to, title) },
});

const says = (runner: number, ...lines: string[]): SaidOfHands => ({
  ...{ draws: { corp: 0, runner }, lines },
});

/** Titles that are drawn, and those that are put into the grip with where they come from. */
function sorted(said: SaidOfHands, ...moves: readonly Move[]) {
  const { drawn, put } = intoHand('runner', moves, said);
  return [drawn.map(({ id }) => id), put.map(({ move: { id }, from }) => [id, from])];
}

describe('what comes to a hand', () => {
  const [diesel, mimic] = [move('Diesel', null), move('Mimic', null)];

  it.each<[string, SaidOfHands, readonly Move[], unknown]>([
    ['is drawn where nothing else is said', says(0), [diesel, mimic], [['Diesel', 'Mimic'], []]],
    [
      'is drawn where a line says so',
      says(2, 'Bo uses Wyldside to draw 2 cards and lose [Click].'),
      [diesel, mimic],
      [['Diesel', 'Mimic'], []],
    ],
    [
      'is not drawn where a line names what is added',
      says(0, 'Bo adds Diesel to the grip.', 'Bo adds Mimic to the grip.'),
      [diesel, mimic],
      [
        [],
        [
          ['Diesel', 'deck'],
          ['Mimic', 'deck'],
        ],
      ],
    ],
    [
      'is drawn beside what is added',
      says(1, 'Bo uses X to draw 1 card.', 'Bo uses Y to add Mimic from the stack to his Grip.'),
      [diesel, mimic],
      [['Diesel'], [['Mimic', 'deck']]],
    ],
    [
      'is not drawn where a line keeps to itself what is added',
      says(0, 'Bo spends [Click] to use Z to add a hosted card to the grip.'),
      [diesel],
      [[], [['Diesel', null]]],
    ],
    [
      'is drawn out of what was shuffled into the deck before',
      says(2, 'Bo uses X to shuffle the grip and heap into the stack and draw 2 cards.'),
      [diesel, move('Mimic', 'discard')],
      [['Diesel', 'Mimic'], []],
    ],
    [
      'comes from the heap where nothing is drawn',
      says(0, 'Bo uses Déjà Vu to add Mimic to his Grip.'),
      [move('Mimic', 'discard')],
      [[], [['Mimic', 'discard']]],
    ],
  ])('%s', (_name, said, moves, expected) => {
    expect(sorted(said, ...moves)).toEqual(expected);
  });

  it('may have been drawn and lost to damage in one entry', () => {
    const lost = move('Mimic', null, 'discard');
    const told = 'Bo trashes Mimic due to net damage.';
    expect(
      isLostUnseen(lost, says(2, 'Ann uses Aiki to make the Runner draw 2 cards.', told)),
    ).toBe(true);
    expect(isLostUnseen(lost, says(0, told))).toBe(false);
    expect(isLostUnseen(lost, says(2, 'Bo trashes Mimic.'))).toBe(false);
  });
});
