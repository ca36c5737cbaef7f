/** A fact of the timeline. */
export interface StoryFact {
  readonly at: number;
  readonly type: string;
  readonly text: string;
  readonly data: { readonly [field: string]: unknown };
}

export interface Action {
  /** Its first moment. */
  readonly at: number;
  /** What tells most of it. */
  readonly text: string;
  readonly type: string;
  /** What it led to, in order, without bookkeeping. */
  readonly facts: readonly StoryFact[];
  /** Credits that went to each side's pool by it. */
  readonly credits: Readonly<Record<'corp' | 'runner', number>>;
}

export interface Turn {
  readonly at: number;
  /** Null before the first. */
  readonly side: 'corp' | 'runner' | null;
  readonly number: number;
  readonly actions: readonly Action[];
}

/** What nobody needs to be told who sees the table. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'clicks-spent',
  'clicks-gained',
  'phase-began',
  'pool-empty',
  'server-created',
  'server-removed',
  'ability-resolved',
  'credits-spent',
  'card-credits-spent',
  'encounter-ended',
  'turn-began',
  'turn-ended',
  'points-changed',
  'access-ended',
  'shuffled',
]);

/** What an action is called by: the first of these that is in it. */
const TELLING = [
  'game-ended',
  'scored',
  'played',
  'installed',
  'run-began',
  'advanced',
  'purged',
  'tags-removed',
  'rezzed',
  'mulliganed',
  'hand-kept',
  'ability-used',
  'drew',
  'credits-taken',
  'credits-gained',
  'discarded',
  'trashed',
  'commanded',
  'undone',
];

/** What begins an action of its own outside of a run, though no click is spent on it. */
const FREE: ReadonlySet<string> = new Set([
  'scored',
  'rezzed',
  'discarded',
  'mulliganed',
  'hand-kept',
  'commanded',
  'undone',
  'game-ended',
]);

const sideIn = (fact: StoryFact): 'corp' | 'runner' | null => {
  const side = fact.data['side'];
  return side === 'corp' || side === 'runner' ? side : null;
};

const numberIn = (fact: StoryFact, field: string): number | null => {
  const value = fact.data[field];
  return typeof value === 'number' ? value : null;
};

const CREDITS: Readonly<Record<string, 1 | -1>> = {
  'credits-gained': 1,
  'credits-taken': 1,
  'credits-spent': -1,
  'credits-lost': -1,
};

function creditsOf(facts: readonly StoryFact[]): Record<'corp' | 'runner', number> {
  const credits = { corp: 0, runner: 0 };
  for (const fact of facts) {
    const [sign, side] = [CREDITS[fact.type], sideIn(fact)];
    if (sign !== undefined && side !== null)
      credits[side] += sign * (numberIn(fact, 'amount') ?? 0);
  }
  return credits;
}

const said = (facts: readonly StoryFact[]): readonly StoryFact[] =>
  facts.filter(({ type }) => !BOOKKEEPING.has(type));

function actionOf(facts: readonly StoryFact[]): Action | null {
  const [first] = facts;
  if (first === undefined) return null;
  // What is done comes early: a draw at the end of a run does not name it.
  const head = TELLING.map((type) => facts.find((fact) => fact.type === type)).find(
    (fact) => fact !== undefined,
  );
  const shown = said(facts);
  const named = head ?? shown[0];
  if (named === undefined) return null;
  return {
    at: first.at,
    text: named.text,
    type: named.type,
    facts: shown.filter((fact) => fact !== named),
    credits: creditsOf(facts),
  };
}

const byMoment = (facts: readonly StoryFact[]): readonly (readonly StoryFact[])[] => {
  const moments: StoryFact[][] = [];
  for (const fact of facts) {
    const last = moments.at(-1);
    if (last?.[0]?.at === fact.at) last.push(fact);
    else moments.push([fact]);
  }
  return moments;
};

/** Moments of a turn, gathered to actions. */
function actionsOf(facts: readonly StoryFact[]): readonly Action[] {
  const gathered: StoryFact[][] = [];
  let isRunning = false;
  for (const moment of byMoment(facts)) {
    const begins =
      moment.some(({ type }) => type === 'clicks-spent' || type === 'turn-began') ||
      (!isRunning && moment.some(({ type }) => FREE.has(type)));
    const last = gathered.at(-1);
    if (begins && !(isRunning && !moment.some(({ type }) => type === 'run-began')))
      gathered.push([...moment]);
    else if (last === undefined) gathered.push([...moment]);
    else last.push(...moment);
    for (const { type } of moment) {
      if (type === 'run-began') isRunning = true;
      if (type === 'run-ended') isRunning = false;
    }
  }
  return gathered.flatMap((one) => actionOf(one) ?? []);
}

/** The timeline of a game as turns of actions. What lies between two turns belongs to the next. */
export function readStory(facts: readonly StoryFact[]): readonly Turn[] {
  const parts: StoryFact[][] = [[]];
  let [hasBegun, hasEnded] = [false, false];
  for (const fact of facts) {
    if (hasEnded) parts.push([]);
    if (hasEnded) hasBegun = false;
    hasEnded = false;
    // The setup ends where the first turn begins, and so does a turn that was left without an end.
    if (fact.type === 'turn-began' && (hasBegun || parts.length === 1))
      parts.push(takenFrom(parts.at(-1) ?? [], fact.at));
    if (fact.type === 'turn-began') hasBegun = true;
    parts.at(-1)?.push(fact);
    if (fact.type === 'turn-ended') hasEnded = true;
  }
  let count = 0;
  return parts.flatMap((part): Turn[] => {
    const [first] = part;
    if (first === undefined) return [];
    const began = part.find(({ type }) => type === 'turn-began');
    const side = began === undefined ? null : sideIn(began);
    if (began !== undefined) count += 1;
    const number =
      began === undefined
        ? 0
        : (numberIn(began, 'turn') ?? numberOf(began.text) ?? Math.ceil(count / 2));
    return [{ at: began?.at ?? first.at, side, number, actions: actionsOf(part) }];
  });
}

/** The moment in which a turn begins belongs to it from its start. */
function takenFrom(facts: StoryFact[], at: number): StoryFact[] {
  const since = facts.findIndex((fact) => fact.at === at);
  return since < 0 ? [] : facts.splice(since);
}

const numberOf = (text: string): number | null => {
  const found = /turn (\d+)/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
};
