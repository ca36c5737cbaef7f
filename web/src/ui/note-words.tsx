import './note-words.css';

interface NoteWordsProps {
  /** What Markdown made of it: the server lets nothing else through. */
  readonly html: string | null;
  readonly text: string | null;
  /** Where they went with the name of who wrote them. */
  readonly gone: string;
}

/** What a note says, as its Markdown means it. */
export const NoteWords = ({ html, text, gone }: NoteWordsProps) =>
  html === null || text === null ? (
    <span>{gone}</span>
  ) : (
    <div class="note-words" dangerouslySetInnerHTML={{ __html: html }} />
  );
