import { list } from './english';

/** How many of the words two texts begin with are the same. */
const begun = (a: readonly string[], b: readonly string[]): number => {
  const other = a.findIndex((word, i) => word !== b[i]);
  return other < 0 ? a.length : other;
};

/** Three or more choices that differ in a kind of cards alone: the kind is chosen, the rest said once. */
export function alike(branches: readonly string[]): string | null {
  const [first = [], ...others] = branches.map((one) => one.split(' '));
  if (others.length < 2) return null;
  const start = Math.min(...others.map((one) => begun(first, one)));
  const back = (words: readonly string[]): string[] => words.slice(start).reverse();
  const end = Math.min(...others.map((one) => begun(back(first), back(one))));
  const kinds = [first, ...others].map((one) => one.slice(start, one.length - end).join(' '));
  if (start + end < 3 || kinds.some((one) => one === '' || one.split(' ').length > 4)) return null;
  const [before, after] = [first.slice(0, start), first.slice(first.length - end)];
  const isNoun = kinds.every((one) => /^an? .*,$/.test(one));
  const that = isNoun
    ? 'of the chosen type,'
    : /^(piece|subroutine)/.test(after[0] ?? '')
      ? 'such'
      : 'the chosen subtype';
  const names = kinds.map((one) => one.replace(/^an? (.*),$/, '$1'));
  return `choose ${list(names, 'or')}: ${[...before, that, ...after].join(' ')}`;
}
