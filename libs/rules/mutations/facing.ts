import { see, toAll } from '../query/see';
import type { Work } from '../machine/work';
import { cardOf, typeOfCard, valueOf } from '../query/card';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { refreshActive, turnFace } from './active';
import { emit } from './emit';

/** Turns an installed Corp card faceup; its cost has been paid (REZ-01). */
export function rez(g: Work, id: CardId, cost: number): void {
  ownCard(g.state, id).faceup = true;
  refreshActive(g, id);
  g.unsettled = true;
  emit(g, { type: 'rezzed', card: see(g, id), cost });
}

/** It stays installed with all that is on it (REZ-07, UNIN-04, HOST-12). */
export function derez(g: Work, id: CardId): void {
  if (!cardOf(g, id).faceup) return;
  const before = see(g, id);
  ownCard(g.state, id).faceup = false;
  refreshActive(g, id);
  g.unsettled = true;
  emit(g, { type: 'derezzed', card: before });
}

/** INST-23: neither uninstalled nor a new copy; it loses what is printed on it. */
export function turnFacedown(g: Work, id: CardId): void {
  const card = cardOf(g, id);
  if (card.zone !== 'rig' || !card.faceup) return;
  const before = see(g, id);
  ownCard(g.state, id).faceup = false;
  refreshActive(g, id);
  g.unsettled = true;
  emit(g, { type: 'turned-facedown', card: before });
}

/** INST-23: active from now on, and not installed by it. */
export function turnFaceup(g: Work, id: CardId): void {
  const card = cardOf(g, id);
  if (card.faceup || !(card.zone === 'rig' || typeOfCard(g, card) === 'agenda')) return;
  ownCard(g.state, id).faceup = true;
  refreshActive(g, id);
  g.unsettled = true;
  emit(g, { type: 'turned-faceup', card: see(g, id, toAll) });
}

/** FLIP-01: to its back, or from there to its front; nothing of a card without one. */
export function flip(g: Work, id: CardId): void {
  const value = valueOf(g, cardOf(g, id));
  const backs = value.type === 'identity' && value.side === 'corp' ? (value.backs ?? []) : [];
  if (backs.length === 0) return;
  const before = cardOf(g, id).face;
  const now = before % 2 === 0 ? before + 1 : before - 1;
  turnFace(g, id, now);
  const back = now % 2 === 0 ? undefined : backs[(now - 1) / 2];
  const face = back?.title ?? value.title;
  emit(g, { type: 'flipped', card: see(g, id, toAll), face });
}

/** FLIP-02: another copy lies in its place, front up as before; its owner alone knows which. */
export function takeCopy(g: Work, id: CardId, copy: number): void {
  turnFace(g, id, 2 * copy);
}

/** Shown to both and then as before (EXP-02); uninstalled cards are revealed (EXP-03). */
export function expose(g: Work, id: CardId): void {
  emit(g, { type: 'exposed', card: see(g, id, toAll) });
}

export function reveal(g: Work, id: CardId): void {
  emit(g, { type: 'revealed', card: see(g, id, toAll) });
}
