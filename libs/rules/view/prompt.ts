import type { Legal } from '../state/decision';
import { listLegal } from '../legality/legal';
import type { Prompt } from '../state/prompt';
import { knowersNow, toAll } from '../query/see';
import type { Work } from '../machine/work';
import { ownerOf } from '../query/card';
import type { Card } from '../state/card';
import type { Actor } from '../state/side';
import { nameOf, type CardName } from './card';
import type { Viewer } from './viewer';

/**
 * The open question. Only the asked player (and the judge) learns what is asked: that a player is
 * asked about an accessed card tells what kind of card it is.
 */
export type PromptView =
  | { readonly for: Actor; readonly kind: Prompt['kind']; readonly source: CardName | null }
  | { readonly for: Actor };

const sourceOf = (prompt: Prompt): number | null => {
  if ('card' in prompt) return prompt.card;
  if ('source' in prompt && typeof prompt.source === 'number') return prompt.source;
  return null;
};

/** A player asked about their own card knows which it is, wherever it lies. */
function askedAbout(g: Work, card: Card, viewer: Viewer): CardName {
  const own = viewer === ownerOf(g, card);
  return nameOf(g, card.id, own ? toAll : knowersNow(g, card), viewer, card);
}

export const mayAnswer = (viewer: Viewer, actor: Actor): boolean =>
  viewer === 'judge' || viewer === actor;

export function promptView(g: Work, viewer: Viewer): PromptView | null {
  const { prompt } = g.state;
  if (prompt === null) return null;
  if (!mayAnswer(viewer, prompt.for)) return { for: prompt.for };
  const id = sourceOf(prompt);
  const card = id === null ? undefined : g.state.cards[id];
  const source = card === undefined ? null : askedAbout(g, card, viewer);
  return { for: prompt.for, kind: prompt.kind, source };
}

/** The legal decisions, for the player who is asked and for the judge; nobody else has any. */
export const legalFor = (g: Work, viewer: Viewer): readonly Legal[] =>
  g.state.prompt !== null && mayAnswer(viewer, g.state.prompt.for)
    ? listLegal(g, g.state.prompt)
    : [];
