import { useSignal } from '@preact/signals';
import { texts } from '../texts/texts';
import { Field } from '../ui/field';
import type { OwnDeck } from './own-decks';

interface DeckChoiceProps {
  readonly seat: 'corp' | 'runner';
  /** Of this seat's side. */
  readonly own: readonly OwnDeck[];
  /** One to begin with. */
  readonly asked?: string | undefined;
}

/** What is no name of a starter deck. */
export const ANOTHER = 'another';

/** With which deck a seat is played: a starter, one's own, or whichever is typed. */
export const DeckChoice = ({ seat, own, asked }: DeckChoiceProps) => {
  const { live, viewers } = texts;
  const chosen = useSignal<string | null>(null);
  // An own one is there once it has been read.
  const usual = own.find(({ id }) => id === asked)?.id ?? Object.keys(live.starters[seat])[0] ?? '';
  const value = chosen.value ?? usual;
  return (
    <>
      <Field label={live.deck(viewers[seat])}>
        <select
          name={`${seat}-deck`}
          value={value}
          onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}
        >
          {own.length > 0 && (
            <optgroup label={live.own}>
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={live.startersOf}>
            {Object.entries(live.starters[seat]).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
          <option value={ANOTHER}>{live.another}</option>
        </select>
      </Field>
      {value === ANOTHER && (
        <div class="field-wide">
          <Field label={live.anotherHint(viewers[seat])}>
            <textarea name={`${seat}-list`} required spellcheck={false} rows={4} />
          </Field>
        </div>
      )}
    </>
  );
};
