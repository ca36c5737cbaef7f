import { bidsAfter } from './told-first';

describe('the bids that lines tell, once some were made', () => {
  it('are taken in their order, of every trace of one encounter', () => {
    expect(bidsAfter([3, 0], [])).toEqual([3]);
    expect(bidsAfter([3, 2], [3])).toEqual([2]);
    expect(bidsAfter([0, 1], [0])).toEqual([1]);
  });

  it('may be those of a trace for which ours asks nobody, as nobody has a credit', () => {
    expect(bidsAfter([0, 0, 1], [])).toEqual([0, 0, 1]);
    expect(bidsAfter([0, 1], [1])).toEqual([]);
  });

  it('are none once each was made', () => {
    expect(bidsAfter([0, 1], [0, 1])).toEqual([]);
  });

  it('are not used up by a bid that no line tells', () => {
    expect(bidsAfter([2], [5])).toEqual([2]);
  });
});
