import { playerView } from '../../lens/game';
import type { PromptView } from '../../lens/prompt';
import type { Side } from '../../lens/side';
import type { Shown } from '../shown';
import { usesTold } from './named-in-line';
import { isOfServers } from './of-servers';

const price = /^Pay \d+ \[Credits?\]/;

const firstOf = (text: string): string => text.split(' ')[0]?.toLowerCase() ?? '';

/** Of two things one is a price: it is not paid, and its card does what it does. */
function unpaidOf(
  offered: readonly string[],
  title: string,
  side: Side,
  before: Shown,
  now: Shown,
): string | null {
  const [other, more] = offered.filter((choice) => !price.test(choice));
  if (offered.length !== 2 || other === undefined || more !== undefined) return null;
  const [was, is] = [playerView(before.state, side), playerView(now.state, side)];
  return was.credits === is.credits && usesTold(title, now.lines).length > 0 ? other : null;
}

/** What its card goes on to ask about, in the word that one of the choices begins with. */
function askedOnAbout(offered: readonly string[], next: PromptView): string | null {
  const words = new Set(next.message.toLowerCase().split(/[^\p{L}]+/u));
  const [one, other] = offered.filter((choice) => words.has(firstOf(choice)));
  return one !== undefined && other === undefined ? one : null;
}

/** What is chosen of words, where no line names it. */
export function optionIn(
  { cardTitle, choices }: PromptView,
  offered: readonly string[],
  side: Side,
  next: PromptView | null,
  before: Shown,
  now: Shown,
): { readonly told: string; readonly others?: readonly string[] } | null {
  const title = cardTitle ?? '';
  const unpaid = unpaidOf(offered, title, side, before, now);
  if (unpaid !== null) return { told: unpaid };
  if (next?.cardTitle !== cardTitle || next.message === '' || now.lines.length > 0) return null;
  const [first, ...others] = offered;
  if (first === undefined || others.length === 0 || isOfServers(choices)) return null;
  const told = askedOnAbout(offered, next);
  return told === null ? { told: first, others } : { told };
}
