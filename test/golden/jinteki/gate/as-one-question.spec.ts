import { asOneQuestion } from './as-one-question';
import type { StatedDeed, TrueDeed } from './deed';

const stated = (what: string, set: string, after = 4): StatedDeed => ({
  ...{ kind: 'pick', what, set, after, until: 6, told: 'decision' },
});

const told = (what: string, entry: number, set = 'Choose 2 cards'): TrueDeed => ({
  ...{ kind: 'pick', what, set, entry, due: true, many: false },
});

const ours = [stated('Ada', 'choose 1'), stated('Bea', 'choose 2')];
const setsOf = (truths: readonly TrueDeed[], list = ours): readonly (string | null)[] =>
  asOneQuestion(truths, list).map(({ set }) => set);

describe('cards that two copies of a card ask for', () => {
  it('answer one question where the record has them picked for one', () => {
    const question = 'Choose 2 cards';
    expect(setsOf([told('Bea', 5), told('Ada', 6)])).toEqual([question, question]);
  });

  it('answer two where it has two, other cards, or more of them', () => {
    const own = ['choose 1', 'choose 2'];
    expect(setsOf([told('Bea', 5, 'Choose a card'), told('Ada', 6)])).toEqual(own);
    expect(setsOf([told('Cid', 5), told('Ada', 6)])).toEqual(own);
    expect(setsOf([told('Bea', 5), told('Ada', 6), told('Cid', 6)])).toEqual(own);
  });

  it('answer one, too, behind what another card asked for in the same entries', () => {
    const list = [stated('Cid', 'choose 0'), ...ours, stated('Dee', 'choose 3')];
    const truths = [told('Cid', 5, 'Choose a target'), told('Bea', 5), told('Ada', 6), told('Dee', 6, 'Choose')];
    const question = 'Choose 2 cards';
    expect(setsOf(truths, list)).toEqual(['choose 0', question, question, 'choose 3']);
  });

  it('are not parted from what ours asks for with them', () => {
    const list = [stated('Ada', 'choose 1'), stated('Bea', 'choose 1'), stated('Cid', 'choose 1')];
    expect(setsOf([told('Cid', 4), told('Bea', 5), told('Ada', 6)], list)).toEqual([
      ...['choose 1', 'choose 1', 'choose 1'],
    ]);
  });

  it('answer two where they are picked in other entries', () => {
    const list = [stated('Ada', 'choose 1', 3), stated('Bea', 'choose 2')];
    expect(setsOf([told('Bea', 5), told('Ada', 6)], list)).toEqual(['choose 1', 'choose 2']);
  });
});
