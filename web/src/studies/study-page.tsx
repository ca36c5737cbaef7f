import { EditStudyDocument, ShownStudyDocument, type StudyReadership } from '../api/documents';
import { heldStudies, keysOfStudy, workOn, type HeldStudy } from '../api/held-studies';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { useChange } from '../ui/change';
import { Head } from '../ui/head';
import { NoteWords } from '../ui/note-words';
import { Notice } from '../ui/notice';
import { setTitle } from '../ui/title';
import { BranchTree, type Chapter, type StudyNote } from './branch-tree';
import './studies.css';

const Note = ({ note, chapter }: { readonly note: StudyNote; readonly chapter: Chapter }) => {
  const { studies } = texts;
  const branch = chapter.branches.find(({ node }) => node === note.branch);
  return (
    <li class={note.thread === null ? '' : 'study-answer'}>
      <div class="study-note">
        {note.glyph !== null && <b>{GLYPHS[note.glyph]} </b>}
        <b>{note.author ?? studies.nobody}</b> <NoteWords {...note} gone={studies.gone} />
      </div>
      <a href={`/games/${branch?.id ?? chapter.id}/judge`}>{studies.toPlace}</a>
    </li>
  );
};

interface ReadersProps {
  readonly held: HeldStudy;
  readonly readership: StudyReadership;
  readonly onChanged: () => void;
}

/** Who reads it beside its members, as its owner decides. */
const Readers = ({ held, readership, onChanged }: ReadersProps) => {
  const { studies } = texts;
  const change = useChange();
  const isOpen = readership === 'EVERYBODY';
  const share = async (): Promise<void> => {
    const edit = { share: { readership: isOpen ? 'MEMBERS' : 'EVERYBODY' } } as const;
    const variables = { study: held.study, edit };
    if ((await change.make(EditStudyDocument, variables, keysOfStudy(held))) !== null) onChanged();
  };
  return (
    <>
      <p class="study-readers">
        <span>{studies.readerships[readership]}</span>
        <Button disabled={change.isBusy.value} onClick={() => void share()}>
          {isOpen ? studies.closeIt : studies.openIt}
        </Button>
      </p>
      {change.refusal.value !== null && <Notice refusal={change.refusal.value} />}
    </>
  );
};

/** A study as whoever may read it does: its chapters with their branches, each read as a game is, and its notes. */
export const StudyPage = ({ id = '' }: { readonly id?: string }) => {
  const { studies } = texts;
  const held = heldStudies.value.find(({ study }) => study === id) ?? null;
  const keys = held === null ? [] : keysOfStudy(held);
  const { answer, again } = useAsked(ShownStudyDocument, { id }, keys);
  const given = answer.value;
  const study = given?.ok === true ? given.value.study : null;
  const isMissing = given?.ok === true && study === null;
  setTitle(study?.title ?? (isMissing ? studies.noStudy : texts.nav.studies));
  return (
    <>
      <Head at="/studies" />
      <main class="sheet">
        {given === null && <p class="muted">{texts.loading}</p>}
        {given?.ok === false && <Notice refusal={given.refusal} />}
        {given?.ok === true && study === null && (
          <>
            <h1>{studies.noStudy}</h1>
            <p>
              <a href="/studies">{studies.toAll}</a>
            </p>
          </>
        )}
        {study !== null && (
          <>
            <h1>{study.title}</h1>
            <p class="muted">{study.owner}</p>
            {held !== null && (
              <p>
                <a href={`/games/${held.game}`} onClick={() => workOn(held.study)}>
                  {studies.workOn}
                </a>
              </p>
            )}
            {held !== null && study.role === 'OWNER' && (
              <Readers held={held} readership={study.readership} onChanged={again} />
            )}
            {study.chapters.length === 0 && <p>{studies.noChapters}</p>}
            {study.chapters.map((chapter) => (
              <section key={chapter.id} class="panel study">
                <BranchTree chapter={chapter} here="" keys={keys} />
                {chapter.notes.length > 0 && (
                  <>
                    <h3>{studies.notes}</h3>
                    <ul class="pane-list">
                      {chapter.notes.map((note) => (
                        <Note key={note.id} note={note} chapter={chapter} />
                      ))}
                    </ul>
                  </>
                )}
              </section>
            ))}
          </>
        )}
      </main>
    </>
  );
};
