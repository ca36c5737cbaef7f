import { EvidenceOfPlaces } from './evidence-of-places';
import type { Shown } from './shown';
import { ToldLines } from './told-lines';

const telling = (...lines: readonly string[]): Shown => ({
  ...{ state: {}, features: new Map(), lines, mayPass: false, isSettled: true, repeats: false },
  prompts: { corp: null, runner: null },
});

describe('the line that first tells a card to be used', () => {
  const told = new EvidenceOfPlaces(
    new ToldLines(
      [
        telling(),
        telling('Bo uses Diesel to draw 3 cards.'),
        telling('Bo uses Wyldside to draw 2 cards and lose [Click].'),
      ],
      { after: 0, until: 1 },
    ),
  );

  it('may stand right after these entries, and is none of another card', () => {
    const titles = ['Diesel', 'Wyldside', 'Noise'];
    expect(titles.map((title) => told.firstOf(title))).toEqual([0, 1, 2]);
    expect(titles.map((title) => told.isEverTold(title))).toEqual([true, true, false]);
  });
});

describe('how often lines before tell of something', () => {
  const toldBy = (line: string): number => {
    const shown = [telling(), telling(line), telling()];
    const told = new EvidenceOfPlaces(new ToldLines(shown, { after: 1, until: 2 }));
    const pumps = / increase (?:its strength|the strength of Corroder) /;
    const once = (one: string): boolean => one.includes(' its strength ');
    return told.toldFrom({ name: 'boost Corroder', in: (one) => pumps.test(one), once }, 0);
  };

  it('is once for each line that tells of one', () => {
    expect(
      toldBy('Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.'),
    ).toBe(1);
    expect(toldBy('Bo plays Diesel.')).toBe(0);
  });

  it('is as often as it takes where the menu raised a strength', () => {
    expect(toldBy('Bo pays 2 [Credits] to increase the strength of Corroder to 4.')).toBe(Infinity);
  });
});
