import {
  accepts,
  type Decision,
  type Legal,
  type Fact,
  type Live,
  type Rules,
  type CardId,
  type Actor,
  type State,
  redacted,
  type Views,
  type Work,
  workOn,
} from '#rules';
import type { Exchange } from './exchange';
import type { Made } from './played';
import { caughtSight, type Restricted } from './sight';
import { differing, type Sent, type Teller, type TellerOf } from './teller';

export interface Compared {
  /** Moments whose bytes were the same. */
  readonly moments: number;
  /** The first moment that was not; null when there was none. */
  readonly leak: Leak | null;
}

export interface Leak {
  readonly after: number;
  /** What differs; null when one world tells a moment and the other none. */
  readonly surface: string | null;
  readonly decision: Decision | null;
  readonly played: string;
  readonly exchanged: string;
}

/** One of the two worlds, with what its viewer has been told and nobody has compared yet. */
class Lane {
  readonly live: Live;
  readonly moments: Sent[] = [];
  /** Every card pointed out so far. */
  readonly chosen: CardId[] = [];
  readonly #surfaces: Teller;

  constructor(
    private readonly rules: Rules,
    private readonly viewer: Restricted,
    private readonly views: Views,
    from: State,
    /** Milliseconds that others take for a decision, less than a minute. */
    private readonly pace: number,
    tellerOf: TellerOf,
  ) {
    this.live = rules.live(from);
    this.#surfaces = tellerOf(rules, viewer, from, views);
    this.#keep(this.#surfaces.reach(this.live.state, []));
  }

  isPromptHidden(): boolean {
    return this.views.isPromptHidden(this.work(), this.viewer);
  }

  /** Whether the question is one the viewer is not to notice, whatever the views under test say. */
  isHeld(): boolean {
    return redacted.isPromptHidden(this.work(), this.viewer);
  }

  private work(): Work {
    return workOn(this.rules.pool, this.live.state, null);
  }

  accepts(decision: Decision, by: Actor): boolean {
    const { prompt } = this.live.state;
    if (prompt === null || prompt.for !== by) return false;
    return this.live.legal().some((one) => accepts(one, decision));
  }

  /** Applies a decision that is legal; gives its facts. */
  take(decision: Decision, by: Actor): readonly Fact[] {
    const time = 60_000 * this.#surfaces.moments + (by === this.viewer ? 0 : this.pace);
    this.#surfaces.declare(this.live.state, { by, decision }, time);
    const taken = this.live.apply(decision, by);
    if (!taken.ok) throw new Error(`${JSON.stringify(decision)} is refused: ${taken.code}`);
    this.#keep(this.#surfaces.reach(this.live.state, taken.facts));
    for (const fact of taken.facts) if (fact.type === 'chosen') this.chosen.push(fact.card.card);
    return taken.facts;
  }

  #keep(sent: Sent | null): void {
    if (sent !== null) this.moments.push(sent);
  }
}

const isInstalled = (state: State, id: CardId): boolean => {
  const zone = state.cards[id]?.zone;
  return zone === 'ice' || zone === 'root';
};

/** Who rezzes a card says which, before it is paid for. */
const names = (decision: Decision, cards: readonly CardId[]): boolean =>
  decision.do === 'rez' && cards.includes(decision.card);

/** Who is asked by a card is told which it is: a secret bid on what is accessed in R&D. */
function asksBy(state: State, viewer: Restricted, cards: readonly CardId[]): boolean {
  const { prompt } = state;
  return prompt?.for === viewer && 'source' in prompt && cards.some((id) => id === prompt.source);
}

/** Declining, so that nothing comes of a question the played world did not ask. */
const isPassive = (decision: Decision): boolean =>
  decision.do === 'leave-accessed' ||
  decision.do === 'decline-steal' ||
  decision.do === 'done' ||
  (decision.do === 'option' && decision.option === 'no');

/** What was decided in the played world and may never have been asked in the other. */
const needsNoAnswer = (decision: Decision, until: readonly CardId[]): boolean =>
  isPassive(decision) || (decision.do === 'pick' && !until.includes(decision.card));

function evasive(legal: readonly Legal[], until: readonly CardId[]): Decision | null {
  for (const one of legal) if (!('from' in one) && !('cards' in one) && isPassive(one)) return one;
  for (const one of legal) if (one.do === 'pick' && !until.includes(one.card)) return one;
  return null;
}

/** Plays the same decisions in both worlds and compares what the viewer is told, byte by byte. */
export function compare(
  rules: Rules,
  viewer: Restricted,
  from: State,
  made: readonly Made[],
  exchange: Exchange,
  tellerOf: TellerOf,
  views: Views = redacted,
): Compared {
  const played = new Lane(rules, viewer, views, from, 1_000, tellerOf);
  const other = new Lane(rules, viewer, views, exchange.state, 47_000, tellerOf);
  let compared = 0;
  let at = 0;
  const check = (decision: Decision | null, even: boolean): Leak | null => {
    while (played.moments.length > 0 && other.moments.length > 0) {
      const [a, b] = [played.moments.shift(), other.moments.shift()];
      if (a === undefined || b === undefined) break;
      const surface = differing(a, b);
      if (surface !== null)
        return {
          ...{ after: at, decision, surface },
          ...{ played: a[surface] ?? 'nothing', exchanged: b[surface] ?? 'nothing' },
        };
      compared += 1;
    }
    const left = played.moments.length + other.moments.length;
    if (!even || left === 0) return null;
    return {
      after: at,
      decision,
      surface: null,
      played: JSON.stringify(played.moments[0] ?? 'nothing'),
      exchanged: JSON.stringify(other.moments[0] ?? 'nothing'),
    };
  };
  const sighted = (lane: Lane, facts: readonly Fact[]): boolean =>
    facts.some(({ type }) => type === exchange.ends) ||
    (exchange.until.length > 0 &&
      (caughtSight(rules.pool, lane.live.state, facts, viewer, exchange.until) ||
        asksBy(lane.live.state, viewer, exchange.until) ||
        (exchange.apart && exchange.until.some((id) => isInstalled(lane.live.state, id)))));

  const first = check(null, !played.isPromptHidden() && !other.isPromptHidden());
  if (first !== null) return { moments: compared, leak: first };
  for (const { by, decision } of made) {
    const mapped = exchange.map(decision);
    const held = played.isHeld();
    while (other.isHeld() && !(held && other.accepts(mapped, by))) {
      const evasion = evasive(other.live.legal(), exchange.until);
      const asked = other.live.state.prompt?.for;
      if (evasion === null || asked === undefined) return { moments: compared, leak: null };
      if (sighted(other, other.take(evasion, asked))) return { moments: compared, leak: null };
    }
    // An answer to a hidden question is none to the question of another card that all can see.
    const agreed = held === other.isHeld() && other.accepts(mapped, by);
    if (!agreed && !(held && needsNoAnswer(decision, exchange.until)))
      return { moments: compared, leak: null };
    if (sighted(played, played.take(decision, by)) || names(decision, exchange.until)) break;
    if (agreed && sighted(other, other.take(mapped, by))) break;
    at += 1;
    // A choice among what fits falls where it must: that much the choice tells of the card.
    if (exchange.kind === 'identity' && played.chosen.join() !== other.chosen.join())
      if (!played.isHeld() && !other.isHeld()) break;
    const leak = check(decision, !played.isHeld() && !other.isHeld());
    if (leak !== null) return { moments: compared, leak };
  }
  return { moments: compared, leak: null };
}
