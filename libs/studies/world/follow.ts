import { dealer } from '#play/dealer';
import { shuffled, type Source } from '#play/source';
import {
  type Actor,
  type Decision,
  type Legal,
  MomentBuilder,
  MomentIndexes,
  type Rules,
  type Side,
  type State,
  viewPosition,
  workOn,
} from '#rules';
import type { Move } from '../study/study';
import type { SeatRecord, ToldMoment } from './record';
import { type Handles, paired, pairedBetween, pairedViews } from './same-view';

type Trail = MomentIndexes['trail'];

/** How far a world has been followed. */
interface Followed {
  readonly state: State;
  readonly trail: Trail;
  readonly handles: Handles;
  /** How many of the moments were told so far, and of the next one how many entries. */
  readonly moments: number;
  readonly entries: number;
  readonly moves: readonly Move[];
}

/** Numbers of a range that are tried. */
const MOST_NUMBERS = 40;
/** Orders of a deck that are tried. */
const SHUFFLES = 4;

/** The decisions that are tried at a prompt, in an order that is drawn. */
function candidates(rules: Rules, state: State, next: Source): readonly Decision[] {
  const { prompt } = state;
  if (prompt === null) return [];
  if (prompt.for === 'chance' && prompt.kind === 'shuffle')
    return Array.from({ length: SHUFFLES }, () => dealer(next)(prompt, state));
  const definite = (legal: Legal): readonly Decision[] => {
    if ('cards' in legal) return [];
    if (!('from' in legal)) return [legal];
    const { from, to } = legal;
    const numbers = Array.from(
      { length: Math.min(to - from + 1, MOST_NUMBERS) },
      (_, at) => from + at,
    );
    return numbers.map((number) =>
      legal.do === 'number' ? { do: legal.do, number } : { do: legal.do, credits: number },
    );
  };
  return shuffled(rules.legal(state).flatMap(definite), next);
}

/** Decisions that may still be tried; it is counted down. */
export interface Tries {
  left: number;
}

/** Goes on from a world until its seat was told what it was told in the game. */
class Following {
  constructor(
    private readonly rules: Rules,
    private readonly seat: Side,
    private readonly since: readonly ToldMoment[],
    private readonly next: Source,
    private readonly tries: Tries,
  ) {}

  from(here: Followed): readonly Move[] | null {
    if (here.moments === this.since.length) return here.moves;
    const by = here.state.prompt?.for;
    if (by === undefined) return null;
    for (const decision of candidates(this.rules, here.state, this.next)) {
      if (this.tries.left === 0) return null;
      const after = this.take(here, by, decision);
      const moves = after === null ? null : this.from(after);
      if (moves !== null) return moves;
    }
    return null;
  }

  /** Null where the seat would be told something else. */
  private take(here: Followed, by: Actor, decision: Decision): Followed | null {
    const { rules, seat } = this;
    const { pool } = rules;
    const wanted = this.since[here.moments];
    if (wanted === undefined) return null;
    const builder = new MomentBuilder(pool, seat);
    builder.declare(here.state, { by, decision });
    const declared = builder.close().told.map((one) => ('decision' in one ? one.decision : null));
    const hoped = wanted.told.slice(here.entries, here.entries + declared.length);
    const begun = paired(
      declared,
      hoped.map((one) => ('decision' in one ? one.decision : null)),
      here.handles,
    );
    if (begun === null || declared.includes(null)) return null;
    this.tries.left -= 1;
    const taken = rules.apply(here.state, decision, by);
    if (!taken.ok) return null;
    const { state, facts } = taken;
    builder.happen(state, facts);
    const happened = builder.close().told.map((one) => ('fact' in one ? one.fact : null));
    const from = here.entries + declared.length;
    const told = wanted.told.slice(from, from + happened.length);
    const heard = paired(
      happened,
      told.map((one) => ('fact' in one ? one.fact : null)),
      begun,
    );
    if (heard === null) return null;
    const indexes = new MomentIndexes(here.trail);
    const before = indexes.of[seat].moments;
    indexes.take({ by, decision }, workOn(pool, state, null), facts);
    const moves = [
      ...here.moves,
      { by, decision, chance: by === 'chance' ? 'dealt' : null } as const,
    ];
    const entries = from + happened.length;
    if (indexes.of[seat].moments === before)
      return { ...here, state, trail: indexes.trail, handles: heard, entries, moves };
    if (entries !== wanted.told.length) return null;
    const handles = pairedViews(viewPosition(pool, state, seat), wanted.position, heard);
    if (handles === null) return null;
    const moments = here.moments + 1;
    return { state, trail: indexes.trail, handles, moments, entries: 0, moves };
  }
}

/**
 * Decisions that lead from a world between two actions to what its seat was told in the midst of one: each
 * legal, and each telling the seat what it was told. Null where none were found with the tries that were left.
 */
export function follow(
  rules: Rules,
  state: State,
  { seat, view, since }: SeatRecord,
  next: Source,
  tries: Tries,
): readonly Move[] | null {
  const { pool } = rules;
  const handles = pairedBetween(viewPosition(pool, state, seat), view);
  if (handles === null) return null;
  const indexes = new MomentIndexes();
  indexes.begin(workOn(pool, state, null), []);
  const begun = { state, trail: indexes.trail, handles, moments: 0, entries: 0, moves: [] };
  return new Following(rules, seat, since, next, tries).from(begun);
}
