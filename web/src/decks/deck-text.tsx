import { useSignal } from '@preact/signals';
import { DeckTextDocument, type DeckNotation } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Field } from '../ui/field';
import './decks.css';

const NOTATIONS: readonly DeckNotation[] = [
  'NETRUNNERDB_TEXT',
  'JINTEKI',
  'MARKDOWN',
  'OCTGN',
  'NETRUNNERDB_JSON',
  'OWN',
];

const Written = ({ id, notation }: { readonly id: string; readonly notation: DeckNotation }) => {
  const given = useAsked(DeckTextDocument, { id, notation }).answer.value;
  const text = given?.ok === true ? given.value.deck?.versions.at(-1)?.list.text : undefined;
  return (
    <textarea
      aria-label={texts.works.deck.asText}
      readOnly
      spellcheck={false}
      value={text ?? texts.loading}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
};

/** The list in the notation of another program, to be taken along. */
export const DeckText = ({ id }: { readonly id: string }) => {
  const { deck: words } = texts.works;
  const isOpen = useSignal(false);
  const notation = useSignal<DeckNotation>('NETRUNNERDB_TEXT');
  return (
    <details
      class="panel deck-text"
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{words.asText}</summary>
      {isOpen.value && (
        <>
          <Field label={words.notation}>
            <select
              value={notation.value}
              onChange={({ currentTarget }) =>
                (notation.value =
                  NOTATIONS.find((one) => one === currentTarget.value) ?? notation.value)
              }
            >
              {NOTATIONS.map((one) => (
                <option key={one} value={one}>
                  {words.notations[one]}
                </option>
              ))}
            </select>
          </Field>
          <Written id={id} notation={notation.value} />
        </>
      )}
    </details>
  );
};
