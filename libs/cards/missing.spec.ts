import { cycles } from './cycles';
import { whyMissing } from './missing';
import { corePool, poolNamed } from './pool';
import { waiting } from './waiting';

describe('a card that a pool lacks', () => {
  it('comes with a later pool, by code and title', () => {
    const [card] = cycles.lunar;
    if (card === undefined) throw new Error('Lunar has no card');
    const said = 'in the pool lunar, not in core-2018-09';
    expect([whyMissing(corePool, card.code), whyMissing(corePool, card.title)]).toEqual([
      said,
      said,
    ]);
  });

  it('is not written yet, and waits for a word where somebody has looked', () => {
    const all = poolNamed('all');
    const [[title, word] = []] = Object.values(waiting).flatMap(({ unwritten }) =>
      Object.entries(unwritten),
    );
    if (title !== undefined && word !== undefined)
      expect(whyMissing(all, title)).toBe(`not written yet, waits for "${word}"`);
    expect(whyMissing(all, 'no such card')).toBe('not written yet');
  });
});
