import type { Decided } from '#streams/decider';
import type { StudyCommand } from './commands';
import type { StudyEvent } from './events';
import { chapterOf } from './evolve';
import { limits } from './limits';
import { changedMeanwhile, noBranch, noChapter, tooMuch } from './places';
import { refuse, type StudyRefusal } from './refusal';
import type { Chapter, Node, Study } from './study';
import { childrenOf, follow, nodeOf, pathTo, stands } from './tree';
import { badName } from './words';

type Answer = Decided<StudyEvent, StudyRefusal>;
type CommandOf<T extends StudyCommand['type']> = Extract<StudyCommand, { readonly type: T }>;

const accept = (...events: readonly StudyEvent[]): Answer => ({ ok: true, events });
const no = (refusal: StudyRefusal): Answer => ({ ok: false, refusal });

const chaptersThere = (study: Study): number =>
  study.chapters.filter(({ removedBy }) => removedBy === null).length;

export function addChapter(study: Study, command: CommandOf<'add-chapter'>): Answer {
  const { by, chapter, title, source } = command;
  const bad = badName(title, 'title', limits.title);
  if (bad !== null) return no(bad);
  if (chaptersThere(study) >= limits.chapters)
    return no(tooMuch('chapters', limits.chapters, 'chapters'));
  return accept({ type: 'chapterAdded', by, chapter, title, source });
}

export function retitleChapter(study: Study, command: CommandOf<'retitle-chapter'>): Answer {
  const { by, chapter: id, was, to } = command;
  const chapter = chapterOf(study, id);
  if (chapter === null) return no(noChapter(id));
  const bad = badName(to, `chapter ${id}, title`, limits.title);
  if (bad !== null) return no(bad);
  if (chapter.title === to) return accept();
  if (chapter.title !== was) return no(changedMeanwhile(`chapter ${id}, title`, chapter.title));
  return accept({ type: 'chapterRetitled', by, chapter: id, title: to });
}

export function moveChapter(study: Study, command: CommandOf<'move-chapter'>): Answer {
  const { by, chapter, behind } = command;
  if (chapterOf(study, chapter) === null) return no(noChapter(chapter));
  if (behind === chapter) return accept();
  if (behind !== null && chapterOf(study, behind) === null) return no(noChapter(behind));
  const there = study.chapters.findIndex(({ id }) => id === chapter);
  return (study.chapters[there - 1]?.id ?? null) === behind
    ? accept()
    : accept({ type: 'chapterMoved', by, chapter, behind });
}

export function removeChapter(study: Study, command: CommandOf<'remove-chapter'>): Answer {
  const { by, chapter } = command;
  if (chapterOf(study, chapter) !== null) return accept({ type: 'chapterRemoved', by, chapter });
  return study.chapters.some(({ id }) => id === chapter) ? accept() : no(noChapter(chapter));
}

/** What two people grow alike is one branch. */
export function grow(study: Study, command: CommandOf<'grow'>): Answer {
  const { by, chapter: id, parent, moves } = command;
  const chapter = chapterOf(study, id);
  if (chapter === null) return no(noChapter(id));
  if (!stands(chapter, parent)) return no(gone(chapter, parent));
  const place = `chapter ${id}, branch ${parent}`;
  const { node, left } = follow(chapter, parent, moves);
  if (left.length === 0) return accept();
  if (study.nodes + left.length > limits.nodes)
    return no(tooMuch(place, limits.nodes, 'decisions in the branches of a study'));
  if (pathTo(chapter, node).length + left.length > limits.depth)
    return no(tooMuch(place, limits.depth, 'decisions in a branch'));
  return accept({ type: 'branchGrown', by, chapter: id, parent: node, moves: left });
}

const gone = (chapter: Chapter, node: number): StudyRefusal =>
  noBranch(chapter.id, node, chapter.nodes[node - 1]?.deletedBy ?? null);

function found(
  study: Study,
  id: string,
  number: number,
  then: (node: Node, chapter: Chapter) => Answer,
): Answer {
  const chapter = chapterOf(study, id);
  if (chapter === null) return no(noChapter(id));
  const node = nodeOf(chapter, number);
  return node === null ? no(gone(chapter, number)) : then(node, chapter);
}

export function nameBranch(study: Study, command: CommandOf<'name-branch'>): Answer {
  const { by, chapter, node, was, to } = command;
  const place = `chapter ${chapter}, branch ${node}, name`;
  const bad = to === null ? null : badName(to, place, limits.name);
  if (bad !== null) return no(bad);
  return found(study, chapter, node, ({ name }) => {
    if (name === to) return accept();
    if (name !== was) return no(changedMeanwhile(place, name));
    return accept({ type: 'branchNamed', by, chapter, node, name: to });
  });
}

export function mark(study: Study, command: CommandOf<'mark-branch'>): Answer {
  const { by, chapter, node, glyph } = command;
  return found(study, chapter, node, (one) =>
    one.glyph === glyph ? accept() : accept({ type: 'branchMarked', by, chapter, node, glyph }),
  );
}

export function promote(study: Study, command: CommandOf<'promote' | 'delete'>): Answer {
  const { by, chapter, node } = command;
  return found(study, chapter, node, ({ parent }, where) =>
    childrenOf(where, parent)[0] === node
      ? accept()
      : accept({ type: 'branchPromoted', by, chapter, node }),
  );
}

export function removeBranch(study: Study, command: CommandOf<'promote' | 'delete'>): Answer {
  const { by, chapter: id, node } = command;
  const chapter = chapterOf(study, id);
  if (chapter === null) return no(noChapter(id));
  if (nodeOf(chapter, node) !== null)
    return accept({ type: 'branchDeleted', by, chapter: id, node });
  return chapter.nodes[node - 1] === undefined ? no(gone(chapter, node)) : accept();
}

/** Chapters of another study. One that this study went into would come back to itself. */
export function takeIn(study: Study, command: CommandOf<'take-in'>): Answer {
  const { by, from, through, chapters } = command;
  if (from === study.id || through.includes(study.id)) {
    const way = from === study.id ? 'itself' : `study ${from}, into which it went before`;
    return no(
      refuse(
        'CYCLE_OF_CLONES',
        `study ${from}`,
        `this study would be taken in by way of ${way}`,
        'Take a study that nothing of this one went into.',
      ),
    );
  }
  if (chaptersThere(study) + chapters.length > limits.chapters)
    return no(tooMuch('chapters', limits.chapters, 'chapters'));
  const nodes = chapters.reduce((sum, one) => sum + one.nodes.length, 0);
  if (study.nodes + nodes > limits.nodes)
    return no(tooMuch('chapters', limits.nodes, 'decisions in the branches of a study'));
  return accept({ type: 'chaptersTaken', by, from, through, chapters });
}
