import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { Answer } from '../api/ask';
import { texts } from '../texts/texts';
import { Notice } from '../ui/notice';
import './panes.css';

interface PaneBodyProps<T> {
  readonly answer: ReadonlySignal<Answer<T> | null>;
  /** Shows what was answered though parts of it were refused. */
  readonly isPartly?: boolean;
  readonly children: (value: T) => ComponentChild;
}

/** A pane that waits for its answer, shows it, or says why there is none. */
export const PaneBody = <T,>({ answer, isPartly, children }: PaneBodyProps<T>) => {
  const given = answer.value;
  const refusal = given?.ok === true ? given.refusals[0] : given?.refusal;
  return (
    <div class="pane-body" tabIndex={0}>
      {given === null && <p class="muted">{texts.loading}</p>}
      {refusal !== undefined && isPartly !== true && <Notice refusal={refusal} />}
      {given?.ok === true && (refusal === undefined || isPartly === true) && children(given.value)}
    </div>
  );
};
