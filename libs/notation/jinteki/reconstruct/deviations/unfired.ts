import {
  type CardId,
  type Decision,
  type Rules,
  cardOf,
  cloneState,
  encounterIn,
  subsOf,
  workOn,
  type State,
} from '#rules';
import { cidOf, subroutinesOf } from '../../lens/card';
import { encounterOf } from '../../lens/run';
import { SIDES } from '../../lens/side';
import type { JsonObject } from '../../json';
import type { Shown } from '../shown';
import type { Titles } from '../titles';

/** An encounter of theirs that ended with subroutines unbroken that no line tells to resolve together. */
export interface Unfired {
  /** The entry with which it is over. */
  readonly entry: number;
  /** The one with which it began. */
  readonly since: number;
  /** Index of the definition of the ice. */
  readonly def: number;
  /** Subroutines that resolved one by one, or that were broken. */
  readonly behind: ReadonlySet<number>;
  /** Its only subroutine asks for a card where there is none, and theirs does nothing more. */
  readonly inVain?: true;
}

const resolvesAll = / resolves (?:all )?\d+ unbroken subroutines? on /;

/** A piece of ice with one subroutine asks for cards, and none can be chosen. */
const asksInVain = (ice: JsonObject, { prompts }: Shown): boolean =>
  subroutinesOf(ice).length === 1 &&
  SIDES.some((side) => {
    const prompt = prompts[side];
    return (
      prompt?.kind === 'select' && prompt.cardCid === cidOf(ice) && prompt.selectable.length === 0
    );
  });

/** All of a game, by entry. */
export function unfiredIn(titles: Titles, shown: readonly Shown[]): Unfired[] {
  const list: Unfired[] = [];
  let [resolved, inVain] = [false, false];
  let since = 0;
  for (const [entry, one] of shown.entries()) {
    const { lines, state } = one;
    const before = shown[entry - 1];
    const ice = before === undefined ? null : encounterOf(before.state);
    const now = encounterOf(state);
    resolved ||= lines.some((line) => resolvesAll.test(line));
    if (ice !== null && (now === null || cidOf(now) !== cidOf(ice))) {
      const def = titles.defOf(ice);
      const subs = subroutinesOf(ice);
      const behind = new Set(
        subs.flatMap(({ broken, fired }, at) => (broken || fired ? [at] : [])),
      );
      if (def !== null && inVain) list.push({ entry, since, def, behind: new Set(), inVain: true });
      else if (!resolved && def !== null && behind.size < subs.length)
        list.push({ entry, since, def, behind });
    }
    if (now === null || ice === null || cidOf(now) !== cidOf(ice)) {
      [resolved, inVain] = [false, false];
      since = entry;
    }
    inVain ||= now !== null && asksInVain(now, one);
  }
  return list;
}

/** More subroutines than this are left in no order but from the first, or to the last. */
const mostSubs = 4;

/** What may have been left: all of it first, then less. */
export function leftOf(subs: readonly number[]): readonly (readonly number[])[] {
  const ways =
    subs.length <= mostSubs
      ? Array.from({ length: (1 << subs.length) - 1 }, (_, mask) =>
          subs.filter((_one, at) => ((mask + 1) & (1 << at)) !== 0),
        )
      : subs.flatMap((_, at) =>
          [subs.slice(at), subs.slice(0, at)].filter(({ length }) => length > 0),
        );
  return [...ways].sort((one, other) => other.length - one.length);
}

/** The subroutines of the ice at hand that would resolve, by their places; none outside of an encounter. */
export function unbrokenOn({ pool }: Rules, state: State, def: number): readonly number[] {
  const encounter = encounterIn(state);
  if (encounter === null || state.frames.at(-1)?.at !== 'window') return [];
  const g = workOn(pool, state, null);
  const ice = cardOf(g, encounter.vars.ice);
  if (ice.def !== def) return [];
  const { broken, resolved } = encounter.vars;
  const left = encounter.step === '3.2' ? [...broken, ...resolved] : broken;
  return subsOf(g, ice).flatMap(({ id }, at) => (left.includes(id) ? [] : [at]));
}

/**
 * These subroutines of the encountered ice do not resolve, and are not broken either: they count as
 * resolved once the window is behind. Null where they are not there to resolve.
 */
export function leaveUnfired(
  { pool }: Rules,
  from: State,
  id: CardId,
  subs: readonly Decision[],
): State | null {
  const state = cloneState(from);
  const encounter = encounterIn(state);
  if (encounter?.vars.ice !== id) return null;
  const { broken, resolved } = encounter.vars;
  // Which subroutines resolved is forgotten as the window closes, for the next time round: no longer.
  if (encounter.step === '3.1a') {
    resolved.length = 0;
    encounter.step = '3.2';
  }
  if (encounter.step !== '3.2') return null;
  const g = workOn(pool, state, null);
  const all = subsOf(g, cardOf(g, id));
  for (const one of subs) {
    const sub = one.do === 'break' ? all[one.sub] : undefined;
    if (sub === undefined || broken.includes(sub.id) || resolved.includes(sub.id)) return null;
    resolved.push(sub.id);
  }
  return state;
}
