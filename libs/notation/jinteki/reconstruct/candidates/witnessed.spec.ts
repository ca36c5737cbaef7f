import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, Side } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { witnessed } from './witnessed';

const title = 'Azmari EdTech: Shaping the Future';
const rules = rulesByPool.covering([title]);
const { end } = playScenario({ turn: corpTurn, corp: { identity: title }, script: [] }, rules.pool);
if (end === null) throw new Error('it was not played');
const { state } = end;
const source = state.corp.identity;
const answers = ['yes', 'no'].map((option): Decision => ({ do: 'option', option }));

/** What is tried of yes and no where the question of theirs, with these choices, is closed with this line. */
function triedBy(
  line: string,
  choices: readonly string[] = ['Event'],
  side: Side = 'corp',
): readonly Decision[] {
  const asked = {
    ...{ message: 'Choose a card type', kind: 'other', choices, selectable: [] },
    ...{ cardTitle: title, cardCid: null, asking: 7 },
  };
  const shown = entriesOf([], [], [line], []).map((one, at) => ({
    ...one,
    prompts: { corp: null, runner: null, ...(at === 1 && { [side]: asked }) },
  }));
  const prompt = { kind: 'option', for: side, source, options: ['yes', 'no'] } as const;
  return witnessed(rules.pool, nodeAt(rules, state), prompt, goalFrom(2, shown), answers);
}

describe('what a card may do, where theirs tells it', () => {
  it('is done where it names something, which shows nowhere', () => {
    expect(triedBy(`Ann uses ${title} to name Event.`)).toEqual(answers.slice(0, 1));
  });

  it('is tried first where it does something else', () => {
    expect(triedBy(`Ann uses ${title} to gain 2 [Credits] from Event.`)).toEqual(answers);
  });

  it('is done where theirs was asked whether it is, and was let do it by then', () => {
    const gained = `Ann uses ${title} to gain 2 [Credits] from Event.`;
    expect(triedBy(gained, ['Yes', 'No'])).toEqual(answers.slice(0, 1));
  });
});

it('is open where the other side is asked whether it is, which tells no answer', () => {
  const gained = `Ann uses ${title} to gain 2 [Credits] from Event.`;
  expect(triedBy(gained, ['Yes', 'No'], 'runner')).toEqual(answers);
});
