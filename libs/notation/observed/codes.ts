import { allCards } from '#cards/cycles';

const codes = new Map(allCards.map(({ title, code }) => [title, code]));

/** The code of a written card by its title; null for any other. */
export const codeOf = (title: string): string | null => codes.get(title) ?? null;
