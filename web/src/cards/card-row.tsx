import type { CatalogueQuery } from '../api/documents';
import { factsIn } from '../game/card-facts';
import { CardTold } from '../table/card-told';
import { texts } from '../texts/texts';

type Row = CatalogueQuery['catalogue']['edges'][number]['node'];

interface CardRowProps {
  readonly row: Row;
  readonly isOpen: boolean;
}

const statusOf = ({ card, scenarios }: Row): string => {
  const { cards } = texts;
  if (card.text === null) return cards.unwritten;
  return scenarios === null || scenarios === 0 ? cards.played : cards.shown(scenarios);
};

/** A title with its status; opened, what it does in our words, and where it was played. */
export const CardRow = ({ row, isOpen }: CardRowProps) => {
  const { cards } = texts;
  const facts = factsIn(row.card);
  const { title, type, faction, code } = facts;
  const found = new URLSearchParams({ card: title }).toString();
  return (
    <li class={`card-row faction-${faction}`}>
      <details open={isOpen}>
        <summary class="row">
          <b>{title}</b>
          <span class="muted">
            {[
              texts.cardTypes[type],
              texts.factions[faction],
              `${cards.cycles[row.cycle]} ${code}`,
              statusOf(row),
            ].join(' · ')}
          </span>
        </summary>
        <div class="panel card-row-told">
          <CardTold facts={facts} />
          <p>
            <a href={`/?${found}`}>{cards.games}</a>
          </p>
        </div>
      </details>
    </li>
  );
};
