import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { texts } from '../texts/texts';

interface FoldedNumbersProps {
  readonly children: () => ComponentChildren;
}

/** The numbers of a chart: drawn for who opens them. */
export const FoldedNumbers = ({ children }: FoldedNumbersProps) => {
  const isOpen = useSignal(false);
  return (
    <details
      class="chart-numbers"
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>{texts.game.charts.numbers}</summary>
      {isOpen.value && (
        <div class="chart-numbers-scroll" tabIndex={0}>
          {children()}
        </div>
      )}
    </details>
  );
};
