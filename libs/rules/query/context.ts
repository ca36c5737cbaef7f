import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { Lasting } from '../state/lasting';
import { cardOf, ownerOf } from './card';

const nothingNamed: Context['named'] = Object.freeze({});
const noNumbers: Context['numbers'] = Object.freeze({});

/** What a card's own ability knows before anything is chosen. */
export const contextOf = (g: Work, card: Card): Context => ({
  source: card.id,
  controller: ownerOf(g, card),
  server: card.server,
  x: 0,
  target: null,
  that: null,
  named: nothingNamed,
  numbers: noNumbers,
  advancement: card.advancement,
});

export const contextOfLasting = (g: Work, row: Lasting): Context => ({
  source: row.source,
  controller: row.controller,
  server: row.server,
  ...(row.place === undefined ? {} : { place: row.place }),
  x: row.x,
  target: row.target,
  that: null,
  named: row.named,
  numbers: noNumbers,
  advancement: cardOf(g, row.source).advancement,
});
