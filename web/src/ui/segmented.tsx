import './segmented.css';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly title?: string;
}

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of them in sight. */
export const Segmented = <T extends string>({
  label,
  choices,
  value,
  onChoose,
}: SegmentedProps<T>) => (
  <div class="segmented" role="group" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        class="segment"
        aria-pressed={choice.value === value}
        title={choice.title}
        onClick={() => onChoose(choice.value)}
      >
        {choice.label}
      </button>
    ))}
  </div>
);
