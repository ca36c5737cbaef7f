import { refusalOf } from '../api/ask';
import { LegalityOfDeckDocument } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Notice } from '../ui/notice';
import { FormatField } from './format-field';

interface DeckLegalityProps {
  readonly id: string;
  /** As the API names it: `constructed@2015-03-25`. */
  readonly format: string;
  readonly onChange: (format: string) => void;
}

/** Whether a deck is legal in a format, and each thing against it. */
export const DeckLegality = ({ id, format, onChange }: DeckLegalityProps) => {
  const { lists } = texts;
  const { answer } = useAsked(LegalityOfDeckDocument, { id, format });
  const given = answer.value;
  const legality = given?.ok === true ? given.value.deck?.legality : undefined;
  return (
    <>
      <FormatField format={format} onChange={onChange} />
      {given !== null && legality === undefined && <Notice refusal={refusalOf(given)} />}
      {legality !== undefined && (
        <section class="panel">
          <h2>{legality.legal ? lists.legal(legality.format) : lists.illegal(legality.format)}</h2>
          {legality.violations.length > 0 && (
            <ul>
              {legality.violations.map(({ rule, message }, index) => (
                <li key={index}>
                  {message} <code class="muted">{rule}</code>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
};
