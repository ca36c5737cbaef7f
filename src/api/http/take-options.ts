import type { TakeOptions } from '#notation/observed/import-result';

/** Set when it is there without a value, or says so. */
const isSet = (value: unknown): boolean => value === '' || value === 'true' || value === '1';

const field = (query: unknown, name: string): unknown =>
  typeof query === 'object' && query !== null && Object.hasOwn(query, name)
    ? Object.entries(query).find(([key]) => key === name)?.[1]
    : undefined;

/** Whether a game is to be kept from everybody without its key. */
export const isPrivate = (query: unknown): boolean => isSet(field(query, 'private'));

/** How a file of jinteki.net is to be taken, from the query string. */
export const takeOptions = (query: unknown): TakeOptions => ({
  keepPartial: isSet(field(query, 'keep-partial')),
  keepChat: isSet(field(query, 'keep-chat')),
  anonymous: isSet(field(query, 'anonymous')),
});
