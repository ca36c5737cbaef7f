import { EvidenceOfUses } from './evidence-of-uses';
import type { Spoken } from './spoken';
import type { Shown } from './shown';
import { ToldLines } from './told-lines';

const telling = (...lines: readonly string[]): Shown => ({
  ...{ state: {}, features: new Map(), lines, mayPass: false, isSettled: true, repeats: false },
  prompts: { corp: null, runner: null },
});

const card = (title: string): readonly [string, Spoken] => [
  title,
  { title, server: null, position: null },
];

const aimed = (line: string): string[] =>
  new EvidenceOfUses(new ToldLines([telling(), telling(line)], { after: 0, until: 1 })).aimedAt(
    'Open Forum',
    [card('Archer'), card('Hedge Fund')],
  );

describe('the cards that one is told to be used on', () => {
  it('are those that lines name', () => {
    expect(aimed('Bo uses Open Forum to add Archer to the top of R&D.')).toEqual(['Archer']);
  });

  it('are none that it shows of a deck', () => {
    const line = 'Bo uses Open Forum to reveal Archer from the top of R&D and add it to HQ.';
    expect(aimed(line)).toEqual([]);
  });
});

describe('cards that one is told to install', () => {
  const installed = (what: string): readonly string[] =>
    new EvidenceOfUses(
      new ToldLines([telling(), telling(`Bo uses Reboot to ${what}`)], { after: 0, until: 1 }),
    ).installedBy('Reboot');

  it('are in the order of the line, where it has several', () => {
    expect(installed('install Disrupter, Imp, and Disrupter facedown.')).toEqual([
      ...['Disrupter', 'Imp', 'Disrupter'],
    ]);
    expect(installed('install Imp facedown.')).toEqual([]);
    expect(installed('trash Imp and Disrupter.')).toEqual([]);
  });
});

describe('the line that first tells a card to be used', () => {
  const told = new EvidenceOfUses(
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
    const told = new EvidenceOfUses(new ToldLines(shown, { after: 1, until: 2 }));
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

describe('the pumps that a line tells which names the strength reached', () => {
  const rig = (strength: number): Pick<Shown, 'state'> => ({
    state: {
      runner: { rig: { program: [{ title: 'Corroder', 'current-strength': strength }] } },
    },
  });
  const matched = 'Bo pays 2 [Credits] to increase the strength of Corroder to 4.';
  const pumps = (first: Shown, ...lines: readonly string[]): number =>
    new EvidenceOfUses(new ToldLines([first, telling(...lines)], { after: 0, until: 1 })).uses(
      'Corroder',
      'boost',
    );

  it('are as many as lie between what was shown before and that', () => {
    expect(pumps({ ...telling(), ...rig(2) }, matched)).toBe(2);
  });

  it('come to those that have lines of their own', () => {
    const own = 'Bo pays 1 [Credits] to use Corroder to increase its strength from 1 to 2.';
    expect(pumps({ ...telling(), ...rig(2) }, own, matched)).toBe(3);
  });

  it('may be any number where the breaker is not shown', () => {
    expect(pumps(telling(), matched)).toBe(Infinity);
  });
});
