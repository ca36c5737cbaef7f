import type { State } from '#rules';

/** What is paid with is counted and asked one source after the other: none may come or go. */
export const isPaying = ({ frames }: State): boolean => frames.some(({ at }) => at === 'pay');
