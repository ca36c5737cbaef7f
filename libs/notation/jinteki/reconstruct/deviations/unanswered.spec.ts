import { coreRules } from '#cards/pool';
import type { PromptView } from '../../lens/prompt';
import { plainKey } from '../features';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { unansweredIn } from './unanswered';

const asked: PromptView = {
  kind: 'select',
  message: 'Choose a card to trash',
  choices: ['Done'],
  cardTitle: "Aesop's Pawnshop",
  cardCid: null,
  selectable: [],
  asking: 7,
};

const entry = (runner: PromptView | null, credits = 3): Shown => ({
  ...{ state: {}, features: new Map([[plainKey('runner credits'), credits]]), lines: [] },
  ...{ prompts: { corp: null, runner }, mayPass: true, isSettled: false, repeats: false },
});

describe('a question that is closed without an answer', () => {
  const found = (...shown: readonly Shown[]) =>
    unansweredIn({ titles: new Titles(coreRules.pool) }, shown, 0, shown.length - 1);

  it('stood open since it was asked', () => {
    const list = found(entry(null), entry(asked), entry(asked), entry(asked), entry(null));
    expect(list.map(({ asked: from, entry: until }) => [from, until])).toEqual([[1, 4]]);
  });

  it('is not the one that was asked before it', () => {
    const other = { ...asked, asking: 8 };
    const list = found(entry(null), entry(asked), entry(other), entry(other), entry(null));
    expect(list.map(({ asked: from, entry: until }) => [from, until])).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });
});
