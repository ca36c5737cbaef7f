import { compilePool, type Pool, rulesOf, type Rules, type CardValue } from '#rules';
import { allCards, cycleNames, cycles, type CycleName } from './cycles';
import { exampleCodes } from './examples/examples';

/** A cycle stands for everything up to it; `examples` is what the worked examples speak of. */
export const poolNames = [...cycleNames, 'all', 'examples'] as const;
export type PoolName = (typeof poolNames)[number];

/** All with the wording in force then. */
const wording = '2018-09';

/** The values of a pool, in the order of codes. */
export const cardsOf = (name: PoolName): readonly CardValue[] => {
  if (name === 'all') return allCards;
  if (name === 'examples') return allCards.filter(({ code }) => isExample(code));
  const upTo = cycleNames.slice(0, cycleNames.indexOf(name) + 1);
  const codes = new Set(upTo.flatMap((cycle) => cycles[cycle].map(({ code }) => code)));
  return allCards.filter(({ code }) => codes.has(code));
};

const isExample = (code: string): boolean => code.startsWith('01') || exampleCodes.has(code);

/** As headers of games name it. */
export const poolTitle = (name: PoolName): string => `${name}-${wording}`;

const compiled = new Map<PoolName, Rules>();

/** The rules over a pool; compiled when they are first asked for. */
export function rulesNamed(name: PoolName): Rules {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const rules = rulesOf(compilePool(poolTitle(name), cardsOf(name)));
  compiled.set(name, rules);
  return rules;
}

/** The same pool without the rules. */
export const poolNamed = (name: PoolName): Pool => rulesNamed(name).pool;

/** The pool that a person calls `lunar` and a log `lunar-2018-09`; `null`: there is none. */
export const findPoolName = (text: string): PoolName | null =>
  poolNames.find((name) => text === name || text === poolTitle(name)) ?? null;

const cycleOf: ReadonlyMap<string, CycleName> = new Map(
  cycleNames.flatMap((cycle) =>
    cycles[cycle].flatMap(({ code, title }): [string, CycleName][] => [
      [code, cycle],
      [title.normalize('NFC'), cycle],
    ]),
  ),
);

/** The smallest pool of a cycle with a card, by code or title; null where it is in none. */
export const smallestPoolWith = (card: string): CycleName | null =>
  cycleOf.get(card.normalize('NFC')) ?? null;

/** The smallest pool of a cycle with all of these cards, by code or title; what is in no pool does not count. */
export function smallestPool(cards: Iterable<string>): CycleName {
  let at = 0;
  for (const card of cards) {
    const cycle = cycleOf.get(card.normalize('NFC'));
    if (cycle !== undefined) at = Math.max(at, cycleNames.indexOf(cycle));
  }
  return cycleNames[at] ?? 'core';
}

/** The Core Set with the wording in force in September 2018. */
export const coreRules: Rules = rulesNamed('core');
export const corePool: Pool = coreRules.pool;

/** The Core Set and the cards that the worked examples of the rules speak of, for tests of rules. */
export const exampleRules: Rules = rulesNamed('examples');
export const examplePool: Pool = exampleRules.pool;
