import { type Deed, type StatedDeed, type TrueDeed, wordOf } from './deed';
import { wordOf as optionWordOf } from './true-deeds';

/** Entries that prompts may put between a command and the entry with which ours agrees again. */
const slack = 10;
/** What is trashed for an install, or discarded as a turn ends, may be chosen, taken back and chosen again for long. */
const choosing = 30;

const installs = /\binstall\b/;
const slackOf = ({ kind, set }: TrueDeed): number =>
  kind === 'install' || kind === 'discard' || (kind === 'pick' && installs.test(set ?? '')) ? choosing : slack;

export const near = (stated: StatedDeed, truth: TrueDeed): boolean =>
  (truth.until ?? truth.entry) > stated.after - slackOf(truth) && truth.entry <= stated.until + slack;

const fits = (stated: StatedDeed, truth: TrueDeed): boolean =>
  near(stated, truth) &&
  [stated, ...(stated.others ?? [])].some(
    (one) => one.kind === truth.kind && covers(truth, one),
  );

const covers = (truth: TrueDeed, stated: Deed): boolean =>
  truth.what === stated.what || (truth.many && stated.what.startsWith(truth.what));

export interface Aligned {
  /** For each deed stated, the true one it tells; null where there is none. */
  readonly truths: readonly (TrueDeed | null)[];
  readonly missed: readonly TrueDeed[];
}

/**
 * A statement that is right weighs more than any number of truths told, and less where it is told as open: no few of those that
 * may be none outweigh what is sure.
 */
const right = 1 << 14;
const worthOf = ({ mayBeNone, others }: StatedDeed): number =>
  others === undefined ? right : mayBeNone === true ? right >> 3 : right >> 1;

/** Of two that it may tell, it tells the one that has to be told. */
const countOf = ({ due }: TrueDeed): number => (due ? 2 : 1);

/**
 * The longest way to read both lists in their order: two deeds told in the wrong order are one that
 * is right, and one that is false and missed.
 */
export function align(stated: readonly StatedDeed[], truths: readonly TrueDeed[]): Aligned {
  const [rows, columns] = [stated.length, truths.length];
  const width = columns + 1;
  const best = new Uint32Array((rows + 1) * width);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  const pair = (i: number, j: number): number => {
    const [one, other] = [stated[i], truths[j]];
    if (one === undefined || other === undefined || !fits(one, other)) return -1;
    const worth = worthOf(one);
    return other.many ? worth + at(i + 1, j) : worth + countOf(other) + at(i + 1, j + 1);
  };
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), pair(i, j));
  const found: (TrueDeed | null)[] = stated.map(() => null);
  const told = new Set<TrueDeed>();
  for (let [i, j] = [0, 0]; i < rows && j < columns; ) {
    const truth = truths[j];
    if (truth !== undefined && pair(i, j) === at(i, j)) {
      found[i] = truth;
      told.add(truth);
      i += 1;
      if (!truth.many) j += 1;
    } else if (at(i, j + 1) === at(i, j)) j += 1;
    else i += 1;
  }
  return { truths: found, missed: truths.filter((truth) => truth.due && !told.has(truth)) };
}

/** One command, told later, or in other words: cards that are put back on a deck are chosen one by one by some cards of ours, and one that is named is an option. */
export const isToldOtherwise = (
  { entry, kind, what }: TrueDeed,
  told: ReadonlySet<TrueDeed>,
): boolean => {
  const isAgain = (one: TrueDeed): boolean =>
    one.again === entry && one.kind === kind && one.what === what;
  const isSo = (one: TrueDeed): boolean =>
    kind === 'arrange'
      ? one.kind === 'pick' && one.what === what
      : (kind === 'pick' && one.kind === 'option' && one.what.endsWith(` ${optionWordOf(what)}`)) ||
        // What is to be paid is lost by the words of some cards.
        (kind === 'option' && one.kind === kind && one.what === what.replace(/ pay$/, ' lose'));
  return [...told].some((one) => isAgain(one) || (one.entry === entry && isSo(one)));
};

export const sayStated = (deed: StatedDeed): string =>
  `${wordOf(deed)} (${deed.told}, entries ${deed.after}..${deed.until})`;

export const sayTrue = (deed: TrueDeed): string => `${wordOf(deed)} (entry ${deed.entry})`;
