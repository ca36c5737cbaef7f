import { smallestPoolWith } from '#cards/pool';
import { type Pool, rulesOf } from '#rules';
import { loadPositionAs } from '#notation/scenario/position/load';
import { readScenario } from '#notation/scenario/read-scenario';
import type { Problem } from '#notation/scenario/place';
import type { ChanceStep, Expectation, Scenario, Step } from '#notation/scenario/scenario';
import { check, type Marks } from './expect/check';
import { refold, Shown } from './implied';
import { nearestSaid } from './nearest';
import { perform } from './perform';
import { easyStep, pastEmptyWindows, pastOrder } from './policy';
import { refuse } from './refuse';
import { deal, type Pin, type Stand, type Table } from './stand';
import { runUntil } from './until';
import { windowOf } from './window';

export type Result = 'pass' | 'fail' | 'unsupported' | 'invalid';

/** How a scenario ended; steps count from 0, the expectations at its end belong to none. */
export interface Report {
  readonly id: string;
  readonly result: Result;
  readonly step?: number;
  readonly expectation?: unknown;
  readonly got?: unknown;
  readonly reason?: string;
}

/** A run of a scenario: the report, and where it ended, as far as it came. */
export interface Ran {
  readonly report: Report;
  readonly table: Table | null;
  readonly start: Stand | null;
  readonly end: Stand | null;
}

type Ending = Omit<Report, 'id'>;

const failed = (step: number | null, reason: string, more: object = {}): Ending => ({
  result: 'fail',
  ...(step === null ? {} : { step }),
  reason,
  ...more,
});

/** One scenario on its way. */
class Course {
  stand: Stand;
  private readonly labels = new Map<string, Stand>();
  private latest: string | null = null;
  private readonly queued = new Set<number>();
  private told = 0;
  private own = 0;
  private words = '';
  private answered: Stand | null = null;
  private readonly shown: Shown;

  constructor(
    private readonly table: Table,
    private readonly scenario: Scenario,
    private readonly start: Stand,
  ) {
    this.stand = start;
    this.shown = new Shown(table);
  }

  run(): Ending {
    this.shown.look(this.stand);
    // A game from its very beginning waits for chance first.
    this.stand = deal(this.table, this.stand);
    for (const [index, step] of this.scenario.script.entries()) {
      const ending = this.take(index, step) ?? this.expect(index, step.expect) ?? this.leaks(index);
      if (ending !== null) return ending;
    }
    this.latest = null;
    return this.expect(null, this.scenario.expect) ?? this.implied() ?? { result: 'pass' };
  }

  private take(index: number, step: Step): Ending | null {
    const wrong = this.queue(step.kind === 'chance' ? index : index + 1);
    if (wrong !== null) return wrong;
    switch (step.kind) {
      case 'chance':
        return this.chance(index, step);
      case 'to': {
        this.label(step.label, this.stand);
        if (step.until === 'turn-ended' && this.isTurnOver()) return null;
        const reached = runUntil(this.table, this.stand, step, this.following(index));
        this.stand = reached.stand;
        return reached.ok ? null : this.blocked(index, reached.reason);
      }
      case 'decision':
        return step.illegal.length > 0 ? this.illegal(index, step) : this.decide(index, step);
    }
  }

  /** The last decision answered what its turn's end asked, and the turn is over with it. */
  private isTurnOver(): boolean {
    const answered = this.answered?.state.turn;
    this.answered = null;
    return answered !== undefined && answered.side !== this.stand.state.turn.side;
  }

  private following(index: number): Step | undefined {
    return this.scenario.script.slice(index + 1).find((step) => step.kind === 'decision');
  }

  private decide(index: number, step: Extract<Step, { kind: 'decision' }>): Ending | null {
    const words = JSON.stringify(step.said);
    const told = words === this.words ? this.own : this.told;
    const next = this.scenario.script[index + 1];
    const performed = perform(this.tableFor(index), this.stand, step, told, next);
    if (!performed.ok) {
      const { rejected, stand } = performed;
      if (rejected.misnamed === true)
        return { result: 'invalid', step: index, reason: rejected.reason };
      this.stand = stand;
      const nearest = nearestSaid(this.table, stand, step.said);
      return this.blocked(index, rejected.reason, { codes: rejected.codes, nearest });
    }
    this.label(step.label, performed.before);
    this.told = performed.told;
    this.own = performed.own;
    this.words = words;
    this.answered = step.said.do === 'choose' ? performed.before : null;
    this.stand = performed.after;
    return null;
  }

  /** A refused prevention is tried where nothing can be prevented, too. */
  private tableFor(index: number): Table {
    const next = this.scenario.script.slice(index + 1).find((step) => step.kind !== 'chance');
    const isTried = next?.kind === 'decision' && next.illegal.length > 0 && next.at === 'prevent';
    return isTried ? { ...this.table, emptyPreventions: true } : this.table;
  }

  private illegal(index: number, step: Extract<Step, { kind: 'decision' }>): Ending | null {
    const refused = refuse(this.tableFor(index - 1), this.stand, step);
    if (!refused.ok)
      return failed(index, refused.reason, { expectation: step.illegal, got: refused.got });
    this.stand = refused.stand;
    this.label(step.label, this.stand);
    return null;
  }

