import type { ComponentChildren } from 'preact';
import type { Refusal } from '../api/refusal';
import { Hint } from './hint';
import { said, type Labels } from './said';
import './notice.css';

interface NoticeProps {
  readonly refusal: Refusal;
  /** What the fields of the question are called here. */
  readonly labels?: Labels;
  readonly children?: ComponentChildren;
}

/** Whether the message tells already what to do. */
const isSaid = ({ message, hint }: Refusal): boolean => hint !== null && message.endsWith(hint);

/** What went wrong, and what to do. */
export const Notice = ({ refusal, labels = {}, children }: NoticeProps) => (
  <div class="notice" role="alert">
    <p class="notice-message">{said(refusal.message, labels)}</p>
    {refusal.issues === undefined ? (
      <Hint hint={isSaid(refusal) ? null : refusal.hint} />
    ) : (
      <ul>
        {refusal.issues.map(({ place, message, hint }) => (
          <li key={`${place} ${message}`}>
            {place}: {message} {hint}
          </li>
        ))}
      </ul>
    )}
    {children !== undefined && <div class="notice-actions">{children}</div>}
  </div>
);
