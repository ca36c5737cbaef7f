import { useSignal } from '@preact/signals';
import { holdKeys, isKey } from '../api/key-ring';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';

interface AddKeyProps {
  readonly game: string;
  readonly onAdded: () => void;
}

/** For who was given a key: it is kept in this browser and stands in no address. */
export const AddKey = ({ game: id, onAdded }: AddKeyProps) => {
  const { game } = texts;
  const text = useSignal('');
  const isBad = useSignal(false);
  const add = (event: Event): void => {
    event.preventDefault();
    const key = text.value.trim();
    isBad.value = !isKey(key);
    if (isBad.value) return;
    holdKeys([{ key, game: id, label: game.addKey, since: new Date().toISOString() }]);
    onAdded();
  };
  return (
    <form class="add-key" onSubmit={add}>
      <Field label={game.keyLabel}>
        <input
          value={text.value}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={isBad.value}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </Field>
      <Button type="submit">{game.addKey}</Button>
      {isBad.value && <p role="alert">{game.badKey}</p>}
    </form>
  );
};
