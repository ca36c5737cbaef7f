import { listOf } from '../json';
import { playerOf, SIDES, type Side } from '../lens/side';
import { chosenIn } from './chosen-in';
import { askedSince } from './deviations/asked-since';
import { prevents } from './deviations/prevention-asked';
import type { Shown } from './shown';
import type { Span } from './span';

/** A card that theirs rezzes while a question of another card stands open. */
export interface RezzedAmid {
  readonly entry: number;
  readonly title: string;
  readonly server: string;
  /** Of ice, 0 innermost; null for a card of a root. */
  readonly place: number | null;
  /** Who is asked, and by which card, since which entry; by none where cards are discarded down to the hand size. */
  readonly side: Side;
  readonly asking: string | null;
  readonly since: number;
  /** Cards that were chosen already, and those of the hand that were not. */
  readonly chosen: number;
  readonly kept: number;
  /** The card is asking because it is accessed: ours may rez what lies in a root before or after it. */
  readonly accessed: boolean;
  /** The question is where a card is hosted: ours may name that as it installs the card, which theirs shows only then. */
  readonly hosting: boolean;
}

const rezzing =
  / to rez (.+?) (?:protecting (.+?) at position (\d+)|in (?:the root of )?(HQ|R&D|Archives|Server \d+))\.$/;

/** A player discards down to the hand size. */
export const discarding = /^Discard down to \d+ cards?/;

const accessing = /^You accessed | to access\b/;

const hosted = /^Choose a card to host /;

const notAsking: ReadonlySet<string | null> = new Set(['waiting', 'run', 'trace', 'mulligan']);

/** Entries in which a question may stand open after something was rezzed. */
const most = 10;

/** What comes of the question is told: nobody knows when ours does what was not done in the end. */
function isTold(shown: readonly Shown[], since: number, entry: number, title: string): boolean {
  const closes = shown
    .slice(entry, entry + most)
    .findIndex(({ prompts }) => SIDES.every((side) => prompts[side]?.cardTitle !== title));
  const until = closes < 0 ? entry + most : entry + closes;
  return shown
    .slice(since, until + 1)
    .some(({ lines }) => lines.some((line) => line.includes(title)));
}

const none: readonly RezzedAmid[] = [];

/** Those of some entries. */
export function rezzedAmidIn(
  shown: readonly Shown[],
  { after, until }: Span,
): readonly RezzedAmid[] {
  let found = none;
  for (let entry = after + 1; entry <= until; entry += 1)
    if (shown[entry]?.lines.some((line) => line.includes(' to rez ')) === true)
      found = [...found, ...rezzedAt(shown, entry)];
  return found;
}

function rezzedAt(shown: readonly Shown[], entry: number): readonly RezzedAmid[] {
  const [before, there] = [shown[entry - 1], shown[entry]];
  if (before === undefined || there === undefined) return [];
  return there.lines.flatMap((line) => {
    const [, title, ice, position, root] = rezzing.exec(line) ?? [];
    const server = ice ?? root;
    if (title === undefined || server === undefined) return [];
    return SIDES.flatMap((side): RezzedAmid[] => {
      const prompt = before.prompts[side];
      const asking = prompt?.cardTitle ?? null;
      if (prompt === null || asking === title) return [];
      if (asking === null && !discarding.test(prompt.message)) return [];
      // Ours asks what may be prevented at a place of its own, or not at all.
      if (notAsking.has(prompt.kind) || prevents.test(prompt.message)) return [];
      if (there.prompts[side]?.asking !== prompt.asking) return [];
      const place = position === undefined ? null : Number(position);
      const accessed = accessing.test(prompt.message);
      const hosting = hosted.test(prompt.message);
      if (accessed && place === null) return [];
      const since = asking === null ? entry - 1 : askedSince(shown, entry - 1, asking);
      if (!accessed && asking !== null && !isTold(shown, since, entry, asking)) return [];
      const chosen = chosenIn(before.state);
      const kept = listOf(playerOf(before.state, side)['hand']).length - chosen;
      return [
        { entry, title, server, place, side, asking, since, accessed, hosting, chosen, kept },
      ];
    });
  });
}
