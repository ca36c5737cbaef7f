import { Fragment } from 'preact';

/** A document that a hint names, as it is served: the odd parts of what is split. */
const NAMED = /(docs\/[a-z/-]+\.md)/;

interface HintProps {
  readonly hint: string | null;
}

/** What to do about a refusal; the documents it names open beside the page, which loses nothing. */
export const Hint = ({ hint }: HintProps) =>
  hint === null ? null : (
    <p class="muted">
      {hint.split(NAMED).map((part, index) =>
        index % 2 === 0 ? (
          <Fragment key={index}>{part}</Fragment>
        ) : (
          <a key={index} href={`/${part}`} target="_blank" rel="noopener">
            {part}
          </a>
        ),
      )}
    </p>
  );
