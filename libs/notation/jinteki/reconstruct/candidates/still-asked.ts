import type { CardId, Pool, Prompt, Side } from '#rules';
import { asksOfAccess, type PromptView } from '../../lens/prompt';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { titleOf } from './shows';
import { answered, type Question } from './told-answers';

const server = /^(?:HQ|R&D|Archives|Server \d+|No server|New remote)$/;
const number = /^\d+$/;

/** A question of theirs has the shape of such a one of ours. */
function hasShape({ choices, kind, message }: PromptView, asked: Question): boolean {
  switch (asked) {
    case 'bid':
      return kind === 'trace';
    case 'server':
      return choices.length > 0 && choices.every((one) => server.test(one));
    case 'number':
      return choices.length > 0
        ? choices.every((one) => number.test(one))
        : message.startsWith('How many ');
    case 'option':
      return choices.length === 2 && choices.includes('Yes') && choices.includes('No');
  }
}

interface Asked {
  readonly kind: Question;
  readonly for: Side;
  readonly source: CardId;
}

const isQuestion = (prompt: Prompt): prompt is Prompt & Asked =>
  prompt.kind === 'bid' ||
  prompt.kind === 'server' ||
  prompt.kind === 'number' ||
  prompt.kind === 'option';

/** Theirs still asks at the goal what is done with a card that is accessed, and asked it of no other one before. */
function isStillAccessed(title: string, side: Side, { evidence }: Pick<Goal, 'evidence'>): boolean {
  const asked = evidence.questions
    .questionsTo(side)
    .flatMap((view) => (view !== null && asksOfAccess.test(view.message) ? [view] : []));
  const [first, last] = [asked[0], evidence.questions.questionsTo(side).at(-1) ?? null];
  return last !== null && last.cardTitle === title && last.asking === first?.asking;
}

/** What theirs still asks at the goal, by a card and of the same shape, nobody has answered before it. */
export function isStillAsked(
  pool: Pool,
  { live: { state }, trail }: Pick<Node, 'live' | 'trail'>,
  prompt: Prompt,
  { between, evidence }: Pick<Goal, 'between' | 'evidence'>,
): boolean {
  if (prompt.kind === 'steal' || prompt.kind === 'accessed')
    return isStillAccessed(titleOf(pool, state, prompt.card), prompt.for, { evidence });
  if (!isQuestion(prompt)) return false;
  const title = titleOf(pool, state, prompt.source);
  const isOne = (view: PromptView | null): view is PromptView =>
    view !== null && view.cardTitle === title && hasShape(view, prompt.kind);
  const views = evidence.questions.questionsTo(prompt.for);
  if (!isOne(views.at(-1) ?? null)) return false;
  let questions = 0;
  let before: PromptView | null = null;
  for (const view of views) {
    if (isOne(view) && (before?.asking !== view.asking || before.message !== view.message))
      questions += 1;
    before = isOne(view) ? view : null;
  }
  return answered(pool, trail, between.after, prompt.source, prompt.kind) >= questions - 1;
}
