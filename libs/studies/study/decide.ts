import type { Decided, Decider } from '#streams/decider';
import type { StudyCommand } from './commands';
import {
  grow,
  mark,
  moveChapter,
  nameBranch,
  addChapter,
  promote,
  removeBranch,
  removeChapter,
  retitleChapter,
  takeIn,
} from './decide-chapters';
import { hideNote, removeNote, reviseNote, takeNotes, unhideNote, writeNote } from './decide-notes';
import type { StudyEvent } from './events';
import { evolveStudy, noStudy } from './evolve';
import { limits } from './limits';
import { noStudyThere, notYours, changedMeanwhile, tooMuch } from './places';
import { refuse, type StudyRefusal } from './refusal';
import { roles, type Role, type Study } from './study';
import { badName } from './words';

export type Answer = Decided<StudyEvent, StudyRefusal>;

const accept = (...events: readonly StudyEvent[]): Answer => ({ ok: true, events });
const no = (refusal: StudyRefusal): Answer => ({ ok: false, refusal });

type CommandOf<T extends StudyCommand['type']> = Extract<StudyCommand, { readonly type: T }>;

/** What each command takes; a link reads, and whoever reads may ask to take part. */
const NEEDED: Readonly<Record<Exclude<StudyCommand['type'], 'open'>, Role | null>> = {
  admit: null,
  dismiss: 'owner',
  retitle: 'editor',
  share: 'owner',
  'add-chapter': 'editor',
  'retitle-chapter': 'editor',
  'move-chapter': 'editor',
  'remove-chapter': 'editor',
  grow: 'editor',
  'name-branch': 'editor',
  'mark-branch': 'editor',
  promote: 'editor',
  delete: 'editor',
  'write-note': 'commenter',
  'take-notes': 'owner',
  'revise-note': 'commenter',
  'remove-note': 'commenter',
  'hide-note': null,
  'unhide-note': null,
  'take-in': 'editor',
};

const INSTANT = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

/** Whether a member may do what takes a role. */
export const mayAs = (study: Study, member: string, role: Role): boolean => {
  const held = study.members.get(member)?.role;
  return held !== undefined && roles.indexOf(held) <= roles.indexOf(role);
};

function open(study: Study, command: CommandOf<'open'>): Answer {
  const { study: id, title, seed, owner, clonedFrom, about } = command;
  const place = `study ${id}`;
  if (study.title !== '')
    return no(refuse('STUDY_EXISTS', place, 'this study is open', 'Open another id.'));
  const bad = badName(title, 'title', limits.title) ?? badName(owner.name, 'name', limits.name);
  return bad === null
    ? accept({
        ...{ type: 'studyOpened', study: id, title, seed, owner, clonedFrom },
        ...(about === undefined ? {} : { about }),
      })
    : no(bad);
}

function admit(study: Study, { by, member }: CommandOf<'admit'>): Answer {
  const place = `member ${member.id}`;
  const joins = by === null && member.role === 'commenter';
  if (!joins && !mayAs(study, by ?? '', 'owner'))
    return no(notYours(place, 'letting somebody in', 'the owner'));
  if (member.role === 'owner')
    return no(notYours(place, 'owning a study', 'whoever opened it, and nobody else'));
  if (study.members.size + study.dismissed.size >= limits.members)
    return no(tooMuch(place, limits.members, 'members'));
  const bad = member.name === null ? null : badName(member.name, 'name', limits.name);
  if (bad !== null) return no(bad);
  if (member.name === null && member.role !== 'reader')
    return no(refuse('BAD_TEXT', 'name', 'who writes has a name', 'Give one.'));
  return accept({ type: 'memberAdmitted', by: by ?? member.id, member });
}

function dismiss(study: Study, { by, member }: CommandOf<'dismiss'>): Answer {
  const place = `member ${member}`;
  const found = study.members.get(member);
  if (found === undefined)
    return study.dismissed.has(member)
      ? accept()
      : no(refuse('MEMBER_NOT_FOUND', place, 'nobody has this id', 'Take the id of a member.'));
  if (found.role === 'owner')
    return no(notYours(place, 'dismissing the owner', 'nobody: a study has its owner'));
  return accept({ type: 'memberDismissed', by, member });
}

function retitle(study: Study, { by, was, to }: CommandOf<'retitle'>): Answer {
  const bad = badName(to, 'title', limits.title);
  if (bad !== null) return no(bad);
  if (study.title === to) return accept();
  if (study.title !== was) return no(changedMeanwhile('title', study.title));
  return accept({ type: 'studyRetitled', by, title: to });
}

function share(study: Study, { by, readership, embargo }: CommandOf<'share'>): Answer {
  if (embargo !== null && !INSTANT.test(embargo))
    return no(
      refuse(
        'BAD_TEXT',
        'embargo',
        `"${embargo.slice(0, 40)}" is no time`,
        'Write it in ISO 8601, such as 2026-12-24T18:00:00Z.',
      ),
    );
  return study.readership === readership && study.embargo === embargo
    ? accept()
    : accept({ type: 'studyShared', by, readership, embargo });
}

function decide(study: Study, command: StudyCommand): Answer {
  if (command.type === 'open') return open(study, command);
  if (study.title === '') return no(noStudyThere('by this id'));
  const needed = NEEDED[command.type];
  if (needed !== null && !mayAs(study, command.by ?? '', needed))
    return no(notYours('study', `to ${command.type}`, `one of its ${needed}s`));
  switch (command.type) {
    case 'admit':
      return admit(study, command);
    case 'dismiss':
      return dismiss(study, command);
    case 'retitle':
      return retitle(study, command);
    case 'share':
      return share(study, command);
    case 'add-chapter':
      return addChapter(study, command);
    case 'retitle-chapter':
      return retitleChapter(study, command);
    case 'move-chapter':
      return moveChapter(study, command);
    case 'remove-chapter':
      return removeChapter(study, command);
    case 'grow':
      return grow(study, command);
    case 'name-branch':
      return nameBranch(study, command);
    case 'mark-branch':
      return mark(study, command);
    case 'promote':
      return promote(study, command);
    case 'delete':
      return removeBranch(study, command);
    case 'write-note':
      return writeNote(study, command);
    case 'take-notes':
      return takeNotes(study, command);
    case 'revise-note':
      return reviseNote(study, command);
    case 'remove-note':
      return removeNote(study, command);
    case 'hide-note':
      return hideNote(study, command);
    case 'unhide-note':
      return unhideNote(study, command);
    case 'take-in':
      return takeIn(study, command);
  }
}

/** Every event changes the study in place: hold one state of it, and read that at once. */
export const studyDecider: Decider<Study, StudyCommand, StudyEvent, StudyRefusal> = {
  initial: noStudy(),
  decide,
  evolve: evolveStudy,
};
