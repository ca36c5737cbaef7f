import type { CardRef, Fact, FactType, Flag, ObservedFact } from '../facts';
import type { FoldStep } from '../fold/fold';
import type { JsonObject } from '../json';
import { LIMITS } from '../limits';
import type { LogEvent } from '../log/event';
import { LineFacts } from '../log/facts-of-line';
import { parseLine } from '../log/parse-line';
import { withNamedCards } from '../log/told-cards';
import type { Names } from '../privacy/rename';
import { cardFacts, type Hints } from './cards';
import { checkTurn } from './check';
import type { SaidOfHands } from './drawn';
import { Findings } from './findings';
import { gameFacts, isOver, type Numbers, numbersOf } from './game';
import { Identities } from './identities';
import { isMoney } from './ledger';
import { joinedBeforeBreach, restIn } from './joined';
import { accessedInPile, locate, restOfArchives } from './locate';
import { type Money, moneyOf } from './money';
import { sortCards } from './moves';
import { pair } from './pair';
import { isRewind, Rewinds } from './rewinds';
import { accessFacts, outcomeOf, runChange } from './run';

interface Last {
  readonly state: JsonObject;
  readonly numbers: Numbers;
}

/** Derives facts step by step; feed it every step of a fold in order, then `finish`. */
export class Observer {
  readonly undone: { readonly index: number; readonly to: number | null }[] = [];
  readonly unread: { readonly index: number; readonly text: string }[] = [];
  readonly mismatches: { readonly index: number; readonly message: string }[] = [];
  private readonly findings = new Findings();
  private readonly ids = new Identities();
  private readonly lines = new LineFacts();
  private readonly rewinds = new Rewinds();
  private last: Last | null = null;
  private logText = 0;
  private successful = false;
  private accessed = new Set<string>();
  private readonly aside = new Set<string>();

  constructor(private readonly names: Names) {}

  readonly idOf = (cid: string): string => this.ids.of(cid);

  step(step: FoldStep): void {
    const numbers = numbersOf(step.state);
    const last = this.last;
    this.last = { state: step.state, numbers };
    const events = this.read(step);
    if (last === null) this.open(step);
    else if (isRewind(last.numbers, numbers)) this.undo(step, events, numbers);
    else this.compare(step, events, last, numbers);
    this.rewinds.note(numbers, step.index);
  }

  finish(): readonly ObservedFact[] {
    return this.findings.finish();
  }

  private read(step: FoldStep): LogEvent[] {
    const events: LogEvent[] = [];
    for (const { speaker, text } of step.newLogLines) {
      if (speaker !== null) continue;
      this.logText += text.length;
      if (this.logText > LIMITS.logText) {
        this.unread.push({ index: step.index, text: text.slice(0, 80) });
        continue;
      }
      const event = parseLine(text, this.names);
      if (event.kind === 'unread') this.unread.push({ index: step.index, text });
      events.push(event);
    }
    return events;
  }

  private open(step: FoldStep): void {
    const hints: Hints = {
      played: new Set(),
      searched: new Set(),
      discarding: false,
      mulliganed: new Set(),
      said: { draws: { corp: 0, runner: 0 }, lines: [] },
      aside: this.aside,
    };
    for (const fact of cardFacts(sortCards(step.touched, this.ids), hints)) {
      // What lies in sight before the first turn was set aside, and not played.
      if (fact.type !== 'played') this.findings.add(fact, 'state', step.index);
    }
  }

  private undo(step: FoldStep, events: readonly LogEvent[], numbers: Numbers): void {
    const to = this.rewinds.find(numbers);
    sortCards(step.touched, this.ids);
    this.findings.forget();
    if (to !== null) this.findings.undo(to, step.index);
    for (const fact of this.told(events)) {
      if (fact.type === 'commanded') this.findings.add(fact, 'log', step.index);
    }
    this.findings.add({ type: 'undone', to }, 'inferred', step.index);
    this.undone.push({ index: step.index, to });
  }

  private told(events: readonly LogEvent[]): Fact[] {
    return events.flatMap((event) => withNamedCards(this.lines.of(event)));
  }

  private compare(step: FoldStep, events: readonly LogEvent[], last: Last, numbers: Numbers): void {
    const { index, state } = step;
    for (const event of events) {
      const message = checkTurn(event, last.numbers, numbers);
      if (message !== null) this.mismatches.push({ index, message });
    }
    const told = this.told(events);
    const general = gameFacts(last.numbers, numbers);
    const run = runChange(last.state, state, this.ids);
    const said = saidOfHands(step, told);
    const hints: Hints = { ...hintsOf(told, general), said, aside: this.aside };
    const cards = cardFacts(sortCards(step.touched, this.ids), hints);
    const access = accessFacts(last.state, state, this.ids);
    if (run.facts.some(({ type }) => type === 'run-began')) this.startRun();
    const open = (fact: Fact): boolean => this.findings.settles(fact, index);
    const around = [...general, ...run.facts];
    const money = moneyOf(
      told,
      last.numbers,
      numbers,
      around,
      run.ended?.sourceTitle ?? null,
      open,
    );
    const rest = restIn(events);
    const joined = rest === null ? [] : joinedBeforeBreach(events, cards);
    if (rest === 'first') this.accessRest(last.state, joined, index);
    this.merge(step, last.state, told, [...around, ...cards, ...access], money);
    if (rest === 'last') this.accessRest(last.state, joined, index);
    if (run.ended !== null) {
      const outcome = outcomeOf(this.successful, isOver(numbers));
      this.findings.add({ type: 'run-ended', server: run.ended.server, outcome }, 'state', index);
      this.startRun();
    }
  }

