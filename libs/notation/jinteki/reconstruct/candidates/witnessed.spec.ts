import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, Side } from '#rules';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import type { Trail } from '../node';
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
  made = 0,
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
  const [decision] = answers;
  if (decision === undefined) throw new Error('there is no answer');
  let trail: Trail | null = null;
  for (let length = 1; length <= made; length += 1)
    trail = {
      ...{ before: trail, by: side, decision, between: { after: 1, until: 2 }, length },
      asked: nodeAt(rules, { ...state, prompt }),
    };
  const node = { ...nodeAt(rules, state), trail };
  return witnessed(rules.pool, node, prompt, goalFrom(2, shown), answers);
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

  it('is done last where its own question closes with nothing, though one for a number was answered before', () => {
    const ask = {
      message: 'Choose',
      kind: 'other',
      selectable: [],
      cardTitle: title,
      cardCid: null,
    };
    const number = { ...ask, choices: ['0', '1'], asking: 1 };
    const whether = { ...ask, choices: ['Yes', 'No'], asking: 2 };
    const shown = entriesOf([], [], [`Ann uses ${title} to place 1 counter.`], [], []).map(
      (one, at) => ({
        ...one,
        repeats: at === 4,
        prompts: { corp: [null, number, null, whether][at] ?? null, runner: null },
      }),
    );
    const numbered = { kind: 'number', for: 'corp', source, from: 0, to: 1 } as const;
    const prompt = { kind: 'option', for: 'corp', source, options: ['yes', 'no'] } as const;
    const start = nodeAt(rules, { ...state, prompt: numbered });
    const between = { after: 1, until: 2 };
    const trail: Trail = {
      ...{ before: null, by: 'corp', between, length: 1, asked: start },
      decision: { do: 'number', number: 1 },
    };
    const node = { ...nodeAt(rules, { ...state, prompt }), trail };
    expect(witnessed(rules.pool, node, prompt, goalFrom(3, shown), answers)).toEqual(
      answers.toReversed(),
    );
  });
});

it('is not done again and again, where theirs asks once', () => {
  const gained = `Ann uses ${title} to gain 2 [Credits] from Event.`;
  const after = (made: number): readonly Decision[] => triedBy(gained, ['Yes', 'No'], 'corp', made);
  expect(after(1)).toEqual(answers.toReversed());
  expect(after(2)).toEqual(answers.slice(1));
});

it('is open where the other side is asked whether it is, which tells no answer', () => {
  const gained = `Ann uses ${title} to gain 2 [Credits] from Event.`;
  expect(triedBy(gained, ['Yes', 'No'], 'runner')).toEqual(answers);
});
