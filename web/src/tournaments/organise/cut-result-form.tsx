import { useSignal } from '@preact/signals';
import {
  CorrectCutResultDocument,
  RecordCutResultDocument,
  type ChangeToldFragment,
} from '../../api/documents';
import { texts } from '../../texts/texts';
import { Form } from '../../ui/form';
import { Field } from '../../ui/field';
import type { CutMatch } from '../tournament';
import { gameIdIn } from './game-id';
import { GameFields } from './game-fields';
import type { Organising } from './organising';
import { outcomeIn } from './outcome-in';
import { ToldChanges } from './told-changes';

interface CutResultFormProps extends Organising {
  readonly match: CutMatch;
  readonly sides: NonNullable<CutMatch['sides']>;
}

/** Who won a match of the cut, recorded or corrected. */
export const CutResultForm = (props: CutResultFormProps) => {
  const { tournament, match, sides, keys, nameOf, onChanged } = props;
  const { organise } = texts;
  const { corp, runner } = sides;
  const changes = useSignal<readonly ChangeToldFragment[] | null>(null);
  return (
    <>
      <Form
        send={match.result === null ? organise.record : organise.correct}
        onSend={async (text, make) => {
          const game = gameIdIn(text('stored'));
          const result = {
            corp,
            runner,
            outcome: outcomeIn(text, 'game'),
            game: game === '' ? null : game,
          };
          const variables = { id: tournament.id, match: match.id, result };
          if (match.result === null)
            return (await make(RecordCutResultDocument, variables, keys)) !== null;
          const corrected = await make(CorrectCutResultDocument, variables, keys);
          changes.value = corrected?.correctCutResult.changes ?? null;
          return corrected !== null;
        }}
        onDone={onChanged}
      >
        <GameFields
          name="game"
          label={organise.result}
          corp={nameOf(corp)}
          runner={nameOf(runner)}
          can={['CORP', 'RUNNER', 'TIME']}
          ended={match.result?.outcome.winner ?? 'CORP'}
        />
        <Field label={organise.storedCut}>
          <input name="stored" autocomplete="off" defaultValue={match.result?.gameId ?? ''} />
        </Field>
      </Form>
      {changes.value !== null && <ToldChanges changes={changes.value} nameOf={nameOf} />}
    </>
  );
};
