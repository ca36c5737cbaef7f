import type { CardId, Decision, Effects, Option, Pool, State } from '#rules';
import type { Goal } from '../goal';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { pileEntries, pileNamed } from '../told-pile';
import { cardIn } from './shows';

const piles = /^Pile (\d) \((\d+) cards?\)$/;

/** Whether what was chosen is accessed, or all but that. */
const accessesOf = ({ effects }: Option, name: string): boolean =>
  effects.some((effect) => {
    if (effect.do !== 'access' || !('each' in effect)) return false;
    return [effect.each.same, effect.each.except].some(
      (one) => typeof one === 'object' && 'named' in one && one.named === name,
    );
  });

/** The cards that are chosen for the first of two piles so far, where one of them will be accessed; null of any other choice. */
function pileIn({ effects }: Pool, { frames }: State): readonly CardId[] | null {
  const block = frames.findLast(({ at }) => at === 'block');
  if (block?.at !== 'block') return null;
  const { i, named, path } = block.vars;
  const all: Effects = effects.get(path) ?? [];
  const [effect, next] = [all[i], all[i + 1]];
  if (effect?.do !== 'choose' || next?.do !== 'option') return null;
  const areAccessed = next.options.every((one) => accessesOf(one, effect.as));
  return areAccessed ? (named[effect.as] ?? []) : null;
}

/** Which pile is told to be accessed, and how many cards lie in it; before, where ours parts them once all of it is accessed. */
function toldPile({ between: { after, until }, evidence }: Goal): Pile | null {
  return (
    pileTold(evidence.shown.slice(after, until + pileEntries)) ??
    pileTold(evidence.shown.slice(Math.max(0, after - pileEntries), after))
  );
}

interface Pile {
  readonly nth: number;
  readonly size: number;
}

function pileTold(there: readonly Shown[]): Pile | null {
  const [nth] = there.flatMap(({ lines }) => lines.flatMap((line) => pileNamed(line) ?? []));
  if (nth === undefined) return null;
  const sizes = there.flatMap(({ prompts }) =>
    (prompts.runner?.choices ?? []).flatMap((choice) => {
      const [, pile, size] = piles.exec(choice) ?? [];
      return Number(pile) === nth ? [Number(size)] : [];
    }),
  );
  return sizes[0] === undefined ? null : { nth, size: sizes[0] };
}

/**
 * Cards of HQ that are parted into two piles, one of which is accessed: the first holds what is accessed, or all else. Null of
 * another choice, or where not all of the pile was accessed, so that nobody knows what lay in it.
 */
export function piled(
  pool: Pool,
  node: Node,
  goal: Goal,
  { accesses }: Pick<Hidden, 'accesses'>,
  list: readonly Decision[],
): readonly Decision[] | null {
  const { state } = node.live;
  const chosen = pileIn(pool, state);
  const told = chosen === null ? null : toldPile(goal);
  if (chosen === null || told === null) return null;
  const seen = accesses
    .slice(node.accessed)
    .filter(({ run, zone }) => run === node.runs && zone === 'hand')
    .slice(0, told.size)
    .map(({ def }) => def);
  if (seen.length < told.size) return null;
  const defOf = (id: CardId): number => cardIn(state, id).def;
  const without = (from: readonly (number | null)[], one: number | null): (number | null)[] => {
    const at = from.indexOf(one);
    return from.filter((_, i) => i !== at);
  };
  const hand = state.corp.hq.map(defOf);
  const first = told.nth === 1 ? seen : seen.reduce(without, hand);
  const left = chosen.map(defOf).reduce(without, first);
  if (left.length === 0) return list.filter(({ do: what }) => what === 'done');
  return list.filter((one) => one.do === 'pick' && left.includes(defOf(one.card)));
}
