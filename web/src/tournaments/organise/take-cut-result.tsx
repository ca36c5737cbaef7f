import { TakeCutResultDocument } from '../../api/documents';
import { keysOf } from '../../api/key-ring';
import { texts } from '../../texts/texts';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import type { CutMatch } from '../tournament';
import { gameIdIn } from './game-id';
import type { Organising } from './organising';

/** The result of a match of the cut as its stored game has it. */
export const TakeCutResult = ({
  tournament,
  match,
  keys,
  onChanged,
}: Organising & { readonly match: CutMatch }) => {
  const { organise } = texts;
  return (
    <details>
      <summary>{organise.storedOne}</summary>
      <Form
        send={organise.take}
        onSend={async (text, make) => {
          const game = gameIdIn(text('taken'));
          const variables = { id: tournament.id, match: match.id, game };
          // A game that is not open to everybody is looked at with the keys held for it.
          return (
            (await make(TakeCutResultDocument, variables, [...keys, ...keysOf(game)])) !== null
          );
        }}
        onDone={onChanged}
      >
        <Field label={organise.takenGame}>
          <input name="taken" required autocomplete="off" />
        </Field>
      </Form>
    </details>
  );
};
