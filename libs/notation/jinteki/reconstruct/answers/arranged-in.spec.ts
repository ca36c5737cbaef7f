import type { PromptView } from '../../lens/prompt';
import { listedTitles } from '../../log/listed-titles';
import { arrangedIn as arranged } from './arranged-in';

const asks = (message: string, selectable: readonly string[] = []): PromptView => ({
  ...{ message, kind: 'other', choices: ['Done', 'Start over'], selectable },
  ...{ cardCid: 'a', cardTitle: 'Bolt', asking: 1 },
});

const arrangedIn = (prompt: PromptView, next: PromptView | null): readonly string[] =>
  arranged(prompt, next, listedTitles);

describe('the order in which cards come to lie on a deck', () => {
  const shown = asks('The top cards of R&D will be Ada, Bea, and Cid.');

  it('is told from the top, but for the last one, which is left', () => {
    expect(arrangedIn(shown, null)).toEqual(['Ada', 'Bea']);
    const ofStack = asks('The top of the stack will be (top->bottom): Ada, and Bea');
    expect(arrangedIn(ofStack, null)).toEqual(['Ada']);
  });

  it('has titles that have that word in themselves', () => {
    const one = asks('The top cards of the stack will be Lean and Mean.');
    expect(arranged(one, null, (list) => [list])).toEqual([]);
  });

  it('is none while it stands open, where it is started over, or nothing is shown', () => {
    expect(arrangedIn(shown, shown)).toEqual([]);
    expect(arrangedIn(shown, asks('Choose a card', ['1', '2']))).toEqual([]);
    expect(arrangedIn(asks('Choose one'), null)).toEqual([]);
  });
});
