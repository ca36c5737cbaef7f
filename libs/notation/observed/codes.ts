import { corePool } from '#cards/pool';

const codes = new Map(corePool.definitions.map(({ value }) => [value.title, value.code]));

/** The code of a card of our pool by its title; null for any other. */
export const codeOf = (title: string): string | null => codes.get(title) ?? null;
