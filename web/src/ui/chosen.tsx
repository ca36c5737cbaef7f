import { Field } from './field';

interface ChosenProps {
  readonly name: string;
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly chosen?: string;
  readonly onChoose?: (value: string) => void;
}

/** One of several, in a form. */
export const Chosen = ({ name, label, choices, chosen, onChoose }: ChosenProps) => (
  <Field label={label}>
    <select
      name={name}
      {...(chosen === undefined ? {} : { value: chosen })}
      onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}
    >
      {Object.entries(choices).map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </select>
  </Field>
);
