import { texts } from '../../texts/texts';
import { Field } from '../../ui/field';

/** Both lists of a player, as texts or addresses. */
export const DeckFields = () => {
  const { organise, sides } = texts;
  return (
    <>
      <p class="muted">{organise.decksHint}</p>
      <Field label={organise.deckOf(sides.CORP)}>
        <textarea name="corp" spellcheck={false} rows={4} />
      </Field>
      <Field label={organise.deckOf(sides.RUNNER)}>
        <textarea name="runner" spellcheck={false} rows={4} />
      </Field>
    </>
  );
};
