import { refuse, type StudyRefusal } from './refusal';

/** A study of which nothing is said to who may not read it. */
export const noStudyThere = (study: string): StudyRefusal =>
  refuse(
    'STUDY_NOT_FOUND',
    `study ${study}`,
    `there is no study ${study} that you may look at`,
    'Check the id, and send the key you were given.',
  );

export const noChapter = (chapter: string): StudyRefusal =>
  refuse(
    'CHAPTER_NOT_FOUND',
    `chapter ${chapter}`,
    `the study has no chapter ${chapter} that you may look at`,
    'Take the id of a chapter that the study lists.',
  );

export const noBranch = (chapter: string, node: number, deletedBy: string | null): StudyRefusal =>
  refuse(
    'BRANCH_NOT_FOUND',
    `chapter ${chapter}, branch ${node}`,
    deletedBy === null
      ? `the chapter has no branch ${node}`
      : `branch ${node} was taken out by ${deletedBy}`,
    'Take the number of a branch that the chapter lists.',
  );

/** A branch of which nothing is said to who may not look at it. */
export const noBranchThere = (branch: string): StudyRefusal =>
  refuse(
    'BRANCH_NOT_FOUND',
    `branch ${branch}`,
    `there is no branch ${branch} that you may look at`,
    'Take the id of a branch that a study lists.',
  );

export const noNote = (note: string): StudyRefusal =>
  refuse(
    'NOTE_NOT_FOUND',
    `note ${note}`,
    `the study has no note ${note} that you may look at`,
    'Take the id of a note that the study lists.',
  );

export const notYours = (place: string, what: string, whose: string): StudyRefusal =>
  refuse(
    'NOT_YOURS',
    place,
    `${what} takes the key of ${whose}`,
    'Send such a key, or ask for one.',
  );

export const changedMeanwhile = (place: string, now: string | null): StudyRefusal =>
  refuse(
    'CHANGED_MEANWHILE',
    place,
    `somebody changed it meanwhile: it is ${now === null ? 'without a name' : `"${now}"`} now`,
    'Read it again, and decide again.',
  );

export const tooMuch = (place: string, most: number, what: string): StudyRefusal =>
  refuse('TOO_MUCH', place, `there are at most ${most} ${what}`, 'Begin another study.');
