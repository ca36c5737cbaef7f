import { useSignal } from '@preact/signals';
import { ask, type Answer } from '../api/ask';
import {
  HideGameNoteDocument,
  RemoveGameNoteDocument,
  type ThreadNoteFragment,
} from '../api/documents';
import type { Refusal } from '../api/refusal';
import type { GameStore } from '../game/store';
import { GLYPHS } from '../texts/studies';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { NoteWords } from '../ui/note-words';
import { Notice } from '../ui/notice';

interface JumpProps {
  readonly store: GameStore;
  readonly at: number;
}

export const Jump = ({ store, at }: JumpProps) => (
  <button type="button" class="pane-jump" onClick={() => store.go(at)}>
    {at}
  </button>
);

interface ThreadNoteProps {
  readonly store: GameStore;
  readonly note: ThreadNoteFragment;
  /** Whether the reader decides who looks at the game. */
  readonly isOwner: boolean;
  readonly onAnswer: (note: ThreadNoteFragment) => void;
  readonly onChanged: () => void;
}

/** A note in its thread, with what its reader may do about it. */
export const ThreadNote = ({ store, note, isOwner, onAnswer, onChanged }: ThreadNoteProps) => {
  const { notes } = texts.game.panes;
  const refusal = useSignal<Refusal | null>(null);
  const { id, study, at, thread, audience, author, own, glyph } = note;
  const done = (answer: Answer<unknown>): void => {
    refusal.value = answer.ok ? null : answer.refusal;
    if (answer.ok) onChanged();
  };
  const variables = { study, note: id };
  const remove = async (): Promise<void> =>
    done(await ask(RemoveGameNoteDocument, variables, { keys: store.keys() }));
  const hide = async (): Promise<void> => {
    if (confirm(notes.hideSure))
      done(await ask(HideGameNoteDocument, variables, { keys: store.keys() }));
  };
  const kinds = [
    'note',
    thread === null ? '' : 'note-answer',
    at === store.reading.at.value ? 'note-now' : '',
  ];
  return (
    <li class={kinds.join(' ')}>
      <div class="note-text">
        {glyph !== null && <b>{GLYPHS[glyph]} </b>}
        <b>{author ?? notes.somebody}</b> <NoteWords {...note} gone={notes.gone} />
        {audience === 'AUTHOR' && <span class="muted"> ({notes.own})</span>}
      </div>
      <Jump store={store} at={at} />
      <span class="note-ways">
        <Button kind="quiet" onClick={() => onAnswer(note)}>
          {notes.reply}
        </Button>
        {own && (
          <Button kind="quiet" onClick={() => void remove()}>
            {notes.remove}
          </Button>
        )}
        {isOwner && !own && (
          <Button kind="quiet" onClick={() => void hide()}>
            {notes.hide}
          </Button>
        )}
      </span>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
    </li>
  );
};
