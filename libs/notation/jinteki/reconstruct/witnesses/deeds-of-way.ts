import type { CardId, Decision, Pool, Prompt, State } from '#rules';
import { linesOf } from '../candidates/lines-of-decision';
import { linesOfDeviation } from '../candidates/lines-of-deviation';
import { namesOfDeviation, nameOfDecision } from '../candidates/owed';
import { titleOf } from '../candidates/shows';
import { askedBy } from '../candidates/told-so-far';
import type { Granted } from '../deviations/deviation';
import type { Tells } from '../evidence-of-places';
import type { Trail } from '../node';
import { useIn } from '../told-use';
import type { Deed, Shares } from './deed';

/** Decisions that have their lines elsewhere, or in the order of a pile. */
const elsewhere: ReadonlySet<Decision['do']> = new Set([
  ...(['discard', 'keep', 'mulligan', 'leave-accessed', 'server'] as const),
]);

const usedBy = (name: string, title: string): Tells => ({
  name: `${name} ${title}`,
  in: (line) => useIn(title, line) !== null,
});

interface Answer {
  readonly name: string;
  readonly source: CardId;
}

/** An answer to what a card asks, which is told as the card is used. */
function answerOf(one: Decision, asked: Prompt | null): Answer | null {
  if (asked?.kind === 'option' && one.do === 'option' && one.option !== 'no')
    // That it does something, and what, is told by one line.
    return { name: one.option === 'yes' ? 'use of' : 'option of', source: asked.source };
  if (asked?.kind === 'number' && one.do === 'number' && one.number > 0)
    return { name: 'number for', source: asked.source };
  if (asked?.kind === 'pick' && one.do === 'pick' && asked.why === 'choose')
    return asked.source === null ? null : { name: 'choice of', source: asked.source };
  return null;
}

const installs = / installs? /;

/** Which lines may tell of a decision, also where another card does it. */
function linesOfDeed(pool: Pool, state: State, one: Decision, asked: Prompt | null): Tells | null {
  const tells = linesOf(pool, state, one, asked);
  return tells === null || one.do !== 'install'
    ? tells
    : { ...tells, in: (line, entry) => tells.in(line, entry) || installs.test(line) };
}

/** What is kept from happening is told beside what keeps it from there. */
const isImminent = (state: State | undefined): boolean => state?.frames.at(-1)?.at === 'imminent';

const sharesOf = ({ do: what }: Decision): Shares => (what === 'use' ? 'as-told' : 'none');

/** What is chosen at once, or discarded as a turn ends, is told by one line. */
const together: ReadonlySet<Decision['do']> = new Set(['discard', 'pick'] as const);

function ofDecision(pool: Pool, end: State, at: Trail): Deed[] {
  const { between, decision } = at;
  // Which card is discarded the pile tells, and when, the line.
  if (elsewhere.has(decision.do) && decision.do !== 'discard') return [];
  const asked = askedBy(at);
  const state = at.asked?.live.state ?? end;
  const answer = answerOf(decision, asked);
  const lines = linesOfDeed(pool, state, decision, asked);
  // That a card breaks, or is raised, tells of no option that it asks about.
  const isOption = decision.do === 'option' && lines !== null;
  const tells =
    answer === null
      ? lines
      : {
          ...usedBy(answer.name, titleOf(pool, state, answer.source)),
          ...(isOption && { in: lines.in }),
        };
  if (tells === null) return [];
  const owed = nameOfDecision(pool, state, decision, at.by);
  const source = answer?.source ?? ('card' in decision ? decision.card : null);
  return [
    {
      tells,
      owes: owed === null ? [] : [owed],
      shares: together.has(decision.do) ? 'any' : sharesOf(decision),
      apart: decision.do === 'random' || isImminent(at.asked?.live.state),
      asks: source === null ? null : titleOf(pool, state, source),
      ...{ leads: false, answers: answer !== null },
      ...{ between, by: at },
    },
  ];
}

/** How many entries before that of a deviation what leads to it may be told. */
const leading = 12;

function ofDeviation(pool: Pool, state: State, one: Granted): Deed[] {
  const { card, decisions = [], entry, kind } = one.deviation;
  const asks = state.cards[card] === undefined ? null : titleOf(pool, state, card);
  const led = decisions.flatMap((each): Deed[] => {
    const tells = elsewhere.has(each.do) ? null : linesOf(pool, state, each, null);
    const owed = nameOfDecision(pool, state, each, null);
    const between = { after: Math.max(0, entry - leading), until: entry };
    const owes = owed === null ? [] : [owed];
    return tells === null
      ? []
      : [
          {
            ...{ tells, owes, shares: sharesOf(each), apart: true, leads: true, answers: false },
            ...{ asks: null, between, by: one },
          },
        ];
  });
  const tells =
    kind === 'loan' ? usedBy('loan', asks ?? '') : linesOfDeviation(pool, state, one.deviation);
  if (tells === null) return led;
  const between = { after: entry - 1, until: entry };
  const owes = namesOfDeviation(pool, state, one.deviation);
  return [
    ...led,
    {
      ...{ tells, owes, shares: 'as-told', apart: false, leads: false, answers: false },
      ...{ asks, between, by: one },
    },
  ];
}

/** What decisions and deviations state to have been done, in their order. */
export function deedsOfWay(
  pool: Pool,
  state: State,
  trail: readonly Trail[],
  granted: readonly Granted[],
): Deed[] {
  const deeds: Deed[] = [];
  let next = 0;
  const grant = (before: number): void => {
    for (let one = granted[next]; one !== undefined; one = granted[next]) {
      if (one.decision >= before) break;
      deeds.push(...ofDeviation(pool, state, one));
      next += 1;
    }
  };
  for (const at of trail) {
    grant(at.length);
    deeds.push(...ofDecision(pool, state, at));
  }
  grant(Infinity);
  return deeds;
}
