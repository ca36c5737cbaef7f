import type { PromptView } from '../../lens/prompt';
import { entriesOf } from '#testkit/jinteki/way';
import type { Trail } from '../node';
import type { Shown } from '../shown';
import type { Answer } from './answer';
import { deniedIn } from './denied-in';
import type { Told } from './told-by-way';

const title = 'Bolt';
const by: Trail = {
  ...{ before: null, by: 'runner', decision: { do: 'option', option: 'no' } },
  ...{ between: { after: 4, until: 5 }, length: 1, asked: null },
};
const declined: Told = { kind: 'option', told: 'no', title, between: by.between, by };

const answer = (told: string, entry: number): Answer => ({
  ...{
    kind: 'option',
    told,
    entry,
    openUntil: entry,
    title,
    message: 'Do it?',
    side: 'runner',
    alone: true,
  },
});

/** Entries in which the card asks right before each of these. */
function asking(...closed: readonly number[]): readonly Shown[] {
  const prompt: PromptView = {
    ...{ message: 'Do it?', kind: 'other', choices: ['Yes', 'No'], selectable: [] },
    ...{ cardCid: 'a', cardTitle: title, asking: 1 },
  };
  return entriesOf(...new Array<readonly string[]>(12).fill([])).map((one, at) => ({
    ...one,
    prompts: { corp: null, runner: closed.includes(at + 1) ? { ...prompt, asking: at } : null },
  }));
}

const denied = (shown: readonly Shown[], told: readonly Trail[], ...answers: readonly Answer[]) =>
  deniedIn(
    shown,
    { from: 0, through: shown.length - 1 },
    [declined],
    new Map(told.map((one) => [one, answer('no', 5)])),
    answers,
  );

describe('what ours declines', () => {
  it('is not sure where theirs was let do it, as the one question near it shows', () => {
    expect(denied(asking(7), [], answer('yes', 7))).toEqual([by]);
  });

  it('is sure where a question of theirs tells it', () => {
    expect(denied(asking(5, 7), [by], answer('no', 5), answer('yes', 7))).toEqual([]);
  });

  it('stays where another question near it is not read, or nothing shows that it was let do it', () => {
    expect(denied(asking(5, 7), [], answer('yes', 7))).toEqual([]);
    expect(denied(asking(7), [])).toEqual([]);
    expect(denied(asking(), [])).toEqual([]);
  });
});
