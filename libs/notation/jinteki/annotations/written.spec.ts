import { changed, emptyBoard, type Board } from '../../observed/board';
import { bindAnnotations } from './bind';
import { readAnnotations } from './read-annotations';
import { type NoteOut, writeAnnotations } from './write-annotations';

/** Turns 1 to `turns` of both sides, with an entry for each click and a quiet one after it. */
function tables(turns: number): Board[] {
  const boards: Board[] = [emptyBoard];
  let before: Board = emptyBoard;
  for (let number = 1; number <= turns; number += 1)
    for (const side of ['corp', 'runner'] as const)
      for (let clicks = side === 'corp' ? 3 : 4; clicks >= 0; clicks -= 1) {
        const turn = { number, side, between: false };
        before =
          side === 'corp'
            ? changed(before, { turn, corp: { ...before.corp, clicks } })
            : changed(before, { turn, runner: { ...before.runner, clicks } });
        boards.push(before, changed(before, { run: null }));
      }
  return boards;
}

/** As the viewer of jinteki.net saves notes: a click has its kind, a turn none. */
const saved = {
  turns: {
    corp: { 1: { notes: '  Keeps five.\n\nAll of them.\n' }, 3: { notes: 'Rushes “out”.' } },
    runner: { 2: { notes: '*No* run?' } },
  },
  clicks: {
    0: { notes: 'Mulligan!', type: 'none' },
    4: { notes: '', type: 'blunder' },
    5: { notes: 'Fine', type: 'mistake' },
    6: { notes: 'Hm', type: 'inaccuracy' },
    7: { notes: 'Good', type: 'good' },
    8: { notes: 'Best', type: 'brilliant' },
    9: { notes: '', type: 'a' },
    10: { notes: 'Plan B', type: 'b' },
    11: { notes: 'c', type: 'c' },
    12: { notes: '[blunder] as text', type: 'd' },
  },
};

function kept(file: unknown, boards: readonly Board[]): readonly NoteOut[] {
  const read = readAnnotations(JSON.stringify(file));
  if (!read.ok) throw new Error(read.message);
  const { notes, lost } = bindAnnotations(read.annotations, boards, 'Ann');
  expect(lost).toBe(0);
  return notes;
}

const written = (notes: readonly NoteOut[], boards: readonly Board[], author: string | null) =>
  JSON.parse(writeAnnotations(notes, boards, author)) as unknown;

describe('annotations of jinteki.net, written again', () => {
  const boards = tables(3);

  it('are the file they came in', () => {
    expect(written(kept(saved, boards), boards, 'Ann')).toEqual(saved);
    const none = { turns: { corp: {}, runner: {} }, clicks: {} };
    expect(written(kept(saved, boards), boards, 'Bea')).toEqual(none);
  });

  it('are the list of published ones, also where somebody published twice', () => {
    const list = [
      { username: 'Bea', date: 1_700_000_000_000, ...saved },
      { username: 'Cid', date: 1_700_000_000_001, turns: saved.turns, clicks: {} },
      { username: 'Bea', date: 1_800_000_000_000, ...saved },
    ];
    const again = written(kept(list, boards), boards, null);
    expect(again).toEqual(expect.arrayContaining(list));
    expect(again).toHaveLength(3);
  });

  it('lose nothing where two notes of an author stand at one place', () => {
    const more = { turns: { corp: {}, runner: {} }, clicks: { 4: { notes: 'Why?', type: 'c' } } };
    const both = [...kept(saved, boards), ...kept(more, boards)];
    expect(written(both, boards, null)).toEqual([
      { username: 'Ann', ...saved },
      { username: 'Ann', ...more },
    ]);
    const one = written(both, boards, 'Ann');
    const clicks = { ...saved.clicks, 4: { notes: 'Why?', type: 'blunder' } };
    expect(one).toEqual({ ...saved, clicks });
  });

  it('hold notes that were written elsewhere, at the step in which their entry lies', () => {
    const notes = [
      { index: 0, author: 'Ann', text: 'First.', mark: 'good' },
      { index: 4, author: 'Ann', text: 'Amid the second click.' },
      { index: boards.length - 1, author: 'Ann', text: 'Last.' },
    ];
    const file = written(notes, boards, 'Ann');
    const read = readAnnotations(JSON.stringify(file));
    if (!read.ok) throw new Error(read.message);
    const bound = bindAnnotations(read.annotations, boards, 'Ann').notes;
    expect(bound.map(({ text }) => text)).toEqual(notes.map(({ text }) => text));
    expect(bound.map(({ index }) => index)).toEqual([0, 3, boards.length - 2]);
    expect(bound.map(({ annotated }) => annotated?.mark)).toEqual(['good', null, null]);
  });
});
