import type { ShownStudyQuery } from '../api/documents';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { lastText } from './last-text';

export type StudyShown = NonNullable<ShownStudyQuery['study']>;
export type Chapter = StudyShown['chapters'][number];
export type Branch = Chapter['branches'][number];
export type StudyNote = Chapter['notes'][number];

/** A place of a study: a branch, or where a chapter begins. */
export interface Place {
  readonly chapter: Chapter;
  /** Null at the beginning. */
  readonly branch: Branch | null;
}

/** The place that is read under an id; null for none of the study's. */
export function placeOf({ chapters }: StudyShown, id: string): Place | null {
  for (const chapter of chapters) {
    if (chapter.id === id) return { chapter, branch: null };
    const branch = chapter.branches.find((one) => one.id === id);
    if (branch !== undefined) return { chapter, branch };
  }
  return null;
}

/** The id of what a branch follows. */
export const parentOf = ({ chapter, branch }: Place): string =>
  chapter.branches.find(({ node }) => node === branch?.parent)?.id ?? chapter.id;

const after = ({ branches }: Chapter, node: number): readonly Branch[] =>
  branches.filter(({ parent }) => parent === node).sort((a, b) => a.place - b.place);

interface TreeProps {
  readonly chapter: Chapter;
  /** The id that is looked at. */
  readonly here: string;
  readonly keys: readonly string[];
}

const Item = ({ branch, here, keys }: Omit<TreeProps, 'chapter'> & { readonly branch: Branch }) => {
  const text = branch.name ?? lastText(branch.id, keys).value ?? texts.loading;
  const isHere = branch.id === here;
  return (
    <a
      class={isHere ? 'branch branch-here' : 'branch'}
      href={`/games/${branch.id}/judge`}
      aria-current={isHere ? 'step' : undefined}
    >
      {branch.glyph !== null && <b class="branch-glyph">{GLYPHS[branch.glyph]}</b>} {text}
    </a>
  );
};

/** What follows a branch: the main line in a row, others set in. */
const Following = ({ chapter, node, here, keys }: TreeProps & { readonly node: number }) => {
  const line: Branch[] = [];
  const others = new Map<number, readonly Branch[]>();
  for (let at = node; ;) {
    const [main, ...aside] = after(chapter, at);
    if (main === undefined) break;
    line.push(main);
    others.set(main.node, aside);
    at = main.node;
  }
  return (
    <ol class="branches">
      {line.map((branch) => (
        <li key={branch.id}>
          <Item branch={branch} here={here} keys={keys} />
          {(others.get(branch.node) ?? []).map((other) => (
            <div key={other.id} class="branches-aside">
              <Item branch={other} here={here} keys={keys} />
              <Following chapter={chapter} node={other.node} here={here} keys={keys} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
};

/** A chapter as a tree; what is chosen is shown as any game is. */
export const BranchTree = ({ chapter, here, keys }: TreeProps) => (
  <section aria-label={`${texts.studies.tree}: ${chapter.title}`}>
    <h3>
      <a
        class={chapter.id === here ? 'branch branch-here' : 'branch'}
        href={`/games/${chapter.id}/judge`}
        aria-current={chapter.id === here ? 'step' : undefined}
      >
        {chapter.title}
      </a>
    </h3>
    <Following chapter={chapter} node={0} here={here} keys={keys} />
  </section>
);
