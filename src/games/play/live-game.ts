import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import { whoDecides } from '#notation/recorded/who-decides';
import type { Dealer } from '#play/dealer';
import { type Decision, type Rules, hashState, type Actor, type Side, type State } from '#rules';
import type { Decided, Decider } from '#streams/decider';
import { chosen, type Choice } from './choice';
import { noSeat, refuse, type LiveRefusal } from './refusal';
import { Table } from './table';

export type LiveEvent =
  | { readonly type: 'begun'; readonly header: LogHeader }
  /** With the hash of the state it led to. */
  | { readonly type: 'decided'; readonly decision: Decision; readonly hash: string };

export type LiveCommand =
  | {
      readonly type: 'begin';
      readonly header: LogHeader;
      /** Made before the players sit down, in a game that begins with a position. */
      readonly decisions?: readonly Decision[];
    }
  | {
      readonly type: 'decide';
      readonly game: string;
      readonly side: Side;
      readonly what: Choice | 'concede';
    };

/** How a game stands that is played here. */
export interface LiveGame {
  /** Null before it has begun. It is carried on in place: of use while this state is the newest. */
  readonly table: Table | null;
  /** The number of the last moment that each player was told; -1 before the first. */
  readonly last: Readonly<Record<Side, number>>;
}

type Answer = Decided<LiveEvent, LiveRefusal>;

const NONE: LiveGame = { table: null, last: { corp: -1, runner: -1 } };

function evolve({ table: before }: LiveGame, event: LiveEvent, pools: RulesByPool): LiveGame {
  const table = event.type === 'begun' ? new Table(pools, event.header) : before;
  if (table === null) throw new Error('a game goes on that has not begun');
  if (event.type === 'decided') table.take(event.decision);
  return { table, last: { corp: table.lastMoment('corp'), runner: table.lastMoment('runner') } };
}

/** Games by the rules of their pools, with chance dealt by `deal` before a player is asked. */
export function liveDecider(
  pools: RulesByPool,
  deal: Dealer,
): Decider<LiveGame, LiveCommand, LiveEvent, LiveRefusal> {
  /** A player's decision, or none, and what chance deals after it; the reason it is refused. */
  const played = (
    rules: Rules,
    from: State,
    decision: Decision | null,
    player?: Actor,
  ): readonly LiveEvent[] | string => {
    const live = rules.live(from, 'none');
    const events: LiveEvent[] = [];
    let next = decision;
    let by = player;
    while (next !== null) {
      const taken = live.apply(next, by ?? whoDecides(live.state, next) ?? undefined);
      if (!taken.ok) return taken.reason;
      events.push({ type: 'decided', decision: next, hash: hashState(live.state) });
      by = undefined;
      next = dealt(live.state);
    }
    return events;
  };
  const dealt = (state: State): Decision | null =>
    state.prompt?.for === 'chance' ? deal(state.prompt, state) : null;

  const decide = ({ table }: LiveGame, command: LiveCommand): Answer => {
    if (command.type === 'begin') {
      if (table !== null) throw new Error('the game has begun already');
      const { rules, state } = openRecorded(pools, command.header);
      const live = rules.live(state, 'none');
      const made: LiveEvent[] = [];
      for (const decision of command.decisions ?? []) {
        const taken = live.apply(decision, whoDecides(live.state, decision) ?? undefined);
        if (!taken.ok)
          return { ok: false, refusal: refuse('ILLEGAL', taken.reason, 'Begin elsewhere.') };
        made.push({ type: 'decided', decision, hash: hashState(live.state) });
      }
      const first = played(rules, live.state, dealt(live.state));
      if (typeof first === 'string') throw new Error(`chance is refused: ${first}`);
      return { ok: true, events: [{ type: 'begun', header: command.header }, ...made, ...first] };
    }
    const { game, side, what } = command;
    if (table === null) return { ok: false, refusal: noSeat(game) };
    const wanted = chosen(table, side, what);
    if (!wanted.ok) return { ok: false, refusal: wanted };
    const events = played(table.rules, table.state, wanted.decision, side);
    if (typeof events !== 'string') return { ok: true, events };
    return {
      ok: false,
      refusal: refuse('ILLEGAL', events, 'Choose one of the legal decisions.'),
    };
  };
  return { initial: NONE, decide, evolve: (game, event) => evolve(game, event, pools) };
}