  /** What is pinned right after a step is known before the step is taken. */
  private queue(from: number): Ending | null {
    const { script } = this.scenario;
    const pins: Pin[] = [];
    for (let i = from; i < script.length; i += 1) {
      const step = script[i];
      if (step?.kind !== 'chance') break;
      if (this.queued.has(i)) continue;
      this.queued.add(i);
      const found = step.pin.cards.map((name) => this.table.names.find(name));
      const cards = found.flatMap((one) => (one.ok ? [one.id] : []));
      const missing = found.find((one) => !one.ok);
      if (missing?.ok === false) return { result: 'invalid', step: i, reason: missing.message };
      pins.push({ step: i, kind: step.pin.kind, deck: step.pin.deck, cards });
    }
    if (pins.length > 0) this.stand = { ...this.stand, pins: [...this.stand.pins, ...pins] };
    return null;
  }

  /** The pick happens by here at the latest, where something is expected of it. */
  private chance(index: number, step: ChanceStep): Ending | null {
    this.label(step.label, this.stand);
    this.stand = deal(this.table, this.stand);
    if (step.expect.length === 0) return null;
    const isOpen = (stand: Stand): boolean => stand.pins.some((pin) => pin.step === index);
    let here = this.stand;
    while (isOpen(here)) {
      const next = easyStep(this.table, here);
      if (next === null) return null;
      here = next;
    }
    this.stand = here;
    return null;
  }

  private label(name: string | null, stand: Stand): void {
    if (name === null) return;
    this.labels.set(name, stand);
    this.latest = name;
  }

  private blocked(index: number, reason: string, more: object = {}): Ending {
    const { prompt } = this.stand.state;
    if (prompt?.for === 'chance') {
      const [pin] = this.stand.pins;
      const what = `${prompt.kind === 'random' ? prompt.why : 'shuffle'} at ${windowOf(this.stand.state)}`;
      return failed(
        index,
        pin === undefined
          ? `a random event without a pin: ${what}`
          : `the pins do not fit what is random here: ${what}`,
      );
    }
    const asked = { for: prompt?.for ?? null, asks: prompt?.kind ?? null };
    return failed(index, reason, {
      got: { ...asked, at: windowOf(this.stand.state), ...more },
    });
  }

  private expect(index: number | null, all: readonly Expectation[]): Ending | null {
    const marks: Marks = { start: this.start, labels: this.labels, latest: this.latest };
    for (const one of all) {
      const verdict = check(this.table, this.stand, marks, one);
      if (verdict === null || this.holdsFurtherOn(one, marks)) continue;
      const at = index === null ? {} : { step: index };
      if ('invalid' in verdict)
        return { result: 'invalid', ...at, expectation: one.written, reason: verdict.invalid };
      return { result: 'fail', ...at, expectation: one.written, got: verdict.got };
    }
    return null;
  }

  /** What holds where another engine would stand by now will do, too. */
  private holdsFurtherOn(one: Expectation, marks: Marks): boolean {
    const further = pastEmptyWindows(this.table, this.stand);
    if (further !== this.stand && check(this.table, further, marks, one) === null) return true;
    if (this.table.policy.forced !== 'auto') return false;
    for (const stand of pastOrder(this.table, this.stand))
      if (stand !== this.stand && check(this.table, stand, marks, one) === null) return true;
    return false;
  }

  private leaks(index: number): Ending | null {
    const leak = this.shown.look(this.stand);
    if (leak === null) return null;
    return failed(index, `the ${leak.view}'s view tells of hidden cards`, { got: leak.titles });
  }

  private implied(): Ending | null {
    // DMG-04: too much damage kills; which cards it would have taken makes no difference.
    const isFlatline = this.stand.state.outcome?.reason === 'flatline';
    const pin = this.stand.pins.find((one) => !isFlatline || one.kind !== 'damage');
    if (pin !== undefined)
      return { result: 'invalid', step: pin.step, reason: 'the pin was never used' };
    const differs = refold(this.table, this.start.state, this.stand);
    return differs === null ? null : failed(null, differs);
  }
}

export const told = (problems: readonly Problem[]): string =>
  problems.map(({ at, message }) => `${at} ${message}`.trim()).join('; ');

/** Titles that no pool has are not only missing from this one. */
const inNoPool = (titles: readonly string[]): string => {
  const none = [...new Set(titles)].filter((title) => smallestPoolWith(title) === null);
  return none.length === 0 ? '' : `; no pool has ${none.map((one) => `"${one}"`).join(', ')}`;
};

const never = (report: Report): Ran => ({ report, table: null, start: null, end: null });

/** Runs a scenario as read. */
export function runScenario(pool: Pool, scenario: Scenario): Ran {
  const { id } = scenario;
  const loaded = loadPositionAs(pool, scenario.position);
  if (!loaded.ok) {
    const isUnknown = loaded.problems.length === loaded.unknown.length;
    const result = isUnknown ? 'unsupported' : 'invalid';
    return never({ id, result, reason: told(loaded.problems) + inNoPool(loaded.unknown) });
  }
  const { names, state } = loaded;
  const table: Table = { rules: rulesOf(pool, 'every-step'), names, policy: scenario.policy };
  const start: Stand = { state, facts: [], made: [], pins: [] };
  const course = new Course(table, scenario, start);
  const ending = course.run();
  return { report: { id, ...ending }, table, start, end: course.stand };
}

/** The same for a document. */
export function runScenarioDocument(pool: Pool, document: unknown): Ran {
  const read = readScenario(document);
  if (!read.ok) return never({ id: read.id ?? '', result: 'invalid', reason: told(read.problems) });
  return runScenario(pool, read.scenario);
}
