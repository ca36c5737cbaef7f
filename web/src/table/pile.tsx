import { useSignal } from '@preact/signals';
import { useContext } from 'preact/hooks';
import type { CardView } from '../game/position';
import { pure } from '../ui/pure';
import { CardBox } from './card-box';
import { Still } from './still';
import './pile.css';

interface PileProps {
  readonly name: string;
  readonly text: string;
  readonly cards: readonly CardView[];
}

/** Cards that lie on each other; those that can be told are listed when it is opened. */
export const Pile = pure(({ name, text, cards }: PileProps) => {
  const isOpen = useSignal(false);
  const isStill = useContext(Still);
  const told = cards.filter((card) => 'card' in card);
  const said = <span class="pile-text">{text}</span>;
  if (told.length === 0 || isStill) return <div class="pile">{said}</div>;
  return (
    <details
      class="pile pile-open"
      name="pile"
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary aria-label={`${name}: ${text}`}>{said}</summary>
      {/* A judge sees whole decks: they are drawn for who looks. */}
      {isOpen.value && (
        <div class="pile-cards">
          {told.map((card, index) => (
            <CardBox key={card.handle ?? index} card={card} place="chip" />
          ))}
        </div>
      )}
    </details>
  );
});
