import { playerView } from '../../lens/game';
import type { PromptView } from '../../lens/prompt';
import type { Side } from '../../lens/side';
import { asksOn } from '../asks-on';
import type { Shown } from '../shown';
import type { Told } from './answer';
import { namedNumber, usesTold } from './named-in-line';

const paysAny = /^How many credits do you want to (?:pay|spend)\?$/;
const copies = /^How many copies of .+ (?:would you like to get|do you want to (?:reveal|find))\?$/;

const pays = / (?:pays|spends) /;

/** Credits come and go for nothing else. */
const isPaidAlone = (lines: readonly string[]): boolean =>
  !lines.some((line) => /\b(?:gains?|loses?|takes?|pays?|spends?)\b.*\[?Credits?\b/.test(line));

/** What is paid as its card is used, where no line counts it. */
function paidIn(title: string, side: Side, before: Shown, now: Shown): string | null {
  if (usesTold(title, now.lines).length === 0 || !isPaidAlone(now.lines)) return null;
  const paid = playerView(before.state, side).credits - playerView(now.state, side).credits;
  return paid < 0 ? null : String(paid);
}

/** Of none that is taken its line tells no more than that the deck is shuffled. */
const takesNone = (title: string, lines: readonly string[]): boolean => {
  const uses = usesTold(title, lines);
  return uses.length > 0 && uses.every((use) => /^shuffle (?:R&D|the [Ss]tack)\.?$/.test(use));
};

/** What the other side was to guess, as a line tells it then. */
export function revealedIn(
  { cardTitle, message }: PromptView,
  lines: readonly string[],
): string | null {
  const does = /^How many .+ do you want to (\w+)\?$/.exec(message)?.[1];
  if (does === undefined) return null;
  return namedNumber(
    cardTitle ?? '',
    message,
    lines.filter((line) => line.includes(` ${does}s `)),
  );
}

/** The number that a question is answered with: the next one names it, or lines count it, or what is paid. */
export function numberIn(
  { cardTitle, message }: PromptView,
  side: Side,
  next: PromptView | null,
  before: Shown,
  now: Shown,
): string | null {
  const title = cardTitle ?? '';
  const goesOn = next?.cardTitle === cardTitle && next.kind === 'select';
  const asked = goesOn ? asksOn.exec(next.message)?.[1] : undefined;
  if (asked !== undefined) return asked;
  const isPrice = paysAny.test(message);
  // What is gained is no price.
  const own = (line: string): boolean => pays.test(line) || usesTold(title, [line]).length > 0;
  const named = namedNumber(title, message, isPrice ? now.lines.filter(own) : now.lines);
  if (named !== null) return named;
  if (isPrice) return paidIn(title, side, before, now);
  return copies.test(message) && takesNone(title, now.lines) ? '0' : null;
}

/** Nothing shows which number it is. */
export function openNumber({ choices }: PromptView): Told | null {
  const [told, ...others] = choices.filter((choice) => /^\d+$/.test(choice));
  return told === undefined || others.length === 0 ? null : { kind: 'number', told, others };
}
