import { isObject, type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from '../json';
import { cidOf, titleOf } from './card';
import { playerOf, type Side } from './side';

/** The question which of the abilities that wait together comes first: their cards are in play, or were just now. */
export const ordersTriggers = 'Choose a trigger to resolve';

/** A card asks whether it does something. */
export const asksWhether = ({ choices }: Pick<PromptView, 'choices'>): boolean =>
  choices.includes('Yes') && choices.includes('No');

/** How something is paid for. */
export const asksForCredits = /credit providing card/;
/** The same with counters that lie on any card. */
export const asksForCounters = / counters \(\d+ of \d+ /;

/** What becomes of a card that is accessed. */
export const asksOfAccess = /^You accessed /;

/** The top prompt of one side; the rest of the queue is not in the file. */
export interface PromptView {
  readonly message: string;
  readonly kind: string | null;
  /** Texts of a list of choices; a card choice answers with its title. Empty for numbers and credits. */
  readonly choices: readonly string[];
  readonly cardCid: string | null;
  readonly cardTitle: string | null;
  readonly selectable: readonly string[];
  /** The server's number of what asks: the same question asked twice has two. */
  readonly asking: number | null;
}

export function promptOf(state: JsonObject, side: Side): PromptView | null {
  const prompt = objectOf(playerOf(state, side)['prompt-state']);
  if (prompt === null) return null;
  const card = objectOf(prompt['card']);
  return {
    message: textOf(prompt['msg']) ?? '',
    kind: textOf(prompt['prompt-type']),
    choices: listOf(prompt['choices']).map(choiceText),
    cardCid: card === null ? null : cidOf(card),
    cardTitle: card === null ? null : titleOf(card),
    selectable: listOf(prompt['selectable']).flatMap((cid) => textOf(cid) ?? []),
    asking: numberOf(objectOf(prompt['eid'])?.['eid']),
  };
}

function choiceText(choice: Json): string {
  const value = isObject(choice) ? choice['value'] : choice;
  return textOf(value) ?? (isObject(value) ? (titleOf(value) ?? '') : '');
}
