import type { ChangeToldFragment } from '../../api/documents';
import { texts } from '../../texts/texts';
import type { NameOf } from '../tournament';

function said(change: ChangeToldFragment, nameOf: NameOf): string {
  const { change: words } = texts.organise;
  switch (change.__typename) {
    case 'StandingChange': {
      const [before = 0, after = 0] = change.rank;
      return words.standing(nameOf(change.player), change.afterRound, before, after);
    }
    case 'PairingChange':
      return words.pairing(change.round, change.message);
    case 'SeedChange':
      return words.seed(nameOf(change.player), change.seed, change.now);
    case 'BracketChange':
      return words.bracket(change.match, change.message);
  }
}

/** What else a correction changed. */
export const ToldChanges = (props: {
  readonly changes: readonly ChangeToldFragment[];
  readonly nameOf: NameOf;
}) => {
  const { organise } = texts;
  if (props.changes.length === 0) return <p role="status">{organise.nothingChanged}</p>;
  return (
    <section role="status">
      <h3>{organise.changed}</h3>
      <ul>
        {props.changes.map((change, index) => (
          <li key={index}>{said(change, props.nameOf)}</li>
        ))}
      </ul>
    </section>
  );
};
