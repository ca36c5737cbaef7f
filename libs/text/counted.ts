/** `1 card`, `2 cards`; what is not made many by an s is given as both. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
