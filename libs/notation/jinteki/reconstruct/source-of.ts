import type { CardId, Prompt } from '#rules';

/** The card that asks, but for how something is paid; null where no card does. */
export const sourceOf = (prompt: Prompt | null | undefined): CardId | null =>
  prompt !== null && prompt !== undefined && prompt.kind !== 'pay' && 'source' in prompt
    ? prompt.source
    : null;
