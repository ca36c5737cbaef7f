import { changed, emptyBoard, type Board } from '../../observed/board';
import { bindAnnotations } from './bind';
import { readAnnotations } from './read-annotations';

const file = {
  turns: {
    corp: { 1: { notes: 'Draws well.' }, 9: { notes: 'never' } },
    runner: { 1: { notes: '' } },
  },
  clicks: { 0: { notes: 'Keep?' }, 2: { notes: 'A run!', type: 'important' }, x: { notes: 'no' } },
};

function tables(): Board[] {
  const corp = { ...emptyBoard.corp, clicks: 3 };
  const opening = emptyBoard;
  const turn = changed(opening, { turn: { number: 1, side: 'corp', between: false }, corp });
  const quiet = changed(turn, { run: null });
  const click = changed(quiet, { corp: { ...corp, clicks: 2 } });
  return [opening, turn, quiet, click];
}

describe('annotations of jinteki.net', () => {
  it('are read, and bound to the entries their turns and steps begin at', () => {
    const read = readAnnotations(JSON.stringify(file));
    if (!read.ok) throw new Error(read.message);
    expect(bindAnnotations(read.annotations, tables(), 'Ann')).toEqual({
      notes: [
        {
          ...{ index: 1, author: 'Ann', text: 'Draws well.' },
          annotated: { about: { kind: 'turn', side: 'corp', turn: 1 }, mark: null, date: null },
        },
        {
          ...{ index: 0, author: 'Ann', text: 'Keep?' },
          annotated: { about: { kind: 'step', step: 0 }, mark: null, date: null },
        },
        {
          ...{ index: 3, author: 'Ann', text: 'A run!' },
          annotated: { about: { kind: 'step', step: 2 }, mark: 'important', date: null },
        },
      ],
      lost: 1,
    });
  });

  it('that were published name their authors', () => {
    const read = readAnnotations(JSON.stringify([{ ...file, username: 'Bea', date: 5 }]));
    if (!read.ok) throw new Error(read.message);
    expect(new Set(read.annotations.map(({ author }) => author))).toEqual(new Set(['Bea']));
  });

  it.each([
    ['{"history":[]}', 'NOT_ANNOTATIONS'],
    ['[]', 'NOT_ANNOTATIONS'],
    ['[{"turns":{}},5]', 'NOT_ANNOTATIONS'],
    ['{"turns":{"__proto__":{}}}', 'HOSTILE_KEY'],
    ['{"turns":{', 'TRUNCATED'],
    [String.raw`{"turns":{"corp":{"1":{"notes":"a\u0000"}}}}`, 'BAD_TEXT'],
    [String.raw`[{"turns":{},"username":"\ud800"}]`, 'BAD_TEXT'],
    ['<html>', 'HTML_PAGE'],
    ['{"turns":{"corp":{"1":{"notes":5}}}}', 'NOT_ANNOTATIONS'],
  ])('%s is refused', (text, code) => {
    expect(readAnnotations(text)).toMatchObject({ ok: false, code });
  });

  it.each([
    ['{"turns":{"corp":{"1":{"notes":5}}}}', '/turns/corp/1/notes'],
    ['{"turns":{"judge":{"1":{"notes":"a"}}}}', '/turns/judge'],
    ['{"turns":{"corp":"a"}}', '/turns/corp'],
    ['{"turns":7,"clicks":{"1":{"notes":"a"}}}', '/turns'],
    ['{"turns":{},"clicks":{"3":{"notes":"a","type":[]}}}', '/clicks/3/type'],
    ['[{"turns":{}},{"clicks":{"3":"a"}}]', '/1/clicks/3'],
  ])('%s has what is no note, which is not left out without a word', (text, path) => {
    expect(readAnnotations(text)).toMatchObject({ ok: false, code: 'NOT_ANNOTATIONS', path });
  });
});
