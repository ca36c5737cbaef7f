import { cardId } from '#rules';
import type { EventStreams } from '#streams/event-streams';
import { fold } from '#streams/fold';
import { handle } from '#streams/handle';
import { HeldStates } from '#streams/held-states';
import { Memory } from '#streams/memory';
import { storedDecider } from '#streams/stored-decider';
import type { StudyCommand } from './commands';
import { studyDecider } from './decide';
import type { StudyEvent } from './events';
import { chapterOf } from './evolve';
import type { Hider, Move } from './study';
import { childrenOf, pathTo } from './tree';

const OWNER = 'owner';
const move = (card: number): Move => ({
  by: 'corp',
  decision: { do: 'play', card: cardId(card) },
  chance: null,
});

/** A store in memory that several processes share; an append waits, so that others come between. */
function store() {
  const events: StudyEvent[] = [];
  const streams: EventStreams<StudyEvent> = {
    read: async (_, after) => structuredClone(events.slice(after)),
    append: async (_, after, more) => {
      await new Promise((done) => setImmediate(done));
      if (after !== events.length) return { ok: false, message: `at ${events.length}` };
      events.push(...structuredClone(more));
      return { ok: true, listed: Promise.resolve() };
    },
  };
  return {
    events,
    process: () => storedDecider(studyDecider, streams, new HeldStates(new Memory(), 10)),
  };
}

const opening: readonly StudyCommand[] = [
  {
    ...{ type: 'open', study: 's', title: 'Runs', seed: 'x', clonedFrom: null },
    owner: { id: OWNER, name: 'Ann' },
  },
  {
    ...{ type: 'add-chapter', by: OWNER, chapter: 'c', title: 'One' },
    source: { kind: 'position', position: '' },
  },
];

async function opened() {
  const { events, process } = store();
  const at = process();
  const write = (command: StudyCommand) => handle(at, 's', command);
  for (const command of opening) expect(await write(command)).toMatchObject({ ok: true });
  const chapter = () => {
    const found = chapterOf(fold(studyDecider, structuredClone(events)).state, 'c');
    if (found === null) throw new Error('no chapter');
    return found;
  };
  return { events, process, write, chapter };
}

const grow = (by: string, parent: number, ...cards: number[]): StudyCommand => ({
  ...{ type: 'grow', by, chapter: 'c', parent, moves: cards.map(move) },
});

describe('a study', () => {
  it('grows branches; the same decisions at the same place are one branch', async () => {
    const { events, write, chapter } = await opened();
    await write(grow(OWNER, 0, 1, 2, 3));
    await write(grow(OWNER, 0, 1, 2, 4));
    const before = events.length;
    expect(await write(grow(OWNER, 0, 1, 2))).toMatchObject({ ok: true, events: [] });
    expect(events).toHaveLength(before);
    expect(chapter().nodes.map(({ parent }) => parent)).toEqual([0, 1, 2, 2]);
    expect(pathTo(chapter(), 4).map(({ id }) => id)).toEqual([1, 2, 4]);
  });

  it('promotes, names, marks and takes out; what was taken out is refused with who did it', async () => {
    const { write, chapter } = await opened();
    await write(grow(OWNER, 0, 1));
    await write(grow(OWNER, 0, 2, 3));
    await write({ type: 'promote', by: OWNER, chapter: 'c', node: 2 });
    expect(childrenOf(chapter(), 0)).toEqual([2, 1]);
    await write({ type: 'name-branch', by: OWNER, chapter: 'c', node: 2, was: null, to: 'Greedy' });
    await write({ type: 'mark-branch', by: OWNER, chapter: 'c', node: 2, glyph: '!?' });
    expect(chapter().nodes[1]).toMatchObject({ name: 'Greedy', glyph: '!?' });
    await write({ type: 'delete', by: OWNER, chapter: 'c', node: 2 });
    expect(childrenOf(chapter(), 0)).toEqual([1]);
    expect(await write(grow(OWNER, 3, 9))).toMatchObject({
      ok: false,
      code: 'BRANCH_NOT_FOUND',
      place: 'chapter c, branch 3',
      message: 'branch 3 was taken out by owner',
    });
    expect(await write(grow(OWNER, 0, 2))).toMatchObject({ ok: true });
    expect(childrenOf(chapter(), 0)).toEqual([1, 4]);
  });

  it('keeps everything that eight people write at once, in eight processes', async () => {
    const { process, write, chapter, events } = await opened();
    const people = Array.from({ length: 8 }, (_, index) => `p${index}`);
    for (const id of people)
      await write({ type: 'admit', by: OWNER, member: { id, name: id, role: 'editor' } });
    const answers = await Promise.all(
      people.map(async (by, index) => {
        const at = process();
        const all = [];
        for (let round = 0; round < 5; round += 1) {
          // Three alike, five of their own.
          const card = round < 3 ? 100 + round : 1_000 * (index + 1) + round;
          const once = () => handle(at, 's', grow(by, 0, card, index));
          let answer = await once();
          // Who was never the first of eight, twenty times over, hears so and asks again.
          while (!answer.ok && answer.code === 'CONFLICT') answer = await once();
          all.push(answer);
        }
        return all;
      }),
    );
    for (const answer of answers.flat()) expect(answer).toMatchObject({ ok: true });
    const made = chapter();
    const lines = new Set(
      made.nodes
        .filter(({ id }) => childrenOf(made, id).length === 0)
        .map(({ id }) => JSON.stringify(pathTo(made, id).map(({ decision }) => decision))),
    );
    expect(lines.size).toBe(40);
    // The first decisions they share are there once.
    expect(childrenOf(made, 0)).toHaveLength(3 + 8 * 2);
    expect(events.filter(({ type }) => type === 'branchGrown')).toHaveLength(40);
  });

  it('refuses a name that somebody else changed meanwhile, and says what it is', async () => {
    const { write } = await opened();
    const to = (was: string, title: string) =>
      write({ type: 'retitle', by: OWNER, was, to: title });
    expect(await to('Runs', 'R&D')).toMatchObject({ ok: true });
    expect(await to('Runs', 'HQ')).toMatchObject({
      ok: false,
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining('"R&D"'),
    });
    expect(await to('Runs', 'R&D')).toMatchObject({ ok: true, events: [] });
  });

  it('refuses who has no such key, and what no store keeps', async () => {
    const { write } = await opened();
    const link = { id: 'l', name: null, role: 'reader' } as const;
    await write({ type: 'admit', by: OWNER, member: link });
    expect(await write(grow('l', 0, 1))).toMatchObject({ code: 'NOT_YOURS' });
    expect(await write(grow('nobody', 0, 1))).toMatchObject({ code: 'NOT_YOURS' });
    const half = { type: 'retitle', by: OWNER, was: 'Runs', to: 'a\ud800' } as const;
    expect(await write(half)).toMatchObject({ code: 'BAD_TEXT', place: 'title, character 2' });
    await write({ type: 'dismiss', by: OWNER, member: 'l' });
    expect(await write({ type: 'admit', by: 'l', member: { ...link, id: 'm' } })).toMatchObject({
      code: 'NOT_YOURS',
    });
  });

  it('takes chapters of another study in, but none that it went into itself', async () => {
    const { write } = await opened();
    const take = (from: string, through: readonly string[]) =>
      write({ type: 'take-in', by: OWNER, from, through, chapters: [] });
    expect(await take('t', ['u'])).toMatchObject({ ok: true });
    for (const [from, through] of [
      ['s', []],
      ['v', ['t', 's']],
    ] as const)
      expect(await take(from, through)).toMatchObject({ ok: false, code: 'CYCLE_OF_CLONES' });
  });
});

