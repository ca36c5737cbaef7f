import { rulesByPool } from '#cards/rules-by-pool';
import type { Prompt } from '#rules';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { PromptView } from '../../lens/prompt';
import { Evidence } from '../evidence';
import type { Shown } from '../shown';
import { isStillAsked } from './still-asked';

const rules = rulesByPool.covering(['Security Testing']);
const { end } = playScenario(
  { turn: runnerTurn, runner: { rig: { resources: ['Security Testing'] } }, script: [] },
  rules.pool,
);
const state = end?.state;
const source = state?.runner.rig[0];
if (state === undefined || source === undefined) throw new Error('it is not there');
const asking: Prompt = { kind: 'server', for: 'runner', source, servers: ['HQ', 'R&D'] };

const question = (asked: number, choices = ['HQ', 'R&D', 'No server']): PromptView => ({
  ...{ message: 'Choose a server', kind: 'other', choices, selectable: [], asking: asked },
  ...{ cardCid: null, cardTitle: 'Security Testing' },
});

/** Whether theirs still asks after such questions stood open, one an entry. */
const asks = (...questions: readonly (PromptView | null)[]): boolean =>
  asksFor(asking, ...questions);

function asksFor(ours: Prompt, ...questions: readonly (PromptView | null)[]): boolean {
  const shown = [null, ...questions].map((runner): Shown => ({
    ...{ state: {}, features: new Map(), lines: [], prompts: { corp: null, runner } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  }));
  const between = { after: 0, until: shown.length - 1 };
  const node = { live: rules.live(state ?? never()), trail: null };
  return isStillAsked(rules.pool, node, ours, {
    between,
    evidence: new Evidence(shown, between),
  });
}

const never = (): never => {
  throw new Error('it was not played');
};

describe('a question that theirs still asks', () => {
  it('is answered by nobody of ours', () => {
    expect(asks(question(1))).toBe(true);
    expect(asks(question(1), question(1))).toBe(true);
  });

  it('is another one where one before it was answered', () => {
    expect(asks(question(1), question(2))).toBe(false);
    expect(asks(question(1), null)).toBe(false);
  });

  it('is one for a number, of a list or of any up to one', () => {
    const counts = { ...question(1, []), message: 'How many credits do you want to spend?' };
    const number: Prompt = { kind: 'number', for: 'runner', source, from: 0, to: 2 };
    expect(
      [counts, question(1, ['0', '1']), question(1, [])].map((one) => asksFor(number, one)),
    ).toEqual([true, true, false]);
  });

  it('has the shape of ours', () => {
    expect(asks(question(1, ['Yes', 'No']))).toBe(false);
    expect(asks({ ...question(1), cardTitle: 'Tracker' })).toBe(false);
  });
});

describe('what theirs asks about a card that is accessed', () => {
  const accessed = (asked: number): PromptView => ({
    ...question(asked, ['Pay to steal', 'No action']),
    message: 'You accessed Security Testing.',
  });
  const ours: Prompt = { kind: 'steal', for: 'runner', card: source };

  it('is answered by nobody of ours while it stands open, unless it was asked before', () => {
    expect(asksFor(ours, accessed(1))).toBe(true);
    expect(asksFor(ours, accessed(1), accessed(2))).toBe(false);
    expect(asksFor(ours, accessed(1), null)).toBe(false);
    expect(asksFor(ours, { ...accessed(1), cardTitle: 'Tracker' })).toBe(false);
  });
});
