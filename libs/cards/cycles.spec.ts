import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CardValue } from '#rules';
import { allCards, cycleNames, cycles, isCycleName } from './cycles';
import { scenarios } from './scenarios';
import type { CardSketches } from './sketch/sketch';
import { coreRules, findPoolName, poolNamed, poolNames, smallestPool } from './pool';

const isCard = (one: unknown): one is CardValue =>
  typeof one === 'object' && one !== null && 'code' in one && 'abilities' in one;

/** Every card that a module of a folder exports in a list, with the name of its file. */
function cardsIn(folder: string): { readonly file: string; readonly card: CardValue }[] {
  const files = readdirSync(join(__dirname, folder)).filter((file) =>
    /(?<![.]spec)[.]ts$/.test(file),
  );
  return files.flatMap((file) => {
    const exported: unknown = jest.requireActual(`./${folder}/${file.slice(0, -3)}`);
    const lists: unknown[] = Object.values(exported as object);
    return lists.flatMap((list) =>
      Array.isArray(list) ? list.filter(isCard).map((card) => ({ file, card })) : [],
    );
  });
}

const folders = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('__'))
  .map((entry) => entry.name);

describe('the folders of cards', () => {
  it.each(folders)('%s: every card that it holds is in the list of a cycle', (folder) => {
    const listed: ReadonlySet<CardValue> = new Set(isCycleName(folder) ? cycles[folder] : []);
    const lost = cardsIn(folder).filter(({ card }) => !listed.has(card));
    expect(lost.map(({ file, card }) => `${folder}/${file}: ${card.title}`)).toEqual([]);
  });

  it('are those of the cycles', () => {
    expect(cycleNames.filter((name) => !folders.includes(name))).toEqual([]);
  });
});

describe('the sketches of scenarios', () => {
  it.each(cycleNames)('%s: those of every file are in the list of the cycle', (cycle) => {
    const files = readdirSync(join(__dirname, cycle)).filter((file) =>
      file.endsWith('.scenarios.ts'),
    );
    const lost = files.flatMap((file) => {
      const exported: unknown = jest.requireActual(`./${cycle}/${file.slice(0, -3)}`);
      return Object.values(exported as Readonly<Record<string, CardSketches>>).flatMap((sketches) =>
        Object.entries(sketches)
          .filter(([title, shown]) => scenarios[cycle][title] !== shown)
          .map(([title]) => `${file}: ${title}`),
      );
    });
    expect(lost).toEqual([]);
  });
});

describe('the pools', () => {
  it('grow from cycle to cycle, up to all', () => {
    const sizes = cycleNames.map((name) => poolNamed(name).definitions.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(sizes.at(-1)).toBe(allCards.length);
    expect(poolNamed('all').definitions).toHaveLength(allCards.length);
  });

  it('keep what logs name: the two that there were before the cycles', () => {
    expect(coreRules.pool.name).toBe('core-2018-09');
    expect(coreRules.pool.definitions).toHaveLength(113);
    expect(poolNamed('examples').name).toBe('examples-2018-09');
    expect(poolNamed('examples').definitions).toHaveLength(181);
  });

  it('are as small as cards allow: the cycle of the latest of them', () => {
    const [latest] = cycles.genesis;
    if (latest === undefined) throw new Error('genesis has no card');
    expect(smallestPool([])).toBe('core');
    expect(smallestPool(cycles.core.map(({ code }) => code))).toBe('core');
    expect(smallestPool(['Sure Gamble', latest.title])).toBe('genesis');
    expect(smallestPool([latest.code, 'no card of any pool'])).toBe('genesis');
    for (const cycle of cycleNames) {
      const pool = poolNamed(smallestPool(cycles[cycle].map(({ title }) => title)));
      expect(cycles[cycle].filter(({ code }) => !pool.byCode.has(code))).toEqual([]);
    }
  });

  it('are found by their own name and by that of a log', () => {
    for (const name of poolNames) {
      expect(findPoolName(name)).toBe(name);
      expect(findPoolName(poolNamed(name).name)).toBe(name);
    }
    expect(findPoolName('lunar-2019-09')).toBeNull();
  });
});
