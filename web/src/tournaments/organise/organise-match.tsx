import { texts } from '../../texts/texts';
import type { Match } from '../match-result';
import { MatchResultForm } from './match-result-form';
import type { Organising } from './organising';
import { TakeResult } from './take-result';

interface OrganiseMatchProps extends Organising {
  readonly round: number;
  readonly match: Match;
}

/** Beside a match of a round: its result. */
export const OrganiseMatch = (props: OrganiseMatchProps) => {
  const { organise } = texts;
  const { match } = props;
  // Once it is recorded these are other fields, and closed: they correct.
  return (
    <details key={String(match.result === null)} class="organise-match">
      <summary>{match.result === null ? organise.result : organise.correct}</summary>
      <MatchResultForm {...props} />
      {match.games.every((game) => game === null) && <TakeResult {...props} />}
    </details>
  );
};
