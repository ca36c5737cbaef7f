import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { texts } from '../texts/texts';

interface FoldedNumbersProps {
  /** What they are; said of a chart where it is left out. */
  readonly name?: string;
  readonly children: () => ComponentChildren;
}

/** Numbers, such as those of a chart: drawn for who opens them. */
export const FoldedNumbers = ({ name, children }: FoldedNumbersProps) => {
  const isOpen = useSignal(false);
  return (
    <details
      class="chart-numbers"
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{name ?? texts.game.charts.numbers}</summary>
      {isOpen.value && (
        <div class="chart-numbers-scroll" tabIndex={0}>
          {children()}
        </div>
      )}
    </details>
  );
};
