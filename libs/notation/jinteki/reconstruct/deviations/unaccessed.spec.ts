import type { PromptView } from '../../lens/prompt';
import type { Shown } from '../shown';
import { unaccessedIn } from './unaccessed';

const entry = (message: string | null, ...lines: readonly string[]): Shown => {
  const asks: PromptView | null =
    message === null
      ? null
      : {
          ...{ kind: 'select', message, choices: ['Done'], cardTitle: null, cardCid: null },
          ...{ selectable: [], asking: 7 },
        };
  return {
    ...{ state: {}, features: new Map(), lines, prompts: { corp: null, runner: asks } },
    ...{ mayPass: true, isSettled: false, repeats: false },
  };
};

describe('what lies in the root of a breached server', () => {
  it.each([
    'Click a card in root of HQ to access. You must access all cards',
    'Choose an upgrade in root of R&D to access',
    'Choose an upgrade in Archives to access',
  ])('is left where the question is gone, and no line tells of an access: %s', (message) => {
    expect(unaccessedIn([entry(message), entry(message), entry(null)])).toEqual([2]);
    const accessed = entry(null, 'Al accesses SanSan City Grid from Archives.');
    expect(unaccessedIn([entry(message), accessed])).toEqual([]);
  });

  it('is no other card that is asked for', () => {
    expect(unaccessedIn([entry('Choose a card in Archives to add'), entry(null)])).toEqual([]);
  });
});
