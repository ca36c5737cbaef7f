import { useSignal } from '@preact/signals';
import { texts } from '../../texts/texts';
import { Chosen } from '../../ui/chosen';
import { Field } from '../../ui/field';
import { ENDED, type Ended } from './outcome-in';

interface GameFieldsProps {
  /** Of its fields. */
  readonly name: string;
  readonly label: string;
  /** Names of the players. */
  readonly corp: string;
  readonly runner: string;
  /** What can have become of it. */
  readonly can?: readonly Ended[];
  readonly ended?: Ended;
}

/** How a game ended; of one that went to time the points, too. */
export const GameFields = (props: GameFieldsProps) => {
  const { name, label, corp, runner, can = ENDED, ended = 'CORP' } = props;
  const { outcome, points } = texts.organise;
  const chosen = useSignal<string>(ended);
  const said: Readonly<Record<Ended, string>> = {
    ...outcome,
    CORP: outcome.CORP(corp),
    RUNNER: outcome.RUNNER(runner),
  };
  return (
    <>
      <Chosen
        name={name}
        label={label}
        choices={Object.fromEntries(can.map((one) => [one, said[one]]))}
        chosen={chosen.value}
        onChoose={(value) => (chosen.value = value)}
      />
      {chosen.value === 'TIME' &&
        (['CORP', 'RUNNER'] as const).map((side) => (
          <Field key={side} label={points(texts.sides[side])}>
            <input name={`${name}-${side.toLowerCase()}`} type="number" required defaultValue="0" />
          </Field>
        ))}
    </>
  );
};
