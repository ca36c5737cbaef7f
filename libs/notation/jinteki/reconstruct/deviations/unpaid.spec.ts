import { coreRules } from '#cards/pool';
import { playScenario, runnerTurn } from '#testkit/scenario/play-scenario';
import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { unpaidIn } from './unpaid';

const { end } = playScenario({
  turn: runnerTurn,
  runner: {
    credits: 1,
    grip: ['Datasucker'],
    rig: { hardware: [{ card: 'Cyberfeeder', counters: { recurring: 1 } }] },
  },
  script: [],
});
if (end === null) throw new Error('it was not played');
const { state } = end;
const unanswered = { kind: 'unanswered', decisions: [] } as const;

describe('a price that is left unpaid', () => {
  it('is there to be paid by who is asked for it', () => {
    const { identity } = state.runner;
    const after = carryOut(coreRules, state, { ...unanswered, card: identity, credits: 2 });
    expect([after?.runner.credits, after?.corp.credits]).toEqual([3, state.corp.credits]);
    expect(after?.prompt).toEqual(state.prompt);
    const [card] = state.runner.rig;
    expect(card && carryOut(coreRules, state, { ...unanswered, card, credits: 2 })).toBeNull();
  });

  it('is none that is being paid: what there is is counted already', () => {
    const [card] = state.runner.grip;
    const asked = card === undefined ? null : coreRules.apply(state, { do: 'install', card });
    if (asked?.ok !== true) throw new Error('it is not installed');
    expect(asked.state.prompt?.kind).toBe('pay');
    const { identity } = state.runner;
    expect(
      carryOut(coreRules, asked.state, { ...unanswered, card: identity, credits: 2 }),
    ).toBeNull();
  });

  it('is told by a command that closes the question, without what was chosen by then', () => {
    const asks = (chosen: number, cardTitle: string | null): PromptView => ({
      ...{ kind: 'select', choices: ['Done'], cardTitle, cardCid: null, selectable: [] },
      ...{
        message: `Choose a credit providing card (${String(chosen)} of 3 [Credits])`,
        asking: 7,
      },
    });
    const shown = (runner: PromptView | null, ...lines: readonly string[]): Shown => ({
      ...{ state: {}, features: new Map(), lines, prompts: { corp: null, runner } },
      ...{ mayPass: true, isSettled: false, repeats: false },
    });
    const found = (asked: PromptView, ...lines: readonly string[]) =>
      unpaidIn([shown(asked), shown(null, ...lines)], { after: 0, until: 1 });
    const closes = '[!]Al uses a command: /close-prompt';
    expect(found(asks(1, 'Tollbooth'), closes)).toEqual([
      { entry: 1, side: 'runner', title: 'Tollbooth', credits: 2 },
    ]);
    expect(found(asks(1, 'Tollbooth'))).toEqual([]);
    expect(found({ ...asks(1, 'Tollbooth'), message: 'Choose a card' }, closes)).toEqual([]);
  });
});
