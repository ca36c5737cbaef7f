import {
  cardOf,
  says,
  sourcesFor,
  type Decision,
  type Definition,
  type Effect,
  type Work,
} from '#rules';

/** What asks for credits of some cards alone, or answers to their being spent. */
const MINDING: ReadonlySet<unknown> = new Set(['stealth', 'card-credits-spent', 'pool-empty']);

/** Also what asks how many are left on them. */
const isMinding = (one: object): boolean =>
  Object.entries(one).some(([part, said]) => MINDING.has(part) || MINDING.has(said)) ||
  ('of' in one && one.of === 'recurring') ||
  ('kind' in one && one.kind === 'recurring') ||
  ('counter' in one && one.counter === 'recurring');

/** What may bring other cards into play, or their words. */
const BRINGING: ReadonlySet<unknown> = new Set<Effect['do']>([
  ...(['install', 'play', 'bring', 'host', 'use-click', 'gain-text', 'take-copy'] as const),
  'take-turns',
]);

const isBringing = (one: object): boolean => 'do' in one && BRINGING.has(one.do);

interface Words {
  readonly minds: boolean;
  readonly brings: boolean;
  /** And does that wherever it lies. */
  readonly isAnywhere: boolean;
}

const known = new WeakMap<Definition, Words>();

function wordsOf(definition: Definition): Words {
  const before = known.get(definition);
  if (before !== undefined) return before;
  // Recurring credits are said of themselves by a card that has them.
  const abilities = definition.abilities.filter(
    ({ ability }) => !(ability.kind === 'constant' && ability.modifies.of === 'recurring'),
  );
  const words = {
    minds: says(abilities, isMinding),
    brings: says(abilities, isBringing),
    isAnywhere: says(abilities, (one) => 'anywhere' in one && one.anywhere === true),
  };
  known.set(definition, words);
  return words;
}

/** Whether a card that is in play, or may come to be, minds from where credits are. */
function isMinded({ state, pool }: Work): boolean {
  const { cards, active, servers } = state;
  const inPlay = new Set([...active, ...servers.flatMap(({ ice, root }) => [...ice, ...root])]);
  const all = cards.map(({ id, def }) => {
    const definition = pool.definitions[def];
    return {
      isInPlay: inPlay.has(id),
      words: definition === undefined ? null : wordsOf(definition),
    };
  });
  const isBrought = all.some(
    ({ isInPlay, words }) => words === null || (words.brings && (isInPlay || words.isAnywhere)),
  );
  return all.some(({ isInPlay, words }) => (isInPlay || isBrought) && words?.minds !== false);
}

/**
 * Credits that cost nothing are spent before others: who keeps one has paid one more, and it can save no more than that
 * later. Which of them come first is left open. Holds where all credits count that are paid.
 */
export function freeFirst(g: Work, pays: readonly Decision[]): readonly Decision[] {
  const pay = g.state.frames.at(-1);
  if (pay?.at !== 'pay') return pays;
  const { side, payFor, card, bill, split } = pay.vars;
  if (side !== 'runner' || bill.stealthOnly || bill.stealth > 0) return pays;
  const [next, ...later] = sourcesFor(g, side, payFor, card, false).slice(split.length);
  const isFree = (source: typeof next): boolean =>
    source !== undefined &&
    (source.source === 'run-credits' ||
      (source.source !== 'pool' &&
        cardOf(g, source.source).recurring > 0 &&
        cardOf(g, source.source).credit === 0));
  if (next === undefined || !isFree(next)) return pays;
  if (isMinded(g)) return pays;
  const due = split.reduce((left, { credits }) => left - credits, bill.credits);
  const free = later.reduce((sum, one) => (isFree(one) ? sum + one.credits : sum), 0);
  const least = Math.min(due - free, next.credits);
  return pays.filter((one) => one.do !== 'pay' || one.credits >= least);
}
