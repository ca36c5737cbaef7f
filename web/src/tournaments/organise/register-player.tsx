import { useSignal } from '@preact/signals';
import { RegisterPlayerDocument } from '../../api/documents';
import { texts } from '../../texts/texts';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { LONGEST_NAME } from '../../ui/longest-name';
import { DeckFields } from './deck-fields';
import { givenDecks } from './given-decks';
import type { Organising } from './organising';
import { playerId } from './player-id';

/** A player comes, now or late; the fields are empty again for the next. */
export const RegisterPlayer = ({ tournament: { id, players }, keys, onChanged }: Organising) => {
  const { organise } = texts;
  const entered = useSignal(0);
  return (
    <Form
      key={entered.value}
      send={organise.enter}
      labels={{ name: organise.name }}
      onSend={async (text, make) => {
        const name = text('name').trim();
        const player = playerId(
          name,
          players.map((one) => one.id),
        );
        const decks = givenDecks(text('corp'), text('runner'));
        return (await make(RegisterPlayerDocument, { id, player, name, decks }, keys)) !== null;
      }}
      onDone={() => {
        entered.value += 1;
        onChanged();
      }}
    >
      <Field label={organise.name}>
        <input name="name" required maxLength={LONGEST_NAME} />
      </Field>
      <details class="field-wide">
        <summary>{organise.decks}</summary>
        <div class="form">
          <DeckFields />
        </div>
      </details>
    </Form>
  );
};
