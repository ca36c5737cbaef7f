import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { Answer } from '../api/ask';
import { texts } from '../texts/texts';
import { Notice } from '../ui/notice';
import './panes.css';

interface PaneBodyProps<T> {
  readonly answer: ReadonlySignal<Answer<T> | null>;
  readonly children: (value: T) => ComponentChild;
}

/** A pane that waits for its answer, shows it, or says why there is none. */
export const PaneBody = <T,>({ answer, children }: PaneBodyProps<T>) => {
  const given = answer.value;
  return (
    <div class="pane-body" tabIndex={0}>
      {given === null && <p class="muted">{texts.loading}</p>}
      {given?.ok === false && <Notice refusal={given.refusal} />}
      {given?.ok === true && children(given.value)}
    </div>
  );
};
