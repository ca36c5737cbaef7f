import { useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';

/** A game as text, for those who have it on the clipboard. */
export const PasteGame = ({ onPasted }: { readonly onPasted: (file: Blob) => void }) => {
  const { home } = texts;
  const dialog = useRef<HTMLDialogElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  const send = (): void => {
    const text = area.current?.value ?? '';
    if (text.trim() !== '') onPasted(new Blob([text], { type: 'text/plain' }));
    if (area.current !== null) area.current.value = '';
  };

  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>{home.paste}</Button>
      <dialog ref={dialog} class="paste-game" aria-label={home.paste}>
        <form method="dialog" onSubmit={send}>
          <Field label={home.pasteLabel}>
            <textarea ref={area} spellcheck={false} />
          </Field>
          <div class="paste-game-ways">
            <Button onClick={() => dialog.current?.close()}>{home.cancel}</Button>
            <Button kind="main" type="submit">
              {home.send}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
};
