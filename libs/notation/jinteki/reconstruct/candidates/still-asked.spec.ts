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
function asks(...questions: readonly (PromptView | null)[]): boolean {
  const shown = [null, ...questions].map((runner): Shown => ({
    ...{ state: {}, features: new Map(), lines: [], prompts: { corp: null, runner } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  }));
  const between = { after: 0, until: shown.length - 1 };
  const node = { live: rules.live(state ?? never()), trail: null };
  return isStillAsked(rules.pool, node, asking, {
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

  it('has the shape of ours', () => {
    expect(asks(question(1, ['Yes', 'No']))).toBe(false);
    expect(asks({ ...question(1), cardTitle: 'Tracker' })).toBe(false);
  });
});
