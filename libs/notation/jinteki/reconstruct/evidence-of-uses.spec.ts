import { evidenceOf, promptOf } from '#testkit/jinteki/evidence';
import { EvidenceOfUses } from './evidence-of-uses';
import { type Features, plainKey } from './features';
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

describe('a card that the other side is asked about', () => {
  it('is the one that was chosen, and none that could prevent what comes', () => {
    const asks = (message: string, ...choices: readonly string[]): string[] => {
      const asked = promptOf(['Wake Up Call', message], [], choices);
      const shown = [telling(), telling(), telling()].map((one, at) =>
        at === 1 ? { ...one, prompts: { corp: null, runner: asked } } : one,
      );
      const log = new ToldLines(shown, { after: 1, until: 2 }, 0);
      const cards = [card('Kati Jones'), card('Plascrete Carapace')];
      return new EvidenceOfUses(log).aimedAt('Wake Up Call', cards, false, 'runner');
    };
    const trash = ['Trash Kati Jones', 'Suffer 4 meat damage'] as const;
    expect(asks('Choose one', ...trash)).toEqual(['Kati Jones']);
    expect(asks('Prevent 4 meat damage?', 'Plascrete Carapace', 'Pass priority')).toEqual([]);
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

describe('how often a card is used', () => {
  const entry = (asks: string | null, ...lines: readonly string[]): Shown => ({
    ...telling(...lines),
    prompts: { corp: null, runner: asks === null ? null : promptOf([asks, 'Choose'], []) },
  });
  const uses = (entries: readonly Shown[], acts = false): number =>
    new EvidenceOfUses(new ToldLines(entries, { after: 0, until: 2 })).uses(
      ...(['Kabonesa Wu', 'otherwise', acts] as const),
    );
  const used = 'Bo uses Kabonesa Wu to install Cloak.';

  it('is as lines tell it once it asks no more', () => {
    expect(uses([entry(null), entry('Kabonesa Wu'), entry(null, used)])).toBe(1);
  });

  it('may be any number where it asks and no line tells it, or asks still', () => {
    expect(uses([entry(null), entry('Kabonesa Wu'), entry(null)])).toBe(Infinity);
    expect(uses([entry(null), entry('Kabonesa Wu', used), entry('Kabonesa Wu')])).toBe(Infinity);
  });

  it('is none for a click where it is told behind the end of the turn', () => {
    const ends = 'Bo is ending their turn 9 with 2 [Credit] and 2 cards in their Grip.';
    const removes = 'Bo uses Kabonesa Wu to remove Cloak from the game.';
    const entries = [entry(null), entry(null), entry(null, ends, removes)];
    expect([uses(entries), uses(entries, true)]).toEqual([1, 0]);
    expect(uses([entry(null), entry(null, used), entry(null, ends)], true)).toBe(1);
  });
});

describe('a use that costs a click', () => {
  const clicks = (left: number): Features => new Map([[plainKey('runner clicks'), left]]);
  const line = 'Bo spends [Click] to use Puffer to place 1 power counter.';
  const used = (...left: readonly number[]): number => {
    const shown = left.map((one, at): Shown => ({
      ...telling(...(at === left.length - 1 ? [line] : [])),
      features: clicks(one),
    }));
    const log = new ToldLines(shown, { after: 0, until: 1 });
    return new EvidenceOfUses(log).uses('Puffer', 'otherwise', true);
  };

  it('is told right after only where its click is gone by then', () => {
    expect(used(2, 1, 1)).toBe(1);
    expect(used(2, 1, 0)).toBe(0);
    expect(used(2, 1)).toBe(1);
  });
});

describe('how much a card is told to raise itself', () => {
  const mayRaise = (by: number, ...lines: readonly string[]): boolean =>
    evidenceOf(1, { lines: [] }, { lines }).used.mayRaiseBy('Paperclip', by);
  const line = 'Bo pays 2 [Credits] to use Paperclip to increase its strength from 1 to 3.';

  it('is as much as it does once, or more often', () => {
    expect([mayRaise(1, line), mayRaise(2, line), mayRaise(4, line)]).toEqual([true, true, false]);
  });

  it('is anything where no line tells how much', () => {
    expect(mayRaise(4)).toBe(true);
    expect(mayRaise(4, 'Bo uses Corroder to increase its strength from 2 to 3.')).toBe(true);
  });
});
