import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface TypedProps {
  /** What the address says. */
  readonly value: string;
  readonly name?: string;
  readonly onChange: (typed: string) => void;
}

/** A line that is typed, told when it is left or entered: an answer that comes meanwhile takes nothing of it away. */
export const Typed = ({ value, name, onChange }: TypedProps) => {
  const typed = useSignal(value);
  useEffect(() => {
    typed.value = value;
  }, [value, typed]);
  return (
    <input
      {...(name === undefined ? {} : { name })}
      value={typed.value}
      onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  );
};
