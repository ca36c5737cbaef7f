import { TakeResultDocument } from '../../api/documents';
import { keysOf } from '../../api/key-ring';
import { texts } from '../../texts/texts';
import { Chosen } from '../../ui/chosen';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import type { Match } from '../match-result';
import { gameIdIn } from './game-id';
import type { Organising } from './organising';

interface TakeResultProps extends Organising {
  readonly round: number;
  readonly match: Match;
}

/** The result of a match as its stored games have it. */
export const TakeResult = (props: TakeResultProps) => {
  const { tournament, round, match, keys, nameOf, onChanged } = props;
  const { organise } = texts;
  const games = tournament.settings.structure === 'HALF_DRAFT' ? [0] : [0, 1];
  return (
    <details>
      <summary>{organise.stored}</summary>
      <Form
        send={organise.take}
        onSend={async (text, make) => {
          const given = games.map((game) => gameIdIn(text(`stored${game}`)));
          const variables = {
            id: tournament.id,
            round,
            table: match.table,
            games: given.map((game) => (game === '' ? null : game)),
            firstCorp: text('first') === '' ? null : text('first'),
          };
          // Games that are not open to everybody are looked at with the keys held for them.
          const all = [...keys, ...given.flatMap(keysOf)];
          return (await make(TakeResultDocument, variables, all)) !== null;
        }}
        onDone={onChanged}
      >
        <p class="muted">{organise.storedHint}</p>
        {games.map((game) => (
          <Field key={game} label={organise.storedGame(game + 1)}>
            <input name={`stored${game}`} required={game === 0} autocomplete="off" />
          </Field>
        ))}
        <Chosen
          name="first"
          label={organise.firstCorp}
          choices={{
            '': organise.asNamed,
            ...Object.fromEntries(match.players.map((player) => [player, nameOf(player)])),
          }}
        />
      </Form>
    </details>
  );
};
