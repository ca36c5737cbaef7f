import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Refusal, type Seat, unreadable } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { lists } from './decks-of-game';
import { takingDrop } from './taking-drop';

interface ListFieldProps {
  readonly seat: Seat;
  /** Why it was not taken. */
  readonly refusal: Refusal | null;
}

/** The list of a side: typed, pasted, or the text of a file that is chosen or dropped. */
export const ListField = ({ seat, refusal }: ListFieldProps) => {
  const { decks } = texts.home;
  const side = texts.viewers[seat];
  const input = useRef<HTMLInputElement>(null);
  const unread = useSignal(false);
  const take = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      lists[seat].value = await file.text();
      unread.value = false;
    } catch {
      unread.value = true;
    }
  };
  const dropped = takingDrop((file) => void take(file));
  const why = unread.value ? unreadable : refusal;
  return (
    <div class="game-part" {...dropped}>
      <Field label={decks.list(side)}>
        <textarea
          spellcheck={false}
          rows={6}
          value={lists[seat].value}
          aria-invalid={why !== null}
          onInput={({ currentTarget }) => (lists[seat].value = currentTarget.value)}
        />
      </Field>
      <Button kind="quiet" onClick={() => input.current?.click()}>
        {decks.listFile(side)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={decks.listFile(side)}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {why !== null && <Notice refusal={why} />}
    </div>
  );
};
