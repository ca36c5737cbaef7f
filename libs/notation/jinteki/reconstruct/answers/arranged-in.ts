import type { PromptView } from '../../lens/prompt';

const order =
  /\b[Tt]he top(?: cards)? of (?:R&D|the [Ss]tack) will be (?:\(top->bottom\): )?(.+?)\.?$/;

/** The titles of a sentence that lists them. */
export type Listed = (list: string) => readonly string[];

/** Cards of a deck in the order in which they are agreed to come to lie there, top first, but for the last one, which is left. */
export function arrangedIn(
  { cardTitle, message }: PromptView,
  next: PromptView | null,
  listed: Listed,
): readonly string[] {
  const told = order.exec(message)?.[1];
  if (told === undefined) return [];
  // It stands open still, or starts over.
  if (next?.cardTitle === cardTitle && (next.selectable.length > 0 || next.message === message))
    return [];
  return listed(told).slice(0, -1);
}

/** Whether a question shows cards in the order in which they are to lie on a deck. */
export const showsOrder = ({ message }: PromptView): boolean => order.test(message);
