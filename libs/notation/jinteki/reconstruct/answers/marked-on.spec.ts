import { entriesOf } from '#testkit/jinteki/way';
import type { PromptView } from '../../lens/prompt';
import { markedOn } from './marked-on';

const servers = ['Archives', 'R&D', 'HQ'];

/** What is told where a card is marked so before its question closes, and so after it. */
function told(
  [before, after]: readonly [string | null, string | null],
  choices: readonly string[],
  mark = 'card-target',
): unknown {
  const prompt: PromptView = {
    ...{ message: 'Choose', kind: 'other', choices, selectable: [] },
    ...{ cardCid: 'a', cardTitle: 'Diwan', asking: 1 },
  };
  const [was, is] = entriesOf([], []).map((one, at) => {
    const marked = [before, after][at] ?? null;
    const card = { cid: 'a', title: 'Diwan', ...(marked !== null && { [mark]: marked }) };
    return { ...one, state: { runner: { rig: { program: [card] } } } };
  });
  if (was === undefined || is === undefined) throw new Error('there is no entry');
  return markedOn(prompt, was, is);
}

describe('what a card is marked with as its question closes', () => {
  it('is the server, or the word, that was chosen', () => {
    expect(told([null, 'Archives'], servers)).toEqual({ kind: 'server', told: 'Archives' });
    expect(told(['Barrier', 'Sentry'], ['Barrier', 'Sentry'], 'subtype-target')).toEqual({
      kind: 'option',
      told: 'Sentry',
    });
  });

  it('is nothing where it is marked as before, or with what is not offered', () => {
    expect(told(['HQ', 'HQ'], servers)).toBeNull();
    expect(told([null, 'Event'], servers)).toBeNull();
    expect(told(['HQ', null], servers)).toBeNull();
  });
});
