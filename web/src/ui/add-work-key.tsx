import { useSignal } from '@preact/signals';
import { heldWorks, holdWorks, type HeldWork } from '../api/held-works';
import { isKey } from '../api/key-ring';
import { texts } from '../texts/texts';
import { Button } from './button';
import { Field } from './field';

/** For who has the key of a deck or tournament elsewhere: it is kept in this browser from now on. */
export const AddWorkKey = ({ of }: { readonly of: Omit<HeldWork, 'key'> }) => {
  const { works } = texts;
  const isBad = useSignal(false);
  const isHeld = heldWorks.value.some(({ id }) => id === of.id);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim();
    isBad.value = !isKey(key);
    if (!isBad.value) holdWorks([{ ...of, key }]);
  };
  return isHeld ? null : (
    <details>
      <summary>{works.haveKey[of.work]}</summary>
      <form class="add-key" onSubmit={add}>
        <Field label={texts.game.keyLabel}>
          <input name="key" autocomplete="off" spellcheck={false} aria-invalid={isBad.value} />
        </Field>
        <Button type="submit">{texts.game.addKey}</Button>
        {isBad.value && <p role="alert">{texts.game.badKey}</p>}
      </form>
    </details>
  );
};
