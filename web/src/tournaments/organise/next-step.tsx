import {
  CloseSwissDocument,
  DrawRoundDocument,
  StartTournamentDocument,
} from '../../api/documents';
import { texts } from '../../texts/texts';
import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { Button } from '../../ui/button';
import { useChange } from '../../ui/change';
import { Notice } from '../../ui/notice';
import type { Organising } from './organising';
import { Findings, PairByHand } from './pair-by-hand';
import { seatingOf } from './seating';

/** Another round, or other players: the seats are dealt anew. */
const pairable = (tournament: Organising['tournament']): string =>
  `${tournament.rounds.length} ${seatingOf(tournament).join()}`;

/** What comes next in the event, and what the rules advise. */
export const NextStep = (props: Organising) => {
  const { tournament, keys, onChanged } = props;
  const { organise } = texts;
  const { isBusy, refusal, make } = useChange();
  const byHand = useSignal<ComponentProps<typeof Findings>['round'] | null>(null);
  const { id, phase, rounds, settings, advice } = tournament;
  const open = rounds.at(-1)?.matches.filter(({ result }) => result === null).length ?? 0;
  const isCutPlayed =
    phase === 'CUT' &&
    tournament.bracket?.matches.every(({ needed, result }) => !needed || result !== null) === true;
  const isSwissPlayed = phase === 'SWISS' && rounds.length > 0 && open === 0;
  const canPair = phase === 'SWISS' && open === 0 && rounds.length < settings.rounds;
  const step = (label: string, go: () => Promise<object | null>) => (
    <Button
      kind="main"
      disabled={isBusy.value}
      onClick={() => void go().then((done) => (done === null ? undefined : onChanged()))}
    >
      {label}
    </Button>
  );
  const close = (then: 'SEED_CUT' | 'FINISH') => () => make(CloseSwissDocument, { id, then }, keys);
  return (
    <div class="organise-next">
      {advice.map((said) => (
        <p key={said} class="muted">
          {said}
        </p>
      ))}
      {phase === 'SWISS' && open > 0 && <p>{organise.open(open)}</p>}
      <div class="statistics-tools">
        {phase === 'REGISTRATION' &&
          step(organise.start, () => make(StartTournamentDocument, { id }, keys))}
        {canPair &&
          step(organise.pair(rounds.length + 1), () => make(DrawRoundDocument, { id }, keys))}
        {isSwissPlayed &&
          rounds.length === settings.rounds &&
          settings.cut > 0 &&
          step(organise.seed(settings.cut), close('SEED_CUT'))}
        {((isSwissPlayed && rounds.length === settings.rounds) || isCutPlayed) &&
          step(organise.finish, close('FINISH'))}
      </div>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      {canPair && (
        <PairByHand
          key={pairable(tournament)}
          {...props}
          onPaired={(round) => (byHand.value = round)}
        />
      )}
      {byHand.value?.number === rounds.length && <Findings round={byHand.value} />}
    </div>
  );
};
