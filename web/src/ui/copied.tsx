import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Button } from './button';
import { Field } from './field';
import './copied.css';

/** A text to be taken along, with a button that does it. */
export const Copied = ({ label, text }: { readonly label: string; readonly text: string }) => {
  const { share } = texts.game;
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      isCopied.value = true;
    } catch {
      // Not every browser lets a page write there; the text is selected.
    }
  };
  return (
    <div class="copied">
      <Field label={label}>
        <input
          ref={field}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <Button onClick={() => void copy()}>{isCopied.value ? share.copied : share.copy}</Button>
    </div>
  );
};
