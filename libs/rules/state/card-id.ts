import type { Brand } from './brand';

/** A physical card of this game: its place in the order in which the game was set up, from 0. */
export type CardId = Brand<number, 'CardId'>;

export const cardId = (index: number): CardId => index as CardId;
