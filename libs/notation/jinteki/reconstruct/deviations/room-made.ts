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
import type { Shown } from '../shown';
import { wait } from './by-hand';

/** The question for programs that make room, with the card that they make it for. */
export const asksForRoom = /^Insufficient MU to install (.+)\. Trash installed programs\?$/;

/** Room was made for a program that is not installed after all. */
export interface RoomMade {
  /** The entry with which the programs are gone. */
  readonly entry: number;
  /** The program that was to be installed. */
  readonly title: string;
}

/** Entries in which the Runner is done choosing what to trash, and no line tells of an install. */
export const roomMadeIn = (shown: readonly Shown[]): readonly RoomMade[] =>
  shown.flatMap((now, entry) => {
    const before = shown[entry - 1];
    const title = asksForRoom.exec(before?.prompts.runner?.message ?? '')?.[1];
    if (before === undefined || title === undefined || now.repeats) return [];
    if (now.lines.some((line) => line.includes(' install '))) return [];
    return before.features === now.features ? [] : [{ entry, title }];
  });

/** Programs are trashed, and that is all; null where that cannot be done now. */
export function makeRoom({ pool }: Rules, from: State, programs: readonly CardId[]): State | null {
  const g = workOn(pool, cloneState(from), null);
  if (programs.length === 0 || programs.some((id) => cardOf(g, id).zone !== 'rig')) return null;
  if (from.prompt?.kind !== 'action' || !wait(g.state)) return null;
  trash(g, programs, { by: 'runner' });
  advance(g, null);
  return g.state;
}
