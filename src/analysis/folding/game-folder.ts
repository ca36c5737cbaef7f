import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import type { LogHeader } from '#notation/native/header';
import type { Live, Rules } from '#rules/rules';
import { newGame } from '#rules/state/opening';
import type { Actor } from '#rules/state/side';
import type { State } from '#rules/state/state';
import { Courses } from '#rules/view/course';
import { RecentlyUsed } from '#streams/recently-used';
import type { EventStore, RecordedEvent } from '../../platform/event-store/event-store';
import type { DecidedFacts, FoldedGame } from './folded-game';

/** Games of which the facts are kept: each projection asks for the same ones in turn. */
const KEPT = 64;

interface Folding {
  readonly header: LogHeader;
  readonly opening: State;
  readonly live: Live;
  readonly told: DecidedFacts[];
  readonly courses: Courses;
}

/** Folds games for projections; what one of them has folded, the next need not. */
export class GameFolder {
  private readonly kept = new RecentlyUsed<string, Folding>(KEPT);

  private forgotten = 0;

  constructor(private readonly rules: Rules) {}

  /** Drops what it has folded: a header holds the names of people. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
  }

  /** `events` are new ones of one stream, in order. Throws when they are not a legal game. */
  async fold(
    events: readonly RecordedEvent[],
    store: Pick<EventStore, 'readStream'>,
  ): Promise<FoldedGame> {
    const [first] = events;
    const newest = events.at(-1);
    if (first === undefined || newest === undefined) throw new Error('there is no event to fold');
    const { stream } = first;
    const { forgotten } = this;
    // Decision n is event n + 1.
    const [from, to] = [first.version - 1, newest.version - 1];
    let folding = this.kept.get(stream);
    if (folding === undefined || folding.told.length < from) {
      const all = first.version === 1 ? events : await this.before(events, store);
      folding = this.begin(all);
      if (forgotten === this.forgotten) this.kept.set(stream, folding);
    } else this.extend(folding, events.slice(folding.told.length - from));
    return {
      id: stream.slice('game-'.length),
      header: folding.header,
      told: folding.told.slice(0, to + 1),
      from,
      courses: folding.courses.of,
      opening: folding.opening,
      position: newest.position,
      recordedAt: newest.recordedAt,
    };
  }

  private async before(
    events: readonly RecordedEvent[],
    store: Pick<EventStore, 'readStream'>,
  ): Promise<readonly RecordedEvent[]> {
    const [first] = events;
    if (first === undefined) return [];
    const read = await store.readStream(first.stream, 1, first.version - 1);
    if (!read.ok) throw new Error(read.message);
    return [...read.events, ...events];
  }

  private begin(events: readonly RecordedEvent[]): Folding {
    const [first] = events;
    if (first === undefined) throw new Error('a game begins with an event');
    const header = headerOf(first);
    const { state, facts } = openRecorded(this.rules, header);
    const courses = new Courses();
    courses.begin(newGame(this.rules.pool, state, null), facts);
    const folding = {
      header,
      opening: state,
      live: this.rules.live(state),
      told: [{ decision: 0, facts }],
      courses,
    };
    this.extend(folding, events.slice(1));
    return folding;
  }

  private extend({ live, told, courses }: Folding, events: readonly RecordedEvent[]): void {
    for (const event of events) {
      const decision = decisionOf(event);
      const by: Actor | undefined =
        decision.do === 'concede' ? decision.side : live.state.prompt?.for;
      const taken = live.apply(decision);
      if (!taken.ok)
        throw new Error(`event ${event.version} is no legal decision: ${taken.reason}`);
      if (by === undefined) throw new Error(`event ${event.version} answers no question`);
      told.push({ decision: told.length, facts: taken.facts });
      courses.take({ by, decision }, newGame(this.rules.pool, live.state, null), taken.facts);
    }
  }
}
