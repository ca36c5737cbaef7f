import { factsOfEffect } from './effect';

const drawn = (effect: string) =>
  factsOfEffect(effect, { side: 'corp', title: 'A Card' }).flatMap((fact) =>
    fact.type === 'drew' ? [[fact.side, fact.amount]] : [],
  );

describe('who draws', () => {
  it.each([
    ['draw 2 cards and lose [Click]', [['corp', 2]]],
    ['draw 1 additional card', [['corp', 1]]],
    ['make the Runner draw 2 cards', [['runner', 2]]],
    [
      'draw 1 card and force the Corp to draw 1 card',
      [
        ['corp', 1],
        ['corp', 1],
      ],
    ],
    [
      'make each player draw 3 cards',
      [
        ['corp', 3],
        ['runner', 3],
      ],
    ],
    ['start a psi game (Runner draws 2 cards)', []],
  ])('is told by "%s"', (effect, expected) => {
    expect(drawn(effect)).toEqual(expected);
  });
});

describe('whose deck is shuffled', () => {
  it.each([
    ['shuffle R&D', ['corp']],
    ['shuffle Archives', ['corp']],
    ['shuffle Archives into R&D', ['corp']],
    ['shuffle the cards in HQ', []],
  ])('is told by "%s"', (effect, expected) => {
    const facts = factsOfEffect(effect, { side: 'corp', title: 'A Card' });
    expect(facts.flatMap((fact) => (fact.type === 'shuffled' ? [fact.side] : []))).toEqual(
      expected,
    );
  });
});

describe('what is rezzed', () => {
  it.each([
    ['rez Enigma protecting HQ at position 0 at no cost', ['Enigma']],
    ['force the Corp to either rez the passed piece of ice or add it to HQ', []],
    ['increase the rez cost of the first unrezzed piece of ice approached by 2 [Credits]', []],
    ['lose all credits and gain 5 [Credits] from the rez of Taurus', []],
  ])('is told by "%s"', (effect, expected) => {
    const facts = factsOfEffect(effect, { side: 'corp', title: 'A Card' });
    expect(facts.flatMap((fact) => (fact.type === 'rezzed' ? fact.card.title : []))).toEqual(
      expected,
    );
  });
});
