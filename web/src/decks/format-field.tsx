import { texts } from '../texts/texts';
import { Field } from '../ui/field';

interface FormatFieldProps {
  /** As the API names it: `constructed@2015-03-25`. */
  readonly format: string;
  readonly onChange: (format: string) => void;
}

/** Whether a format changes with the days. */
const hasDays = (name: string): boolean => !name.startsWith('core');

/** A format, and the day whose cards and rules it has. */
export const FormatField = ({ format, onChange }: FormatFieldProps) => {
  const { formats, lists } = texts;
  const [name = '', day = ''] = format.split('@');
  const names = Object.keys(formats.names);
  const choose = (chosen: string, on: string): void =>
    onChange(hasDays(chosen) && on !== '' ? `${chosen}@${on}` : chosen);
  return (
    <div class="statistics-tools">
      <Field label={lists.format}>
        <select value={name} onChange={({ currentTarget }) => choose(currentTarget.value, day)}>
          {(names.includes(name) ? names : [name, ...names]).map((one) => (
            <option key={one} value={one}>
              {formats.said(one)}
            </option>
          ))}
        </select>
      </Field>
      {hasDays(name) && (
        <Field label={formats.day}>
          <input
            type="date"
            value={day}
            onChange={({ currentTarget }) => choose(name, currentTarget.value)}
          />
        </Field>
      )}
    </div>
  );
};
