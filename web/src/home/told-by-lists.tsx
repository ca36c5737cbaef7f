import type { ImportWithDecksMutation } from '../api/documents';
import type { Seat } from '../api/refusal';
import { texts } from '../texts/texts';
import { SEATS } from './decks-of-game';
import { toldOf } from './told-of';

export type Imported = ImportWithDecksMutation['importReplay'];

interface ToldByListsProps {
  readonly imported: Imported;
  /** Whose list was given. */
  readonly given: { readonly [seat in Seat]: boolean };
}

/** What became of a game that was sent with lists, and what they told of it. */
export const ToldByLists = ({ imported, given }: ToldByListsProps) => {
  const { home } = texts;
  const { created, game } = imported;
  const id = game?.verified?.id ?? game?.id;
  return (
    <div class="game-part" role="status">
      <p>
        <b>{created ? home.decks.added : home.decks.known}</b>{' '}
        {id !== undefined && <a href={`/games/${id}`}>{home.open}</a>}
      </p>
      {SEATS.filter((seat) => given[seat]).map((seat) => (
        <section key={seat}>
          <h3>{home.decks.list(texts.viewers[seat])}</h3>
          {toldOf(imported, seat).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </div>
  );
};
