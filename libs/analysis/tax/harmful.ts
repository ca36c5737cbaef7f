import { currentEncounter, linkOf, type Effect, type Pool, type subsOf, type Work } from '#rules';
import { byDefinition } from './by-definition';
import { isOfLaterRuns } from './heeds-lasting';
import { wordsOf } from './words-of';

export type Sub = ReturnType<typeof subsOf>[number];

/** What cards say that minds what was broken. */
export interface Minding {
  readonly in: (words: string) => boolean;
  readonly of: (pool: Pool, def: number | undefined) => boolean;
}

function mindingIn(isIn: (words: string) => boolean): Minding {
  const minding = byDefinition(({ abilities }) => isIn(JSON.stringify(abilities)));
  return { in: isIn, of: (pool, def) => minding(pool, def) !== false };
}

const saysBroken = (words: string): boolean => /-broken"/.test(words);

/** What asks what was broken; that can have come to lie on other cards. */
export const countsBroken = mindingIn(saysBroken);

/** What damages the Runner where subroutines are left. */
const FOR_LEFT =
  /"if":\{"is":"not","condition":\{"is":"all-broken"\}\}\},"effects":\[\{"do":"damage"[^{}[\]]*\}\]/g;

/** What may be worse if one subroutine more is broken. */
export const mindsMore = mindingIn((words) => saysBroken(words.replaceAll(FOR_LEFT, '')));

/**
 * Whether a card minds what is broken of the ice that is met. Where cards leave each piece of ice to itself, what none
 * says that is in play, or that lasts, is not asked.
 */
export function isMinded(g: Work, isApart: boolean, minding: Minding): boolean {
  const { cards, active, lasting } = g.state;
  const { pool } = g;
  const { abilities } = pool;
  if (!isApart) return cards.some(({ def }) => minding.of(pool, def));
  const met = currentEncounter(g)?.ice;
  return (
    active.some((id) => minding.of(pool, cards[id]?.def)) ||
    (met !== undefined && minding.of(pool, cards[met]?.def)) ||
    lasting.some(({ path }) => minding.in(wordsOf(abilities.get(path)?.ability)))
  );
}

/** Programs may be lost before, and their link with them. */
const linksByProgram = ({ state, pool }: Work): boolean =>
  state.runner.rig.some((id) => {
    const definition = pool.definitions[state.cards[id]?.def ?? -1];
    return (
      definition === undefined ||
      (definition.type === 'program' &&
        definition.abilities.some(
          ({ ability }) => ability.kind === 'constant' && ability.modifies.of === 'link',
        ))
    );
  });

/** A trace that cannot succeed, as the Corp spends nothing on it. */
const isVain = (g: Work, effect: Effect): boolean =>
  effect.do === 'trace' &&
  effect.failure === undefined &&
  typeof effect.base === 'number' &&
  effect.base <= linkOf(g) &&
  !linksByProgram(g);

const keepsFromLaterRuns = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  effect.abilities.every((one) => one.kind === 'constant' && isOfLaterRuns(one));

/**
 * Whether a subroutine does more than give the Corp credits, or keep the Runner from runs to come, or somebody asks
 * whether it was broken. `isApart`: cards leave each piece of ice to itself, so that no trace is otherwise than it says.
 */
export function harmfulIn(g: Work, isApart: boolean): (sub: Sub | undefined) => boolean {
  let isAsked: boolean | null = null;
  const isHarmless = (effect: Effect): boolean =>
    (effect.do === 'gain' && effect.who === 'corp') ||
    keepsFromLaterRuns(effect) ||
    (isApart && isVain(g, effect));
  return (sub) =>
    sub?.ability.effects.every(isHarmless) !== true ||
    (isAsked ??= isMinded(g, isApart, countsBroken));
}