describe('notes', () => {
  const note = (id: string, more: Partial<Extract<StudyCommand, { type: 'write-note' }>> = {}) =>
    ({
      ...{ type: 'write-note', by: OWNER, note: id, chapter: 'c', thread: null, glyph: null },
      ...{ audience: 'everybody', marks: [], anchor: { kind: 'node', node: 0 } },
      ...more,
    }) as const satisfies StudyCommand;

  it('stand at an anchor that is there, in threads that are no narrower', async () => {
    const { write } = await opened();
    expect(await write(note('n'))).toMatchObject({ ok: true });
    expect(await write(note('a', { thread: 'n', audience: 'members' }))).toMatchObject({
      ok: true,
    });
    expect(await write(note('x', { anchor: { kind: 'node', node: 7 } }))).toMatchObject({
      code: 'BRANCH_NOT_FOUND',
      place: 'chapter c, branch 7',
    });
    expect(await write(note('x', { thread: 'a' }))).toMatchObject({ code: 'NOTE_NOT_FOUND' });
    await write(note('m', { audience: 'members' }));
    expect(await write(note('x', { thread: 'm' }))).toMatchObject({ code: 'NOT_YOURS' });
  });

  it('for their author alone are not there for anybody else', async () => {
    const { write } = await opened();
    await write({ type: 'admit', by: OWNER, member: { id: 'e', name: 'Eve', role: 'editor' } });
    await write(note('mine', { audience: 'author' }));
    const asked = [
      note('x', { by: 'e', thread: 'mine' }),
      { type: 'remove-note', by: 'e', note: 'mine' },
      { type: 'hide-note', by: 'e', as: 'contributor', note: 'mine' },
      { type: 'hide-note', by: null, as: 'operator', note: 'mine' },
    ] as const;
    for (const command of asked)
      expect(await write(command)).toMatchObject({ code: 'NOTE_NOT_FOUND' });
  });

  it('are shown again by who hid them, or has more to say', async () => {
    const { events, write } = await opened();
    await write(note('n'));
    const hidden = () => fold(studyDecider, structuredClone(events)).state.notes.get('n')?.hidden;
    const say = (type: 'hide-note' | 'unhide-note', as: Hider) =>
      write({ type, by: as === 'contributor' ? OWNER : null, as, note: 'n' });
    await say('hide-note', 'contributor');
    await say('hide-note', 'game-owner');
    expect(hidden()).toBe('game-owner');
    expect(await say('unhide-note', 'contributor')).toMatchObject({ code: 'NOT_YOURS' });
    await say('unhide-note', 'game-owner');
    expect(hidden()).toBeNull();
    await say('hide-note', 'operator');
    await say('hide-note', 'contributor');
    expect(await say('unhide-note', 'game-owner')).toMatchObject({ code: 'NOT_YOURS' });
    await say('unhide-note', 'operator');
    expect(await say('unhide-note', 'operator')).toMatchObject({ ok: true, events: [] });
    expect(hidden()).toBeNull();
  });

  it('are rewritten by their author from the revision they read', async () => {
    const { write } = await opened();
    await write(note('n'));
    const revise = (revision: number) =>
      write({ type: 'revise-note', by: OWNER, note: 'n', revision, glyph: '!', marks: [] });
    expect(await revise(1)).toMatchObject({ ok: true });
    expect(await revise(1)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await revise(2)).toMatchObject({ ok: true });
  });
});
