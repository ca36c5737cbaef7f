import { texts } from '../../texts/texts';
import { NextStep } from './next-step';
import type { Organising } from './organising';
import { OrganiseCut } from './organise-cut';
import { PlayerRow } from './player-row';
import { RegisterPlayer } from './register-player';
import './organise.css';

/** What whoever has the event's key does with it; results of rounds stand beside their matches. */
export const OrganisePanel = (props: Organising) => {
  const { organise } = texts;
  const { phase, players, rounds, settings } = props.tournament;
  const isEntering =
    phase === 'REGISTRATION' || (phase === 'SWISS' && rounds.length < settings.rounds);
  return (
    <section class="panel organise">
      <h2>{organise.title}</h2>
      <p class="muted">{texts.works.kept}</p>
      <NextStep {...props} />
      {phase === 'CUT' && <OrganiseCut {...props} />}
      {isEntering && (
        <details open={phase === 'REGISTRATION'}>
          <summary>{organise.register}</summary>
          <RegisterPlayer {...props} />
        </details>
      )}
      {players.length > 0 && (
        <details open={phase === 'REGISTRATION'}>
          <summary>{organise.players}</summary>
          <ul class="rows">
            {players.map((player) => (
              <PlayerRow key={player.id} {...props} player={player} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
