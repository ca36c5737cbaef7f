import { texts } from '../../texts/texts';
import type { CutMatch } from '../tournament';
import { CutResultForm } from './cut-result-form';
import type { Organising } from './organising';
import { SettleSides } from './settle-sides';
import { TakeCutResult } from './take-cut-result';

const CutMatchRow = (props: Organising & { readonly match: CutMatch }) => {
  const { organise, against } = texts;
  const { match, nameOf } = props;
  const { id, players, sides, ruling, result } = match;
  const named = organise.match(id, players.map(nameOf).join(` ${against} `));
  return (
    <li class="row organise-match">
      <details open={result === null}>
        <summary>{result === null ? named : `${named} · ${organise.correct}`}</summary>
        {sides === null && ruling !== null && <SettleSides {...props} ruling={ruling} />}
        {sides !== null && <CutResultForm key={String(result === null)} {...props} sides={sides} />}
        {sides !== null && result === null && <TakeCutResult {...props} />}
      </details>
    </li>
  );
};

/** Matches of the cut whose players are known, those that are to be played first. */
export const OrganiseCut = (props: Organising) => {
  const known = (props.tournament.bracket?.matches ?? []).filter(
    ({ players, needed }) => needed && players.every((player) => player !== null),
  );
  const [open, over] = [
    known.filter(({ result }) => result === null),
    known.filter(({ result }) => result !== null),
  ];
  return (
    <ul class="rows">
      {[...open, ...over].map((match) => (
        <CutMatchRow key={match.id} {...props} match={match} />
      ))}
    </ul>
  );
};
