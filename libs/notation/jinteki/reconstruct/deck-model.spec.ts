import { DeckModel } from './deck-model';

const shuffled = (): DeckModel => {
  const deck = new DeckModel();
  deck.shuffle(0, new Map());
  return deck;
};

const top = (deck: DeckModel): (number | null)[] =>
  deck.epochs.at(-1)?.slots.map(({ def }) => def) ?? [];

describe('what a deck was like', () => {
  it('tells draws in their order', () => {
    const deck = shuffled();
    deck.leave([7], 1);
    deck.leave([8, 9], 2);
    expect(top(deck)).toEqual([7, 8, 9]);
    expect(deck.conflicts).toEqual([]);
  });

  it('keeps what was seen deeper down where it was seen', () => {
    const deck = shuffled();
    deck.peek(0, 5, 1);
    deck.peek(1, 6, 1);
    deck.leave([6], 2); // stolen from below the top
    deck.leave([5], 3);
    deck.leave([4], 4);
    expect(top(deck)).toEqual([5, 6, 4]);
    expect(deck.orderAfter(2)).toEqual([5, 4]);
  });

  it('lays what changes places with a card of the deck where that lay, also once others are gone', () => {
    const deck = shuffled();
    for (const [depth, def] of [5, 6, 7, 8].entries()) deck.peek(depth, def, 1);
    expect(deck.swap(7, 3, 2)).toBe(true);
    expect(deck.orderAfter(1)).toEqual([5, 6, 7, 8]);
    expect(deck.orderAfter(2)).toEqual([5, 6, 3, 8]);
    deck.leave([5], 3);
    deck.leave([6], 4);
    expect(deck.orderAfter(4)).toEqual([3, 8]);
    deck.leave([3], 5);
    expect(deck.orderAfter(5)).toEqual([8]);
    expect(deck.conflicts).toEqual([]);
    expect(deck.swap(9, 1, 6)).toBe(false);
  });

  it('names a contradiction by its entry', () => {
    const deck = shuffled();
    deck.peek(0, 5, 1);
    deck.leave([6], 9);
    expect(deck.conflicts).toEqual([9]);
  });

  it('goes on where another card was taken to lie on top than the one that came from there', () => {
    const deck = shuffled();
    deck.peek(0, 5, 1); // accessed, from the bottom as it came out
    deck.leave([6], 2);
    deck.leave([7], 3);
    expect([top(deck), deck.conflicts]).toEqual([[6, 7, 5], [2]]);
    deck.leave([5], 4);
    expect(top(deck)).toEqual([6, 7, 5]);
    expect(deck.orderAfter(3)).toEqual([5]);
  });

  it('has cards that were listed below all whose place is known', () => {
    const deck = shuffled();
    deck.leave([7], 1);
    for (const def of [8, 9]) deck.held(def, 1);
    deck.leave([9], 3);
    expect(top(deck)).toEqual([7, 9, 8]);
    expect(deck.orderAfter(2)).toEqual([9, 8]);
  });

  it('has what is drawn from its bottom below all that lies between', () => {
    const deck = shuffled();
    deck.leave([7], 1);
    deck.leaveBelow([9], 3, 2); // of the three that are left
    deck.leave([8], 3);
    expect(top(deck)).toEqual([7, 8, null, 9]);
    expect([deck.orderAfter(1), deck.orderAfter(2)]).toEqual([
      [8, null, 9],
      [8, null],
    ]);
    expect(deck.conflicts).toEqual([]);
  });

  it('has what leaves it from a depth there, and keeps what lies above', () => {
    const deck = shuffled();
    deck.peek(2, 9, 1);
    expect(deck.leaveFrom(2, [9], 2)).toEqual([]);
    deck.leave([5], 3);
    expect(deck.orderAfter(1)).toEqual([5, null, 9]);
    expect(deck.leaveFrom(0, [9], 4)).toEqual([9]);
  });

  it('tells what lay on top and was put to the bottom in both places', () => {
    const deck = shuffled();
    deck.peek(0, 5, 1);
    deck.sink(0, 3, 2);
    deck.leave([6, 7], 3);
    deck.leave([5], 4);
    expect(top(deck)).toEqual([5, 6, 7]);
    expect([deck.orderAfter(1), deck.orderAfter(2)]).toEqual([
      [5, 6, 7],
      [6, 7, 5],
    ]);
  });

  it('has what came to its bottom from elsewhere there, and not when it was shuffled', () => {
    const deck = shuffled();
    deck.putBelow([4], 2, 1);
    deck.leave([6, 7], 2);
    deck.leave([4], 3);
    expect(deck.conflicts).toEqual([]);
    expect([deck.orderAfter(0), deck.orderAfter(1)]).toEqual([
      [6, 7],
      [6, 7, 4],
    ]);
  });

  it('lies as it lay where all since then is taken back', () => {
    const deck = shuffled();
    deck.leave([5], 2);
    deck.leave([6, 7], 4);
    deck.takeBack(2, 6);
    deck.leave([6], 8);
    expect([deck.orderAfter(2), deck.orderAfter(8)]).toEqual([[6, 7], [7]]);
    expect([top(deck), deck.conflicts]).toEqual([[5, 6, 7], []]);
  });

  it('lies as it lay before a shuffle that is taken back', () => {
    const deck = shuffled();
    deck.leave([5, 6], 2);
    deck.peek(0, 7, 3);
    deck.shuffle(4, new Map());
    deck.leave([8], 5);
    deck.takeBack(3, 6);
    deck.leave([7], 7);
    expect([deck.orderAfter(6), deck.conflicts]).toEqual([[7], []]);
  });

  it('lies as it lay before a search that is taken back, whatever that listed', () => {
    const deck = new DeckModel();
    deck.shuffle(0, new Map());
    deck.leave([5], 1);
    for (const listed of [8, 9]) deck.held(listed, 1);
    deck.shuffle(3, new Map([[5, 1]]));
    deck.takeBack(2, 4);
    deck.leave([9], 5);
    expect([deck.orderAfter(0), deck.conflicts]).toEqual([[5, 9, 8], []]);
  });

  it('puts cards back in the order chosen', () => {
    const deck = shuffled();
    deck.peek(0, 1, 1);
    deck.arrange([3, 2, 1], 2);
    deck.leave([3], 3);
    deck.leave([2], 4);
    deck.leave([1], 5);
    expect(top(deck)[0]).toBe(1);
    expect(deck.conflicts).toEqual([]);
  });

  it('tells it at any time, though what is put in order again lies among other cards by then', () => {
    const deck = shuffled();
    deck.arrange([1, 2, 3], 10);
    deck.leave([1], 11);
    deck.arrange([4, 2, 3], 12);
    deck.leave([4, 2, 3], 13);
    expect(deck.orderAfter(5)).toEqual([1, 2, 3, 4]);
    expect(deck.orderAfter(10)).toEqual([1, 2, 3, 4]);
    expect(deck.orderAfter(12)).toEqual([4, 2, 3]);
    expect(deck.conflicts).toEqual([]);
  });

  it('knows a card that was put back on top and drawn again', () => {
    const deck = shuffled();
    deck.leave([7, 8], 1);
    deck.putBack(7, 0);
    deck.leave([7], 2);
    deck.leave([9], 3);
    expect(top(deck)).toEqual([7, 8, 9]);
    expect(deck.conflicts).toEqual([]);
  });

  it('begins anew with a shuffle', () => {
    const deck = shuffled();
    deck.peek(0, 5, 1);
    deck.shuffle(2, new Map([[9, 1]]));
    deck.leave([6], 3);
    expect(deck.epochs.map(({ slots }) => slots.map(({ def }) => def))).toEqual([[5], [6]]);
  });

  it('tells by which entries so many of a title were in it or outside of it', () => {
    const deck = new DeckModel();
    deck.shuffle(0, new Map([[5, 1]]));
    deck.peek(1, 5, 3);
    deck.leave([7], 6);
    deck.held(5, 8);
    deck.held(9, 8);
    expect([...deck.sightings()].map(([def, entries]) => [def, [...entries]])).toEqual([
      [7, [6]],
      [5, [undefined, 3]],
      [9, [8]],
    ]);
  });

  it('tells no such thing once a card came to lie in it where nobody knows', () => {
    const deck = new DeckModel();
    deck.shuffle(0, new Map());
    deck.leave([7], 2);
    deck.disturb(4);
    expect(deck.sightings().size).toBe(0);
  });
});
