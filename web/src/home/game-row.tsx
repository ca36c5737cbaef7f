import type { GameRowFragment } from '../api/documents';
import { texts } from '../texts/texts';
import { nameOf } from './identity';

const resultOf = ({ winner, reason }: GameRowFragment): string => {
  if (reason === null) return texts.unfinished;
  if (winner === null) return texts.draw;
  return texts.won(texts.sides[winner], texts.reasons[reason]);
};

const dayOf = ({ recordedAt }: GameRowFragment): string => recordedAt?.slice(0, 10) ?? '';

/** A game in a line, all of it a link. */
export const GameRow = ({ game }: { readonly game: GameRowFragment }) => {
  const { players, identities, winner, tier, turns } = game;
  return (
    <li class="game-row">
      <a class="game-row-link" href={`/games/${game.id}`}>
        <span class={winner === 'CORP' ? 'game-side game-side-won' : 'game-side'}>
          <b>{players.corp}</b>
          <span class="muted">{nameOf(identities.corp.title)}</span>
        </span>
        <span class="game-against muted">{texts.against}</span>
        <span class={winner === 'RUNNER' ? 'game-side game-side-won' : 'game-side'}>
          <b>{players.runner}</b>
          <span class="muted">{nameOf(identities.runner.title)}</span>
        </span>
      </a>
      <span class="game-result">{resultOf(game)}</span>
      <span class="game-more muted">
        {`${texts.home.turns(turns)} · ${texts.tiers[tier]} · ${dayOf(game)}`}
      </span>
    </li>
  );
};
