import type { CardFacts } from '../game/card-facts';
import { texts } from '../texts/texts';
import './card-details.css';

const numbersOf = (facts: CardFacts): readonly (readonly [string, string])[] => {
  const { card } = texts.table;
  const all: readonly (readonly [string, string | number | null])[] = [
    [card.cost, facts.cost],
    [card.strength, facts.strength],
    [card.memory, facts.memory],
    [card.advancement, facts.advancement],
    [card.points, facts.agendaPoints],
    [card.trash, facts.trashCost],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)] as const]));
};

/** What is printed on a card as facts, and what it does in our words. */
export const CardTold = ({ facts }: { readonly facts: CardFacts }) => {
  const { card } = texts.table;
  return (
    <>
      <p class="details-type">{[texts.cardTypes[facts.type], ...facts.subtypes].join(' · ')}</p>
      <dl class="details-numbers">
        {numbersOf(facts).map(([name, value]) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      {facts.text === null ? (
        <p class="muted">{card.unwritten}</p>
      ) : (
        facts.text.map((line, index) => <p key={index}>{line}</p>)
      )}
      <p>
        <a href={facts.link} target="_blank" rel="noreferrer">
          {facts.title} {card.link}
        </a>
      </p>
    </>
  );
};
