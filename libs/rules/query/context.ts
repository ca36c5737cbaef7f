import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { Lasting } from '../state/lasting';
import { cardOf, ownerOf } from './card';

const nothingNamed: Context['named'] = Object.freeze({});
const noNumbers: Context['numbers'] = Object.freeze({});

/** What a card's own ability knows before anything is chosen. */
export const contextOf = (g: Work, card: Card, server = card.server): Context => ({
  source: card.id,
  controller: ownerOf(g, card),
  server,
  x: 0,
  target: null,
  that: null,
  named: nothingNamed,
  numbers: noNumbers,
  advancement: card.advancement,
});

export function contextOfLasting(g: Work, row: Lasting): Context {
  const context: Context = {
    source: row.source,
    controller: row.controller,
    server: row.server,
    x: row.x,
    target: row.target,
    that: null,
    named: row.named,
    numbers: noNumbers,
    advancement: cardOf(g, row.source).advancement,
  };
  return row.place === undefined ? context : contextBut(context, { place: row.place });
}

type Change = Partial<
  Pick<
    Context,
    'controller' | 'place' | 'x' | 'that' | 'named' | 'numbers' | 'advancement' | 'left'
  >
>;

type Draft = { -readonly [P in keyof Context]: Context[P] };

/**
 * A context but for what is said. Written out, and what few have is added last: each place that
 * spreads makes a shape of its own, and whatever reads contexts would meet a hundred.
 */
export function contextBut(context: Context, change: Change): Context {
  const changed: Draft = {
    source: context.source,
    controller: change.controller ?? context.controller,
    server: context.server,
    x: change.x ?? context.x,
    target: context.target,
    that: change.that === undefined ? context.that : change.that,
    named: change.named ?? context.named,
    numbers: change.numbers ?? context.numbers,
    advancement: change.advancement ?? context.advancement,
  };
  const place = change.place ?? context.place;
  if (place !== undefined) changed.place = place;
  const left = change.left ?? context.left;
  if (left !== undefined) changed.left = left;
  return changed;
}
