import {
  type Fact,
  type FactOf,
  type Prompt,
  type Pool,
  type CardId,
  type Sighting,
  type State,
  canTell,
  Knowledge,
  AccessLog,
  type Access,
} from '#rules';
import { DeckBefore } from '../chance/deck-before';
import { DeckOrder } from '../chance/deck-order';
import { LuckSum, type Luck } from '../chance/luck';
import { namedCards } from '../chance/named-cards';
import { certain, oddsOf, type Odds, type Worth } from '../chance/odds';
import { Unseen } from '../chance/unseen';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { agendaPointsIn } from './agenda-prior';
import { RunnerExpectation, type RunnerOdds } from './runner-odds';

/** An access of HQ or R&D, in agenda points. Accesses of remotes and Archives are no luck. */
export interface ChancedAccess {
  /** As it stands in the game's access log. */
  readonly access: Access;
  /** Whether the log knows the card: otherwise what it was worth cannot be told. */
  readonly isSeen: boolean;
  readonly isAgenda: boolean;
  /** Points printed on the card. */
  readonly points: number;
  /** Whether the log knows all cards that `truth` takes. */
  readonly isTrue: boolean;
  /** Given the cards that truly lay there, in an order unknown but for cards somebody had seen. */
  readonly truth: Odds;
  /** Given what the Runner knew. */
  readonly runner: RunnerOdds;
}

export interface AccessLuck {
  readonly truth: Luck;
  readonly runner: Luck;
}

export interface RunLuck extends AccessLuck {
  /** Number of the run within the game; 0 for accesses without a run. */
  readonly run: number;
}

/** A card that is revealed as it is accessed was not known before. */
const isPartOfAccess = (fact: Fact, next: Fact | undefined): boolean =>
  fact.type === 'revealed' && next?.type === 'accessed' && next.card.card === fact.card.card;

/** Cards that a decision spoke of before its fact of that place. */
const namedBefore = (facts: readonly Fact[], at: number): readonly Sighting[] =>
  facts
    .slice(0, at)
    .flatMap((fact, index) => (isPartOfAccess(fact, facts[index + 1]) ? [] : namedCards(fact)));

/** Accesses against what was to be expected of them: a fold over the decisions of a game. */
export class AccessAnalysis implements GameAnalysis {
  readonly accesses: ChancedAccess[] = [];
  readonly #log: AccessLog;
  readonly #knowledge: Knowledge;
  readonly #expected: RunnerExpectation;
  readonly #order = new DeckOrder('rd');
  readonly #points: readonly Worth[];
  readonly #unseen: Unseen;
  readonly #rd: DeckBefore;
  #prompt: Prompt | null;
  /** Cards accessed in the present breach that lie where they lay. */
  #breached: CardId[] = [];

  constructor(pool: Pool, opening: State, openDecks = false) {
    this.#log = new AccessLog(opening.turn.number);
    this.#knowledge = new Knowledge(pool, 'runner', opening);
    this.#expected = new RunnerExpectation(pool, opening, this.#knowledge, openDecks);
    this.#points = agendaPointsIn(pool, opening);
    this.#unseen = new Unseen(pool, opening);
    this.#rd = new DeckBefore(opening.corp.rd);
    this.#prompt = opening.prompt;
  }

  take(made: MadeDecision): void {
    const { facts, state, number } = made;
    let at = 0;
    for (const fact of facts) {
      const { type } = fact;
      this.#log.take(number, fact);
      if (type === 'accessed') this.#access(made, fact, namedBefore(facts, at));
      else if (type === 'run-began' || type === 'run-ended') this.#breached = [];
      at += 1;
      if (type !== 'revealed' || !isPartOfAccess(fact, facts[at]))
        this.#order.take(fact, state.corp.rd);
    }
    this.#knowledge.take(state, facts);
    this.#rd.take(state.corp.rd);
    this.#prompt = state.prompt;
  }

  /** Each run's accesses together. */
  byRun(): readonly RunLuck[] {
    const runs = new Map<number, ChancedAccess[]>();
    for (const one of this.accesses) {
      const { run } = one.access;
      runs.set(run, [...(runs.get(run) ?? []), one]);
    }
    return [...runs].map(([run, accesses]) => ({ run, ...together(accesses) }));
  }

  #access(
    made: MadeDecision,
    { from, card: { card } }: FactOf<'accessed'>,
    before: readonly Sighting[],
  ): void {
    const access = this.#log.accesses.at(-1);
    if ((from !== 'hq' && from !== 'rd') || access === undefined) return;
    const worth = this.#points[card] ?? null;
    const named = new Set(before.map((one) => one.card));
    const isKnown = this.#order.isKnown(card) || named.has(card);
    const among = from === 'hq' ? this.#inHq(made, named) : isKnown ? [] : this.#inRd(card, named);
    const truth =
      among.length === 0 ? certain(worth) : oddsOf(among.map((id) => this.#points[id] ?? null));
    const shown = before.filter(({ seen }) => canTell('runner', seen)).map((one) => one.card);
    const apart = new Set([...this.#breached, ...shown]);
    // Of a second breach it can be the same once more.
    apart.delete(card);
    const runner = shown.includes(card)
      ? ({ ...certain(worth), basis: 'seen' } as const)
      : this.#expected.of(card, from, apart, made.state);
    const isSeen = !this.#unseen.has(card);
    const isTrue = isSeen && !among.some((id) => this.#unseen.has(id));
    const [isAgenda, points] = [worth !== null, worth ?? 0];
    this.accesses.push({ access, isSeen, isAgenda, points, isTrue, truth, runner });
    this.#breached.push(card);
  }

  /** Those of which chance took one; none where there was one alone. */
  #inHq({ decision }: MadeDecision, named: ReadonlySet<CardId>): readonly CardId[] {
    const prompt = this.#prompt;
    const isChance = decision.do === 'random' && prompt?.kind === 'random';
    if (!isChance || prompt.why !== 'hq-access' || named.size > 0) return [];
    return prompt.from;
  }

  /** Those of which nobody knew where they lay. */
  #inRd(card: CardId, named: ReadonlySet<CardId>): readonly CardId[] {
    return this.#rd.cards.filter(
      (id) => id === card || (!named.has(id) && !this.#order.isKnown(id)),
    );
  }
}

/** Adds up what came of accesses. */
export function together(accesses: readonly ChancedAccess[]): AccessLuck {
  const truth = new LuckSum();
  const runner = new LuckSum();
  for (const one of accesses) {
    truth.add(one.points, one.truth);
    runner.add(one.points, one.runner);
  }
  return { truth: truth.luck, runner: runner.luck };
}
