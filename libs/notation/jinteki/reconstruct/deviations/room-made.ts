import {
  advance,
  cardOf,
  type CardId,
  cloneState,
  type Rules,
  type State,
  trash,
  workOn,
} from '#rules';
import type { PromptView } from '../../lens/prompt';
import { chosenInTurn } from '../chosen-in';
import type { Shown } from '../shown';
import { wait } from './by-hand';

/** The question for programs that make room, with the card that they make it for. */
export const asksForRoom = /^Insufficient MU to install (.+)\. Trash installed programs\?$/;

/** The same where there is less room than before. */
export const asksForLess = /^Insufficient MU\. Trash \d+ MU of installed programs\.$/;

/** The same where a host has no room left for a program, with the host. */
export const asksOnHost =
  /^(?:(.+) can only handle \d+ MU of programs - trash programs on |Insufficient Space - Choose at least \d+ cards? on (.+) to trash$)/;

/** What room is made for: a program to be installed, what a host is to hold, or what is there, as there is less room. */
type RoomFor =
  { readonly what: 'program' | 'host'; readonly title: string } | { readonly what: 'less' };

/** Room was made for a program that is not installed after all, more of it than has to be, or some on a host. */
export interface RoomMade {
  /** The entry with which the programs are gone. */
  readonly entry: number;
  readonly for: RoomFor;
  /** What was chosen to be trashed, in its turn. */
  readonly chosen: readonly string[];
}

/** What was chosen by an entry for a question that is open until then. */
function chosenBy(shown: readonly Shown[], entry: number, message: string): readonly string[] {
  let first = entry;
  while (shown[first - 1]?.prompts.runner?.message === message) first -= 1;
  return chosenInTurn(shown.slice(Math.max(0, first - 1), entry).map(({ state }) => state));
}

function roomFor(message: string): RoomFor | null {
  const program = asksForRoom.exec(message)?.[1];
  if (program !== undefined) return { what: 'program', title: program };
  const [, full, taken] = asksOnHost.exec(message) ?? [];
  const host = full ?? taken;
  if (host !== undefined) return { what: 'host', title: host };
  return asksForLess.test(message) ? { what: 'less' } : null;
}

/**
 * Entries in which the Runner is done choosing what to trash, and no line tells of an install; on a host no rule makes
 * room, so that there an install by an action may follow (HOST-05).
 */
export const roomMadeIn = (shown: readonly Shown[]): readonly RoomMade[] =>
  shown.flatMap((now, entry) => {
    const before = shown[entry - 1];
    const message = before?.prompts.runner?.message ?? '';
    const room = roomFor(message);
    if (before === undefined || now.repeats || before.features === now.features) return [];
    if (room === null) return [];
    // It may go on to make room for the same program, or ask how it is paid for.
    const title = before.prompts.runner?.cardTitle ?? null;
    const goesOn = (asked: PromptView | null | undefined): boolean =>
      asked?.message === message ||
      (title !== null &&
        (asked?.cardTitle === title ||
          asked?.message.includes(` install cost of ${title} by `) === true));
    let closes = entry;
    while (goesOn(shown[closes]?.prompts.runner)) closes += 1;
    const installs = shown[closes]?.lines.filter((line) => line.includes(' install ')) ?? [];
    // What a card installs is chosen before room is made for it.
    const isAction =
      room.what === 'host' &&
      installs.every((line) => line.includes(' spends ') && !line.includes(' to use '));
    if (installs.length > 0 && !isAction) return [];
    return [{ entry, for: room, chosen: chosenBy(shown, entry, message) }];
  });

/** Programs are trashed, and that is all; null where that cannot be done now. */
export function makeRoom({ pool }: Rules, from: State, programs: readonly CardId[]): State | null {
  const g = workOn(pool, cloneState(from), null);
  if (programs.length === 0 || programs.some((id) => cardOf(g, id).zone !== 'rig')) return null;
  const isOpen = from.prompt?.kind === 'action' || from.prompt?.kind === 'window';
  if (!isOpen || !wait(g.state)) return null;
  trash(g, programs, { by: 'runner' });
  advance(g, null);
  return g.state;
}
