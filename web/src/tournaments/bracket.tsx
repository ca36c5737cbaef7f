import type { ShownTournamentQuery } from '../api/documents';
import { texts } from '../texts/texts';
import './bracket.css';

type Bracket = NonNullable<NonNullable<ShownTournamentQuery['tournament']>['bracket']>;
type Match = Bracket['matches'][number];

interface BracketProps {
  readonly bracket: Bracket;
  /** The name of a player; null for one who is not known yet. */
  readonly nameOf: (id: string | null) => string;
}

const PARTS = ['upper', 'lower', 'final'] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<string, Part>> = { U: 'upper', L: 'lower', F: 'final' };

/** Of an id such as U1.3, L2.1 or F1. */
const placeOf = ({ id }: Match): { readonly part: Part; readonly round: number } | null => {
  const [, letter = '', round = ''] = /^([ULF])(\d+)/.exec(id) ?? [];
  const part = PART_OF[letter];
  return part === undefined ? null : { part, round: Number(round) };
};

/** The rounds of a part of the bracket, the first first. */
function roundsOf(matches: readonly Match[], part: Part): readonly (readonly Match[])[] {
  const rounds = new Map<number, Match[]>();
  for (const match of matches) {
    const place = placeOf(match);
    if (place?.part !== part) continue;
    rounds.set(place.round, [...(rounds.get(place.round) ?? []), match]);
  }
  return [...rounds].sort(([a], [b]) => a - b).map(([, round]) => round);
}

const MatchBox = ({ match, nameOf }: Omit<BracketProps, 'bracket'> & { readonly match: Match }) => {
  const { lists } = texts;
  const { id, players, winner, result } = match;
  const game = result?.gameId ?? null;
  return (
    <div class="bracket-match">
      {players.map((player, seat) => (
        <span
          key={seat}
          class={
            player !== null && player === winner
              ? 'bracket-player bracket-winner'
              : 'bracket-player'
          }
        >
          {nameOf(player)}
          {player !== null && player === winner && (
            <span class="hidden-text"> {lists.wonMatch}</span>
          )}
        </span>
      ))}
      <small class="muted">
        {id}
        {game !== null && (
          <>
            {' '}
            <a href={`/games/${game}`}>{lists.theGame}</a>
          </>
        )}
      </small>
    </div>
  );
};

/** The cut as it is drawn: rounds in columns, each match between those it waits for. */
export const BracketDrawing = ({ bracket, nameOf }: BracketProps) => {
  const { lists } = texts;
  const matches = bracket.matches.filter(({ needed, id }) => needed || id !== 'F2');
  return (
    <section>
      <h2>{lists.bracket}</h2>
      <div class="bracket" tabIndex={0} role="group" aria-label={lists.bracket}>
        {PARTS.map((part) => {
          const rounds = roundsOf(matches, part);
          return rounds.length === 0 ? null : (
            <section
              key={part}
              class={`bracket-part bracket-${part}`}
              aria-label={lists.parts[part]}
            >
              <h3>{lists.parts[part]}</h3>
              <ol class="bracket-rounds">
                {rounds.map((round, index) => (
                  <li
                    key={index}
                    class={
                      round.length * 2 === rounds[index - 1]?.length
                        ? 'bracket-round bracket-joins'
                        : 'bracket-round'
                    }
                  >
                    {round.map((match) => (
                      <div key={match.id} class="bracket-place">
                        <MatchBox match={match} nameOf={nameOf} />
                      </div>
                    ))}
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </div>
      {bracket.places.length > 0 && (
        <ol class="bracket-places">
          {bracket.places.map(({ rank, player }) => (
            <li key={player}>
              <b>{rank}.</b> {nameOf(player)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
