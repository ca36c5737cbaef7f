import type { ComponentChildren } from 'preact';
import { texts } from '../texts/texts';
import { Button } from './button';
import { useChange, type Change } from './change';
import { formText, type FormText } from './form-text';
import { Notice } from './notice';
import type { Labels } from './said';
import './form.css';

interface FormProps {
  /** What the button says. */
  readonly send: string;
  /** What is to be done with what was typed; whether it was. */
  readonly onSend: (text: FormText, make: Change['make']) => Promise<boolean>;
  /** Told behind `onSend` where it was done. */
  readonly onDone: () => void;
  /** What its fields are called, where a refusal names them. */
  readonly labels?: Labels;
  readonly children?: ComponentChildren;
}

/** Fields with a button that changes something on the server, and why it was refused. */
export const Form = ({ send, onSend, onDone, labels = {}, children }: FormProps) => {
  const { isBusy, refusal, make } = useChange();
  const submit = async (event: SubmitEvent): Promise<void> => {
    const text = formText(event);
    if (text !== null && (await onSend(text, make))) onDone();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      {children}
      {refusal.value !== null && <Notice refusal={refusal.value} labels={labels} />}
      <Button kind="main" type="submit" disabled={isBusy.value}>
        {isBusy.value ? texts.loading : send}
      </Button>
    </form>
  );
};
