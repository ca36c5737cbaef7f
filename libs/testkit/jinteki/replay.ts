import type { JsonObject } from '#notation/jinteki/json';
import { JintekiLog } from '#notation/jinteki/write/write-log';
import {
  type Decision,
  type Fact,
  agendaPointsOf,
  titleOf,
  type Rules,
  cloneState,
  workOn,
  type Actor,
  MomentBuilder,
  type Side,
  type State,
  viewPosition,
} from '#rules';
import { diffOf } from './diff';
import { asking, promptsOf, type Prompts } from './prompt';
import { reasonOf, tableOf } from './table';

const names = { corp: 'Corp Player', runner: 'Runner Player' } as const;

interface Made {
  readonly by: Actor;
  readonly decision: Decision;
  readonly before: State;
  readonly after: State;
  readonly facts: readonly Fact[];
}

/**
 * Where theirs does not stop: before chance answers, amid what an access or install costs, and
 * between accesses in Archives, most of which it takes together.
 */
function isAmid({ prompt, frames }: State): boolean {
  if (prompt?.for === 'chance') return true;
  if (prompt?.kind === 'window')
    return frames.some(({ at }) => at === 'access' || at === 'install');
  if (prompt?.kind !== 'access' && prompt?.kind !== 'accessed') return false;
  return frames.some((frame) => frame.at === 'run' && frame.vars.success === 'Archives');
}

/**
 * A game of ours as a server of jinteki.net would have recorded it: an entry for each decision of
 * a player, with what chance answered in it. Feed it every decision in order, from the opening.
 */
export class ReplayWriter {
  readonly #history: JsonObject[] = [];
  readonly #lines: string[][] = [];
  readonly #log = new JintekiLog(names);
  /** A judge is told every decision. */
  readonly #told: MomentBuilder;
  readonly #aid = { corp: 0, runner: 0 };
  readonly #keep: Record<Side, string | false> = { corp: false, runner: false };
  #pending: string[] = [];
  #arranged = 0;
  #accesses = 0;

  constructor(private readonly rules: Rules) {
    this.#told = new MomentBuilder(rules.pool, 'judge');
  }

  /** How many entries there are. */
  get count(): number {
    return this.#history.length;
  }

  take({ by, decision, before, after, facts }: Made): void {
    this.#accesses += facts.filter(({ type }) => type === 'accessed').length;
    this.#told.declare(before, { by, decision });
    this.#told.happen(after, facts);
    const position = viewPosition(this.rules.pool, after, 'judge');
    this.#pending.push(...this.#log.tell({ ...this.#told.close(), position }));
    if (by !== 'chance') {
      this.#aid[by] += 1;
      if (decision.do === 'keep' || decision.do === 'mulligan') this.#keep[by] = decision.do;
    }
    if (isAmid(after)) return;
    this.#arrange(before, after);
    if (after.turn.side !== before.turn.side && before.turn.number > 0)
      this.#enter({ ...this.#stateOf(before), 'end-turn': true });
    this.#enter(this.#stateOf(after));
  }

  /** The file's text. */
  finish(state: State): string {
    const g = workOn(this.rules.pool, state, null);
    const [first = {}, ...later] = this.#history;
    const log = (lines: readonly string[]): JsonObject[] =>
      lines.map((text) => ({ user: '__system__', text, timestamp: '2018-09-06T12:00:00Z' }));
    const diffs = later.map((entry, at) => {
      const [altered, removed] = diffOf(this.#history[at] ?? first, entry);
      const told = log(this.#lines[at + 1] ?? []).flatMap((line) => ['+', line]);
      return [told.length === 0 ? altered : { ...altered, log: told }, removed];
    });
    return JSON.stringify({
      metadata: {
        winner: state.outcome?.winner ?? null,
        reason: state.outcome === null ? null : reasonOf(state.outcome),
        turn: state.turn.number,
        'corp.agenda-points': agendaPointsOf(g, 'corp'),
        'runner.agenda-points': agendaPointsOf(g, 'runner'),
      },
      history: [{ ...first, log: log(this.#lines[0] ?? []) }, ...diffs],
      'replay-shared': false,
    });
  }

  /** Theirs tells the Corp once more how R&D will lie. */
  #arrange(before: State, after: State): void {
    const isArranging = ({ prompt }: State): boolean =>
      prompt?.kind === 'pick' && prompt.why === 'arrange';
    if (isArranging(before)) this.#arranged += 1;
    else this.#arranged = 0;
    if (!isArranging(before) || isArranging(after)) return;
    const g = workOn(this.rules.pool, after, null);
    const titles = after.corp.rd.slice(0, this.#arranged + 1).map((id) => titleOf(g, id));
    const last = titles.pop() ?? '';
    const msg = `The top cards of R&D will be ${titles.join(', ')} and ${last}.`;
    this.#enter(
      this.#stateOf(before, asking('corp', { msg, 'prompt-type': 'other' }, this.#accesses)),
    );
  }

  #stateOf(state: State, prompts?: Prompts): JsonObject {
    const g = workOn(this.rules.pool, cloneState(state), null);
    const { corp, runner, game } = tableOf(g);
    const asked = prompts ?? promptsOf(g, this.#accesses);
    const player = (side: Side): JsonObject => ({
      aid: this.#aid[side],
      keep: this.#keep[side],
      user: { username: names[side] },
      'prompt-state': asked[side],
    });
    return {
      gameid: '00000000-0000-4000-8000-000000000000',
      sequence: this.#aid.corp + this.#aid.runner,
      ...game,
      corp: { ...corp, ...player('corp') },
      runner: { ...runner, ...player('runner') },
    };
  }

  #enter(state: JsonObject): void {
    this.#history.push(state);
    this.#lines.push(this.#pending);
    this.#pending = [];
  }
}
