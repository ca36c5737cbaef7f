import { near } from './align';
import type { Deed, StatedDeed, TrueDeed } from './deed';

/** Several answers to one question have no order: they are read in the order of the record. */
export function inOrderOf(truths: readonly TrueDeed[], stated: readonly StatedDeed[]): StatedDeed[] {
  const list = [...stated];
  for (let from = 0; from < list.length; ) {
    const set = list[from]?.set ?? null;
    let to = from + 1;
    while (set !== null && list[to]?.set === set) to += 1;
    if (to > from + 1) list.splice(from, to - from, ...ordered(truths, list.slice(from, to)));
    from = to;
  }
  return list;
}

const isSame = (one: Deed, other: Deed): boolean =>
  one.kind === other.kind && one.what === other.what;

function ordered(truths: readonly TrueDeed[], group: readonly StatedDeed[]): StatedDeed[] {
  const left = [...group];
  const [first] = group;
  const isWithin = ({ entry }: TrueDeed): boolean =>
    first !== undefined && entry > first.after && entry <= first.until;
  const within = truths.filter(isWithin);
  // What an earlier question was answered with may be an answer to this one, too.
  const own = truths.filter((truth) => {
    const wanted = group.filter((one) => isSame(one, truth)).length;
    return isWithin(truth) || within.filter((one) => isSame(one, truth)).length < wanted;
  });
  // Of the answers to two questions with the same card the nearest before the end is this one's.
  const isBefore = ({ entry }: TrueDeed): boolean => first !== undefined && entry <= first.until;
  const before = own.filter(isBefore).toReversed();
  const close = truths.filter((truth) => isBefore(truth) && first !== undefined && near(first, truth)).toReversed();
  const nearest =
    lastOfOneQuestion(before, group) ??
    lastOfOneQuestion(close, group) ?? [...before, ...own.filter((truth) => !isBefore(truth))];
  const found = nearest.flatMap((truth) => {
    const fits = (one: StatedDeed): boolean =>
      near(one, truth) && [one, ...(one.others ?? [])].some((other) => isSame(other, truth));
    // What is told as open is any that nothing else tells: of several questions the one with the fewest answers left.
    const fewest = Math.min(...left.filter(fits).map(({ others }) => others?.length ?? 0));
    const at = left.findIndex((one) => fits(one) && (one.others?.length ?? 0) === fewest);
    return left.splice(at, at < 0 ? 0 : 1).map((one) => ({ one, at: truths.indexOf(truth) }));
  });
  found.sort((one, other) => one.at - other.at);
  const read = [...found.map(({ one }) => one), ...left];
  const isAll = left.length === 0 && found.every(({ at }) => (truths[at]?.entry ?? 0) <= (first?.until ?? 0));
  return isAll || !isInOrder(truths, group) ? read : [...group];
}

/** The answers to one question that are all of a group; of several such questions the last one's. */
function lastOfOneQuestion(latest: readonly TrueDeed[], group: readonly StatedDeed[]): readonly TrueDeed[] | null {
  const count = (list: readonly Deed[], one: Deed): number => list.filter((other) => isSame(one, other)).length;
  const questions = [...new Set(latest.map(({ set }) => set))].map((set) =>
    latest.filter((one) => one.set === set),
  );
  return (
    questions.find((answers) => group.every((one) => count(answers, one) >= count(group, one))) ?? null
  );
}

/** They are told in the order of the record already. */
function isInOrder(truths: readonly TrueDeed[], group: readonly StatedDeed[]): boolean {
  const [first] = group;
  const close = truths.filter((one) => first !== undefined && near(first, one));
  const until = close.filter(({ entry }) => first !== undefined && entry <= first.until);
  // What comes later may be another question's answers.
  const isThere = group.every((one) => until.some((truth) => isSame(one, truth)));
  let next = 0;
  for (const truth of isThere ? until : close)
    if (group[next] !== undefined && isSame(group[next] ?? truth, truth)) next += 1;
  return next === group.length;
}
