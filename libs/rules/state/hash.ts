import type { Card, Zone } from './card';
import type { State } from './state';

/** One round of a 32-bit mix (the finalizer constants of MurmurHash3). */
function mix(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  let h = hash ^ Math.imul(k, 0x1b873593);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0xe6546b64) | 0;
}

const words = new Map<string, number>();

/** Strings of a state are few and come again: each is mixed once. */
function word(text: string): number {
  const known = words.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  if (words.size < 10_000) words.set(text, hash);
  return hash;
}

function mixList(hash: number, list: readonly number[]): number {
  let h = mix(hash, list.length);
  for (const one of list) h = mix(h, one);
  return h;
}

/** A card in a deck or hand is told by its place in the list alone. */
const isInList = (zone: Zone): boolean =>
  zone === 'rd' || zone === 'stack' || zone === 'hq' || zone === 'grip';

function mixCard(hash: number, card: Card): number {
  let h = mix(hash, card.life * 2 + (card.faceup ? 1 : 0));
  if (isInList(card.zone)) return h;
  h = mix(h, card.id);
  h = mix(h, word(card.zone));
  h = mix(h, card.advancement | (card.virus << 8) | (card.power << 16));
  h = mix(h, card.agenda | (card.credit << 8) | (card.recurring << 16));
  // A card that never turned gives the digits it always gave.
  if (card.face !== 0) h = mix(h, card.face);
  return mix(h, ((card.host ?? -1) << 12) ^ (card.chosen ?? -1));
}

/**
 * A 32-bit fingerprint of a state, as 8 hex digits: what a decision is stored with, so that a
 * refold names the first decision where it goes another way. It covers what lies on the table and
 * who is asked what kind of thing, not how the engine keeps its place: a later engine that plays
 * the same game gives the same digits.
 */
export function hashState(state: State): string {
  const { corp, runner } = state;
  let h = mix(state.turn.number, word(state.turn.side));
  h = mix(mix(mix(h, corp.credits), corp.clicks), corp.badPublicity);
  h = mix(mix(mix(h, runner.credits), runner.clicks), runner.tags);
  h = mix(mix(h, runner.brain), runner.runCredits);
  for (const list of [corp.hq, corp.rd, corp.archives, corp.score]) h = mixList(h, list);
  for (const list of [runner.grip, runner.stack, runner.heap, runner.rig, runner.score])
    h = mixList(h, list);
  for (const server of state.servers)
    h = mixList(mixList(mix(h, word(server.name)), server.ice), server.root);
  for (const card of state.cards) h = mixCard(h, card);
  const { prompt, outcome } = state;
  h = prompt === null ? mix(h, 0) : mix(mix(h, word(prompt.for)), word(prompt.kind));
  if (outcome !== null) h = mix(mix(h, word(outcome.winner ?? 'draw')), word(outcome.reason));
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return (h >>> 0).toString(16).padStart(8, '0');
}
