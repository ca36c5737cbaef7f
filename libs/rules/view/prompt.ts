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
  | {
      readonly for: Actor;
      readonly kind: Prompt['kind'];
      readonly source: CardName | null;
      /** The card that set off what is offered, where that is another one. */
      readonly about: CardName | null;
    }
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

/** The card of the fact that met the condition of the ability that is offered (TRIG-01). */
function setOffBy(g: Work, prompt: Prompt): Card | undefined {
  const top = g.state.frames.at(-1);
  if (prompt.kind !== 'option' || top?.at !== 'reaction') return undefined;
  const met = top.vars.met[top.vars.current];
  const that = met?.context.that ?? null;
  return that === null || that === prompt.source ? undefined : g.state.cards[that];
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
  const cause = setOffBy(g, prompt);
  const about =
    cause === undefined ? null : nameOf(g, cause.id, knowersNow(g, cause), viewer, cause);
  return { for: prompt.for, kind: prompt.kind, source, about };
}

/** The legal decisions, for the player who is asked and for the judge; nobody else has any. */
export const legalFor = (g: Work, viewer: Viewer): readonly Legal[] =>
  g.state.prompt !== null && mayAnswer(viewer, g.state.prompt.for)
    ? listLegal(g, g.state.prompt)
    : [];