  /** Untold causes first, then what the lines tell in their order, then what else the states show. */
  private merge(
    step: FoldStep,
    before: JsonObject,
    told: readonly Fact[],
    seen: readonly Fact[],
    money: Money,
  ): void {
    const manual = told.some(
      (fact) => fact.type === 'commanded' && !fact.command.startsWith('/undo'),
    );
    const flags: readonly Flag[] = manual ? ['manual'] : [];
    const paired = pair(
      told.filter((fact) => !isMoney(fact)),
      seen,
    );
    const { index } = step;
    for (const { fact, explained } of money.residuals) {
      const marks: readonly Flag[] = explained || manual ? flags : ['unexplained'];
      if ('on' in fact) this.findings.addSeen(fact, index, marks);
    }
    for (const fact of paired.untold) if (EARLY.has(fact.type)) this.seen(fact, index, flags);
    for (const fact of told) this.tell(fact, paired.of.get(fact), step, before, money, flags);
    for (const { fact, explained } of money.residuals) {
      const marks: readonly Flag[] = explained || manual ? flags : ['unexplained'];
      if (!('on' in fact)) this.findings.addSeen(fact, index, marks);
    }
    for (const fact of paired.untold)
      if (!EARLY.has(fact.type) && !LATE.has(fact.type)) this.seen(fact, index, flags);
    for (const fact of paired.untold) if (LATE.has(fact.type)) this.seen(fact, index, flags);
  }

  private tell(
    fact: Fact,
    matches: readonly Fact[] | undefined,
    step: FoldStep,
    before: JsonObject,
    money: Money,
    flags: readonly Flag[],
  ): void {
    const { index } = step;
    if (isMoney(fact)) {
      if (!money.paidBefore.has(fact))
        this.findings.add(fact, money.confirmed.has(fact) ? 'state' : 'log', index, flags);
    } else if (matches !== undefined) {
      for (const match of matches) {
        const hidden = match.type === 'accessed' && match.card.id === null;
        const known = hidden ? locate(match, before, this.ids, this.accessed) : match;
        if (this.once(known)) this.findings.add(known, 'state', index, flags);
      }
    } else {
      const known = locate(fact, before, this.ids, this.accessed);
      if (this.once(known)) this.findings.addTold(known, index);
    }
  }

  private seen(fact: Fact, index: number, flags: readonly Flag[]): void {
    if (this.once(fact)) this.findings.addSeen(fact, index, flags);
  }

  /** A run is successful once, however often state and log say so; accesses are remembered. */
  private once(fact: Fact): boolean {
    if (fact.type === 'accessed' && fact.card.id !== null) {
      // It is asked about again where a price was not paid after all: no line tells of another access.
      if (fact.server === null && this.accessed.has(fact.card.id)) return false;
      this.accessed.add(fact.card.id);
    }
    if (fact.type !== 'run-successful') return true;
    const first = !this.successful;
    this.successful = true;
    return first;
  }

  private accessRest(state: JsonObject, joined: readonly CardRef[], index: number): void {
    const lying = restOfArchives(state, this.ids, this.accessed);
    for (const fact of [...lying, ...joined.map(accessedInPile)]) {
      if (this.once(fact)) this.findings.add(fact, 'inferred', index);
    }
  }

  private startRun(): void {
    this.successful = false;
    this.accessed = new Set();
  }
}

/** Seen without a line, these come before what the lines of the step tell; those after it. */
const EARLY: ReadonlySet<FactType> = new Set<FactType>([
  'turn-began',
  'run-began',
  'played',
  'ice-approached',
]);
const LATE: ReadonlySet<FactType> = new Set<FactType>([
  'points-changed',
  'turn-ended',
  'game-ended',
]);

function saidOfHands({ newLogLines }: FoldStep, told: readonly Fact[]): SaidOfHands {
  const draws = { corp: 0, runner: 0 };
  for (const fact of told) if (fact.type === 'drew') draws[fact.side] += fact.amount;
  const lines = newLogLines.flatMap(({ speaker, text }) => (speaker === null ? [text] : []));
  return { draws, lines };
}

function hintsOf(told: readonly Fact[], general: readonly Fact[]): Omit<Hints, 'said' | 'aside'> {
  const played = new Set<string>();
  const searched = new Set<string>();
  for (const fact of told) {
    if (fact.type === 'played' && fact.card.title !== null) played.add(fact.card.title);
    const found = fact.type === 'searched' ? (fact.card?.title ?? null) : null;
    if (found !== null) searched.add(found);
  }
  const discarding =
    told.some(({ type }) => type === 'discarded') ||
    general.some(({ type }) => type === 'turn-ended');
  const mulliganed = new Set(
    general.flatMap((fact) => (fact.type === 'mulliganed' ? [fact.side] : [])),
  );
  return { played, searched, discarding, mulliganed };
}
