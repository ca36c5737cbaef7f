import { type Source, viewerOf } from '#studies/study/study';
import { indexOfParts } from '../../platform/projections/part-of-name';
import type { Projection, ProjectionTransaction } from '../../platform/projections/projection';
import { listedEvents, studyForm } from '../study-streams';

const PREFIX = 'study-';

interface PlacedChapter {
  readonly id: string;
  readonly source: Source;
}

const addChapter = (
  transaction: ProjectionTransaction,
  study: string,
  { id, source }: PlacedChapter,
): Promise<unknown> =>
  transaction.query(
    `insert into chapter (id, study, game, viewer, moment) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing`,
    [
      ...[id, study, source.kind === 'position' ? null : source.game],
      viewerOf(source),
      source.kind === 'record' ? source.moment : null,
    ],
  );

/** A row a study, and one a chapter: which study it is of, and which game it begins in. */
export const studyProjection: Projection = {
  name: 'studies',
  version: 2,
  category: 'study',
  heeds: listedEvents,
  tables: `
    create table study (
      id         uuid        primary key,
      position   bigint      not null,
      title      text        not null,
      owner      text        not null,
      readership text        not null default 'members',
      embargo    timestamptz
    );
    create unique index study_newest on study (position desc);
    ${indexOfParts('study_parts', { table: 'study', column: 'title' })};
    create table chapter (
      id      uuid    primary key,
      study   uuid    not null,
      game    uuid,
      viewer  text,
      moment  integer,
      removed boolean not null default false
    );
    create index chapter_game on chapter (game) where not removed;
    create index chapter_study on chapter (study)`,
  removals: [
    'delete from study where id = any($1::uuid[])',
    'delete from chapter where study = any($1::uuid[])',
  ],
  apply: async (transaction, events) => {
    for (const recorded of events) {
      const id = recorded.stream.slice(PREFIX.length);
      const event = studyForm.read(recorded);
      switch (event.type) {
        case 'studyOpened':
          // A notebook is found from its game, and in no list.
          if (event.about !== undefined) break;
          await transaction.query(
            `insert into study (id, position, title, owner) values ($1, $2, $3, $4)
             on conflict (id) do nothing`,
            [id, recorded.position.toString(), event.title, event.owner.name],
          );
          break;
        case 'studyRetitled':
          await transaction.query('update study set title = $2 where id = $1', [id, event.title]);
          break;
        case 'studyShared':
          await transaction.query('update study set readership = $2, embargo = $3 where id = $1', [
            id,
            event.readership,
            event.embargo,
          ]);
          break;
        case 'chapterAdded':
          await addChapter(transaction, id, { id: event.chapter, source: event.source });
          break;
        case 'chaptersTaken':
          for (const chapter of event.chapters) await addChapter(transaction, id, chapter);
          break;
        case 'chapterRemoved':
          await transaction.query('update chapter set removed = true where id = $1', [
            event.chapter,
          ]);
          break;
        case 'memberAdmitted':
        case 'memberDismissed':
        case 'chapterRetitled':
        case 'chapterMoved':
        case 'branchGrown':
        case 'branchNamed':
        case 'branchMarked':
        case 'branchPromoted':
        case 'branchDeleted':
        case 'noteWritten':
        case 'noteRevised':
        case 'noteRemoved':
        case 'noteHidden':
        case 'noteUnhidden':
          break;
      }
    }
  },
};
