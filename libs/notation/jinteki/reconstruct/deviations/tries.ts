import { asksForCredits, type PromptView } from '../../lens/prompt';
import { playerView } from '../../lens/game';
import { playerOf, type Side, SIDES } from '../../lens/side';
import { isObject, type JsonObject, listOf } from '../../json';
import type { Shown } from '../shown';
import type { Titles } from '../titles';
import { tells, useIn } from '../told-use';

/** A card that is used, as its line or its question shows, where nothing compared changes. */
export interface Try {
  readonly def: number;
  /** Entry with which it is used. */
  readonly entry: number;
  /** The last entry of what it asks; that in which it is used where it asks nothing. */
  readonly until: number;
}

/** What a command counts, what it sounds like, and what it has said: no change of the game. */
const beside: ReadonlySet<string> = new Set([
  ...(['sequence', 'log', 'sfx', 'sfx-current-id', 'corp', 'runner', 'last-revealed'] as const),
]);

/** Nothing of the run, the turn or what else is on is another than before. */
const isSame = (one: JsonObject, other: JsonObject): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every(
    (key) => beside.has(key) || one[key] === other[key],
  );

/** The sides that count one command more than in the entry before. */
function commandersOf(shown: readonly Shown[], entry: number): readonly Side[] {
  const [before, now] = [shown[entry - 1], shown[entry]];
  if (before === undefined || now === undefined) return [];
  return SIDES.filter(
    (side) => playerView(before.state, side).action !== playerView(now.state, side).action,
  );
}

/** The side whose command made an entry; null where both or none count one more. */
function commanderOf(shown: readonly Shown[], entry: number): Side | null {
  const [by, other] = commandersOf(shown, entry);
  return by === undefined || other !== undefined ? null : by;
}

/** What a side is asked; null where it waits, or goes on with a run. */
function askedOf(at: Shown | undefined, side: Side): PromptView | null {
  const prompt = at?.prompts[side] ?? null;
  return prompt?.kind === 'waiting' || prompt?.kind === 'run' ? null : prompt;
}

const isAsked = (at: Shown | undefined): boolean =>
  SIDES.some((side) => askedOf(at, side) !== null);

const used = / (?:uses|to use) (.+?) to /;

/** What is set for later is no use. */
const setsUp = /auto-resolve/;

/** Entries that its questions stand open. */
const most = 16;

/** A command that closes what is asked tells of nothing that was done. */
const commands = / uses a command: /;

const closing: ReadonlySet<string> = new Set(['Done', 'Cancel']);

const declining: ReadonlySet<string> = new Set([...closing, 'No']);

const isInHand = ({ state }: Shown, side: Side, { cardCid }: PromptView): boolean =>
  cardCid !== null &&
  listOf(playerOf(state, side)['hand']).some((card) => isObject(card) && card['cid'] === cardCid);

/** It asks, and nothing can be answered but that it is not to be. */
const asksNothing = ({ choices, selectable }: PromptView): boolean =>
  choices.length > 0 && selectable.length === 0 && choices.every((one) => declining.has(one));

/** No line tells anything of it but, at most, the command that closed it, and it could be called off at once. */
function isCalledOff(
  shown: readonly Shown[],
  side: Side,
  { choices }: PromptView,
  entry: number,
  until: number,
): boolean {
  const lines = shown.slice(entry, until + 1).flatMap(({ lines: told }) => told);
  if (lines.some((line) => !commands.test(line))) return false;
  // What the other side does meanwhile is no answer.
  for (let at = entry + 1; at < until; at += 1)
    if (commandersOf(shown, at).includes(side)) return false;
  return lines.length > 0 || choices.length === 0 || choices.some((one) => closing.has(one));
}

/** The last entry before that with which nobody is asked any more; null where that takes long, or something changes by then. */
function closedAt(shown: readonly Shown[], entry: number): number | null {
  const features = shown[entry]?.features;
  for (let at = entry + 1; at <= entry + most; at += 1) {
    if (shown[at]?.features !== features) return null;
    if (!isAsked(shown[at])) return at;
  }
  return null;
}

/** The definition of what is used in an entry, and where its questions end; null where nothing is used that changes nothing. */
function triedAt(titles: Titles, shown: readonly Shown[], entry: number): Try | null {
  const [before, now] = [shown[entry - 1], shown[entry]];
  if (before === undefined || now === undefined) return null;
  if (before.features !== now.features || isAsked(before)) return null;
  const side = commanderOf(shown, entry);
  if (side === null) return null;
  const prompt = askedOf(now, side);
  const [line, more] = now.lines;
  if (more !== undefined || (prompt === null && line === undefined)) return null;
  if (!isSame(before.state, now.state)) return null;
  const title = prompt?.cardTitle ?? used.exec(line ?? '')?.[1] ?? null;
  const def = title === null ? null : titles.ofTitle(title);
  if (title === null || def === null) return null;
  const { side: owner, value } = titles.definition(def);
  // What ice asks is asked by its subroutines, and what it does it is made to do.
  if (value.type === 'ice' || owner !== side) return null;
  const use = line === undefined ? null : useIn(title, line);
  if (line !== undefined && (use === null || tells.break.test(use) || tells.boost.test(use)))
    return null;
  if (prompt === null) return { def, entry, until: entry };
  if (setsUp.test(prompt.message) || asksForCredits.test(prompt.message)) return null;
  // Where a card of a hand is to be installed is asked as it is, by no use of it.
  if (asksNothing(prompt) || isInHand(before, side, prompt)) return null;
  const until = closedAt(shown, entry);
  // What its line tells is done, whatever comes of what it asks besides.
  if (until === null) return line === undefined ? null : { def, entry, until: entry };
  return isCalledOff(shown, side, prompt, entry, until) ? null : { def, entry, until };
}

/** All tries of some entries, in their order. */
export function triesIn(
  titles: Titles,
  shown: readonly Shown[],
  { from, through }: { readonly from: number; readonly through: number },
): Try[] {
  const tries: Try[] = [];
  for (let entry = from + 1; entry <= through; entry += 1) {
    const one = triedAt(titles, shown, entry);
    if (one === null || one.until > through) continue;
    tries.push(one);
    entry = Math.max(entry, one.until);
  }
  return tries;
}
