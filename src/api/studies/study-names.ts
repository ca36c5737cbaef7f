import { studyEventTypes } from '#studies/study/events';
import type {
  Audience,
  ChanceMode,
  Colour,
  Glyph,
  Readership,
  Role,
  Source,
} from '#studies/study/study';

/** Names of the schema for every value of a type. */
type Names<T extends string> = Readonly<Record<string, T>>;

const roles: Names<Role> = {
  OWNER: 'owner',
  EDITOR: 'editor',
  COMMENTER: 'commenter',
  READER: 'reader',
};
const readerships: Names<Readership> = { MEMBERS: 'members', EVERYBODY: 'everybody' };
const kinds: Names<Source['kind']> = { GAME: 'game', RECORD: 'record', POSITION: 'position' };
const chance: Names<ChanceMode> = { AS_IT_LAY: 'as-it-lay', DEALT: 'dealt', BY_HAND: 'by-hand' };
const glyphs: Names<Glyph> = {
  BRILLIANT: '!!',
  GOOD: '!',
  INTERESTING: '!?',
  DUBIOUS: '?!',
  MISTAKE: '?',
  BLUNDER: '??',
  ONLY: 'only',
};
const audiences: Names<Audience> = { AUTHOR: 'author', MEMBERS: 'members', EVERYBODY: 'everybody' };
const colours: Names<Colour> = { GREEN: 'green', RED: 'red', BLUE: 'blue', YELLOW: 'yellow' };

/** `branchGrown` is `BRANCH_GROWN`. */
const changeNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(studyEventTypes).map((type) => [type.replace(/[A-Z]/g, '_$&').toUpperCase(), type]),
);

/** Values of the enums of studies. */
export const studyNames = {
  StudyChangeKind: changeNames,
  StudyRole: roles,
  StudyReadership: readerships,
  StudySourceKind: kinds,
  ChanceMode: chance,
  Glyph: glyphs,
  NoteAudience: audiences,
  MarkColour: colours,
};
