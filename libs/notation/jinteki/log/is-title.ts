import { allCards } from '#cards/cycles';

const titles: ReadonlySet<string> = new Set(allCards.map(({ title }) => title));

export const isTitle = (text: string): boolean => titles.has(text);
