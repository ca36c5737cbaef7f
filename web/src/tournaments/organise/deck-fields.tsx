import { texts } from '../../texts/texts';
import { Field } from '../../ui/field';

interface DeckFieldsProps {
  /** Whether there is nothing to send without them. */
  readonly required?: boolean;
}

/** Both lists of a player, as texts or addresses. */
export const DeckFields = ({ required = false }: DeckFieldsProps) => {
  const { organise, sides } = texts;
  return (
    <>
      <p class="muted">{organise.decksHint}</p>
      <Field label={organise.deckOf(sides.CORP)}>
        <textarea name="corp" required={required} spellcheck={false} rows={4} />
      </Field>
      <Field label={organise.deckOf(sides.RUNNER)}>
        <textarea name="runner" required={required} spellcheck={false} rows={4} />
      </Field>
    </>
  );
};
