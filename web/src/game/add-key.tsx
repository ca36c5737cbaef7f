import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import { OpenedByKeysDocument } from '../api/documents';
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
  /** Why the key is not taken; null where it is. */
  const fault = useSignal<string | null>(null);
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    const key = text.value.trim();
    fault.value = isKey(key) ? null : game.badKey;
    if (fault.value !== null) return;
    const opened = await ask(OpenedByKeysDocument, {}, { keys: [key] });
    if (opened.ok && opened.value.keys.length === 0) {
      fault.value = game.idleKey;
      return;
    }
    holdKeys([{ key, game: id, label: game.addKey, since: new Date().toISOString() }]);
    onAdded();
  };
  return (
    <form class="add-key" onSubmit={(event) => void add(event)}>
      <Field label={game.keyLabel}>
        <input
          value={text.value}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={fault.value !== null}
          onInput={({ currentTarget }) => (text.value = currentTarget.value)}
        />
      </Field>
      <Button type="submit">{game.addKey}</Button>
      {fault.value !== null && <p role="alert">{fault.value}</p>}
    </form>
  );
};
