import { dropKey, type HeldKey } from '../api/key-ring';
import { named } from '../game/viewers';
import { GameRow } from '../home/game-row';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { DeleteGame } from './delete-game';
import type { OpenedGame } from './opened';

interface HeldGameProps {
  readonly game: string;
  readonly held: readonly HeldKey[];
  /** Undefined until it is known; null for one that the keys do not open now. */
  readonly opened: OpenedGame | null | undefined;
}

/** A game with the keys of it that this browser keeps, and what they open. */
export const HeldGame = ({ game, held, opened }: HeldGameProps) => {
  const { mine } = texts.lists;
  const views = new Set((opened?.views ?? []).map(({ viewer }) => texts.viewers[named(viewer)]));
  return (
    <li class="mine-game panel">
      {opened === null || opened === undefined ? (
        <p>
          <a href={`/games/${game}`}>{held[0]?.label}</a>{' '}
          {opened === null && <span class="muted">{mine.opensNothing}</span>}
        </p>
      ) : (
        <ul class="game-rows">
          <GameRow game={opened} />
        </ul>
      )}
      {views.size > 0 && <p class="muted">{mine.opens([...views].join(', '))}</p>}
      <ul class="mine-keys">
        {held.map((one) => (
          <li key={one.key} class="mine-key">
            <span>{one.label}</span>
            <span class="muted">{mine.since(one.since.slice(0, 10))}</span>
            <Button
              kind="quiet"
              onClick={() => {
                if (confirm(mine.sure)) dropKey(one);
              }}
            >
              {mine.drop}
            </Button>
          </li>
        ))}
      </ul>
      {opened !== null && held.some(({ label }) => label !== texts.game.panes.notes.key) && (
        <DeleteGame game={game} onDeleted={() => undefined} />
      )}
    </li>
  );
};
