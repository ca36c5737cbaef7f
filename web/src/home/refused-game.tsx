import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Hint } from '../ui/hint';
import { said } from '../ui/said';

const placeOf = ({ line, entry, decision }: Refusal): string | null => {
  const { home } = texts;
  if (line !== null) return home.line(line);
  if (entry !== null) return home.entry(entry);
  return decision === null ? null : home.decision(decision);
};

/** Why a game was not taken, and where in its file. */
export const RefusedGame = ({ refusal }: { readonly refusal: Refusal }) => {
  const place = placeOf(refusal);
  return (
    <>
      <p>
        {place !== null && <b>{place}: </b>}
        {said(refusal.message, {})}
      </p>
      <Hint hint={refusal.hint} />
    </>
  );
};
