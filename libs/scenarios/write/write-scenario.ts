import { type Pool, rulesOf, type State } from '#rules';
import { loadPositionAs } from '#notation/scenario/position/load';
import { readPosition } from '#notation/scenario/position/read-position';
import { type HarnessStep, type Policy, scenarioFormat } from '#notation/scenario/scenario';
import { project } from '../project/projection';
import { runScenarioDocument } from '../run-scenario';
import type { Made, Stand, Table } from '../stand';
import { type Course, Follower, type PinnedStep } from './course';
import { pinOf, writtenPin } from './pins';
import { isUnsaid, stepOf, waysToSay, writtenStep } from './say';
import { toldMoves, type ToldMove } from './told';

export interface ToWrite {
  readonly id: string;
  readonly title: string;
  /** As scenarios write it. */
  readonly position: unknown;
  /** By the numbers that cards have where the position is loaded. */
  readonly moves: readonly Made[];
}

export type WrittenScenario =
  | { readonly ok: true; readonly document: Readonly<Record<string, unknown>> }
  /** `at`: the first decision that no script says, from 0; null for the position or the whole. */
  | { readonly ok: false; readonly at: number | null; readonly reason: string };

const policy: Policy = { pass: 'auto', forced: 'auto', random: 'strict' };

const no = (at: number | null, reason: string): WrittenScenario => ({ ok: false, at, reason });

/** Tries before it is said that a decision cannot be said, for each. */
const TRIES = 12;

/** Looks for a script that says a game, one step after another; a step that leads nowhere is taken back. */
class Writing {
  /** How many decisions the best script said. */
  farthest = 0;
  private tries = 0;

  constructor(
    private readonly table: Table,
    private readonly moves: readonly ToldMove[],
    private readonly follower: Follower,
  ) {}

  /** Chance between two decisions that have to be said. */
  pinsAfter(at: number) {
    const pins = [];
    for (const move of this.moves.slice(at + 1)) {
      const pin = pinOf(move);
      if (pin !== null) pins.push(pin);
      else if (!isUnsaid(move)) break;
    }
    return pins;
  }

  from(course: Course): { readonly steps: readonly PinnedStep[]; readonly end: Stand } | null {
    this.farthest = Math.max(this.farthest, course.said);
    if (course.said === this.moves.length) return { steps: [], end: course.stand };
    for (const step of this.waysOn(course)) {
      this.tries += 1;
      if (this.tries > TRIES * (this.moves.length + 10)) return null;
      const next = this.follower.after(course, step);
      const rest = next === null ? null : this.from(next);
      if (rest !== null) return { steps: [step, ...rest.steps], end: rest.end };
    }
    return null;
  }

  private *waysOn(course: Course): Generator<PinnedStep> {
    const { said } = course;
    const unsaid = this.moves.slice(said).findIndex((move) => !isUnsaid(move));
    const { names } = this.table;
    if (unsaid >= 0) {
      const head = said + unsaid;
      for (const { step, count } of waysToSay(names, this.moves, head))
        yield { step, pins: this.pinsAfter(head + count - 1) };
    }
    // What would be answered by itself is said, where it is not.
    if (unsaid !== 0)
      for (const { step } of waysToSay(names, this.moves, said)) yield { step, pins: [] };
    for (const card of this.follower.unasked(course))
      yield {
        step: stepOf({ by: 'runner', do: 'access', card: names.nameOf(card) }, null),
        pins: [],
      };
    if (unsaid < 0) for (const step of waysToGoOn) yield { step, pins: [] };
  }
}

/** Where a script may run on to when nothing more is to be said. */
const waysToGoOn: readonly HarnessStep[] = (
  ['choice', 'run-ended', 'turn-ended', 'corp.1.2', 'corp.2.2', 'runner.1.2', 'runner.1.6'] as const
).map((until) => ({ kind: 'to', until, at: null, label: null, expect: [] }));

const shownPaths = [
  'corp.credits',
  'corp.clicks',
  'corp.badPublicity',
  'corp.agendaPoints',
  'runner.credits',
  'runner.clicks',
  'runner.tags',
  'runner.agendaPoints',
] as const;

const shownRows = ['corp.hq', 'corp.archives', 'runner.grip', 'runner.heap'] as const;

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner: unknown, key) => Object(inner)[key], value);

/** How the game stands at the end of a script, as expectations. */
function expectedOf(table: Table, end: Stand): readonly object[] {
  const shown = project(table, end, 'full');
  const titles = (path: string): readonly string[] => {
    const cards = at(shown, path);
    return Array.isArray(cards) ? cards.map((card) => String(at(card, 'card'))) : [];
  };
  const { outcome } = end.state;
  return [
    ...shownPaths.map((path) => ({ path, eq: at(shown, path) })),
    ...shownRows.map((path) => ({ path, eq: titles(path) })),
    outcome === null ? { winner: null } : { winner: outcome.winner, reason: outcome.reason },
  ];
}

/**
 * A game that begins with a position, as a conformance scenario: a script that says its decisions and no
 * others, and how it stands at its end. Every step is played as it is written, and the whole once more.
 */
export function writeScenario(
  pool: Pool,
  { id, title, position, moves }: ToWrite,
): WrittenScenario {
  const read = readPosition(position);
  const loaded = read.ok ? loadPositionAs(pool, read.position) : read;
  if (!loaded.ok) return no(null, loaded.problems[0]?.message ?? 'no position');
  const { names, state } = loaded;
  const table: Table = { rules: rulesOf(pool, 'every-step'), names, policy };
  const told = toldMoves(table, state, moves);
  if (!told.ok) return no(told.at, told.reason);
  const follower = new Follower(table, moves);
  const writing = new Writing(table, told.moves, follower);
  const first = writing.pinsAfter(-1);
  const begun = follower.begin(state, first);
  const found = begun === null ? null : writing.from(begun);
  if (found === null) return no(writing.farthest, 'no script says it');
  const document = {
    ...{ format: scenarioFormat, id, title, cards: codesIn(table, state, moves) },
    ...{ basis: ['a branch of a study'], tags: ['study'], confidence: 'likely' },
    position,
    script: [
      ...first.map((pin) => writtenPin(names, pin)),
      ...found.steps.flatMap(({ step, pins }) => [
        writtenStep(step),
        ...pins.map((pin) => writtenPin(names, pin)),
      ]),
    ],
    expect: expectedOf(table, found.end),
  };
  const { report } = runScenarioDocument(pool, document);
  return report.result === 'pass'
    ? { ok: true, document }
    : no(null, report.reason ?? JSON.stringify(report));
}

/** Codes of the cards that anything is decided about. */
function codesIn({ rules: { pool } }: Table, { cards }: State, moves: readonly Made[]) {
  const codes = moves.flatMap(({ decision }) => {
    const card = 'card' in decision ? cards[decision.card] : undefined;
    return card === undefined ? [] : (pool.definitions[card.def]?.value.code ?? []);
  });
  return [...new Set(codes)].filter((code) => /^\d{5}$/.test(code));
}
