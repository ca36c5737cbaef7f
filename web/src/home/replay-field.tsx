import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { RefusedGame } from './refused-game';
import { takingDrop } from './taking-drop';
import type { Dropped } from './uploads';

interface ReplayFieldProps {
  /** A file that was chosen or dropped; null while there is none. */
  readonly chosen: Signal<Dropped | null>;
  /** What was pasted in its place. */
  readonly pasted: Signal<string>;
  /** Why it was not taken. */
  readonly refusal: Refusal | null;
}

/** The game: a file, or its text. */
export const ReplayField = ({ chosen, pasted, refusal }: ReplayFieldProps) => {
  const { decks } = texts.home;
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined) chosen.value = { name: file.name, file };
  };
  const now = chosen.value;
  return (
    <div class="game-part" {...takingDrop(take)}>
      <div class="game-part-file">
        <Button onClick={() => input.current?.click()}>{decks.replayFile}</Button>
        {now !== null && (
          <>
            <b>{now.name}</b>
            <Button kind="quiet" onClick={() => (chosen.value = null)}>
              {decks.anotherReplay}
            </Button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={decks.replayFile}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {now === null && (
        <Field label={decks.replayText}>
          <textarea
            spellcheck={false}
            rows={4}
            value={pasted.value}
            aria-invalid={refusal !== null}
            onInput={({ currentTarget }) => (pasted.value = currentTarget.value)}
          />
        </Field>
      )}
      {refusal !== null && (
        <div class="notice" role="alert">
          <RefusedGame refusal={refusal} />
        </div>
      )}
    </div>
  );
};
