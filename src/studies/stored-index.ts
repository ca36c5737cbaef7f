import type { ReadModelReader } from '../platform/projections/projection';
import { RecentlyUsed } from '#streams/recently-used';
import { foundByPart, hasPart, isOfFew } from '../platform/projections/part-of-name';
import { pageSql, readPage } from '../platform/projections/span';
import type { Chapters } from './ports';
import type { ListedStudy, StudyIndex } from './study-index';

/** Chapters whose study is known in memory. */
const HELD = 50_000;

/** Which study a chapter is of: known from its writing on, and looked up once by others. */
export function storedChapters(reader: ReadModelReader): Chapters {
  const known = new RecentlyUsed<string, string>(HELD);
  return {
    add: (chapter, study) => known.set(chapter, study),
    isKnown: (chapter) => known.get(chapter) !== undefined,
    studyOf: async (chapter) => {
      const held = known.get(chapter);
      if (held !== undefined) return held;
      const [row] = await reader.query<{ study: string }>(
        'study-of-chapter',
        'select study from studies.chapter where id = $1',
        [chapter],
      );
      if (row !== undefined) known.set(chapter, row.study);
      return row?.study ?? null;
    },
  };
}

const NAMES = { table: 'studies.study', column: 'title' } as const;
const COLUMNS = 'study.id, study.position, study.title, study.owner';
const PUBLISHED = `study.readership = 'everybody' and (study.embargo is null or study.embargo <= $1)`;

/** The index in the tables of the projection `studies`. */
export const storedStudyIndex = (reader: ReadModelReader): StudyIndex => ({
  list: async (words, now, span) => {
    const isFew = words !== null && (await isOfFew(reader, NAMES, words));
    const asked = words === null ? [] : [words];
    const page = pageSql(span, asked.length + 2);
    const named = (isFew ? foundByPart : hasPart)('title', '$2::text');
    // Few are found first; many are met along the list.
    const rows = await reader.query<ListedStudy>(
      `studies-${page.name}${words === null ? '' : '-named'}${isFew ? '-few' : ''}`,
      `select ${COLUMNS}
       from (select * from studies.study where ${words === null ? 'true' : named} ${isFew ? 'offset 0' : ''}) as study
       where ${PUBLISHED} and ${page.condition}
       order by position ${page.direction} ${page.limit}`,
      [now, ...asked, ...page.values],
    );
    return readPage(rows, span);
  },
  about: (game, now, first) =>
    reader.query<ListedStudy & { readonly viewer: string; readonly moment: number | null }>(
      'studies-about',
      `select distinct ${COLUMNS}, chapter.viewer, chapter.moment from studies.chapter
       join studies.study on study.id = chapter.study
       where chapter.game = $2 and not chapter.removed and ${PUBLISHED}
       order by study.position desc limit $3`,
      [now, game, first],
    ),
});
