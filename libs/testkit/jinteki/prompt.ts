import type { Json, JsonObject } from '#notation/jinteki/json';
import {
  type Prompt,
  type Work,
  cardOf,
  titleOf,
  type CardId,
  opponent,
  sides,
  type Side,
} from '#rules';
import { cidOf } from './card';

export type Prompts = Readonly<Record<Side, JsonObject | null>>;

const named = (g: Work, id: CardId): JsonObject => ({
  cid: cidOf(cardOf(g, id)),
  title: titleOf(g, id),
});

/** The words by which readers know a prompt; any other is a choice of some kind. */
function wordsOf(g: Work, prompt: Prompt): JsonObject {
  switch (prompt.kind) {
    case 'mulligan':
      return { msg: 'Keep hand?', 'prompt-type': 'mulligan' };
    case 'accessed':
    case 'steal':
      return accessed(g, prompt.card);
    case 'pick':
      return prompt.why === 'search'
        ? {
            msg: 'Choose a card',
            'prompt-type': 'other',
            choices: prompt.from.map((id): Json => ({ value: named(g, id) })),
          }
        : prompt.why === 'arrange'
          ? { msg: 'Choose a card to move next onto R&D', 'prompt-type': 'other' }
          : { msg: 'Choose a card to go on with', 'prompt-type': 'select' };
    case 'action':
    case 'window':
    case 'jack-out':
    case 'discard':
    case 'access':
    case 'replace':
    case 'subs':
    case 'option':
    case 'server':
    case 'order':
    case 'number':
    case 'bid':
    case 'pay':
    case 'random':
    case 'shuffle':
      return { msg: `Choose how to go on (${prompt.kind})`, 'prompt-type': 'other' };
  }
}

export const accessed = (g: Work, card: CardId): JsonObject => ({
  msg: `You accessed ${titleOf(g, card)}.`,
  'prompt-type': 'other',
  card: named(g, card),
});

/** What each side is asked or waits for; nothing while an action is to be taken. */
export function promptsOf(g: Work, accesses: number): Prompts {
  const { prompt } = g.state;
  if (prompt === null || prompt.kind === 'action' || prompt.for === 'chance')
    return { corp: null, runner: null };
  return asking(prompt.for, wordsOf(g, prompt), accesses);
}

/** Two prompts of one access have one id. */
export function asking(side: Side, words: JsonObject, accesses: number): Prompts {
  const prompts: Record<Side, JsonObject | null> = { corp: null, runner: null };
  for (const one of sides)
    prompts[one] = {
      eid: { eid: accesses },
      selectable: [],
      ...(one === side
        ? words
        : { msg: `Waiting for ${opponent(one)} to choose`, 'prompt-type': 'waiting' }),
    };
  return prompts;
}
