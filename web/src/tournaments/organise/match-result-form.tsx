import { useSignal } from '@preact/signals';
import {
  CorrectResultDocument,
  RecordResultDocument,
  type ChangeToldFragment,
} from '../../api/documents';
import { texts } from '../../texts/texts';
import { Chosen } from '../../ui/chosen';
import { Form } from '../../ui/form';
import type { Match } from '../match-result';
import { GameFields } from './game-fields';
import type { Organising } from './organising';
import { outcomeIn, type Ended } from './outcome-in';
import { ToldChanges } from './told-changes';

interface MatchProps extends Organising {
  readonly round: number;
  readonly match: Match;
}

const endedOf = (match: Match, game: number): Ended => {
  const known = match.result?.games[game];
  if (known === undefined) return 'CORP';
  return known.kind === 'WIN' ? (known.winner ?? 'CORP') : known.kind;
};

/** What a match of a round came to, recorded or corrected. */
export const MatchResultForm = (props: MatchProps) => {
  const { tournament, round, match, keys, nameOf, onChanged } = props;
  const { organise } = texts;
  const [first = '', second = ''] = match.players;
  const firstCorp = useSignal(match.result?.firstCorp ?? first);
  const changes = useSignal<readonly ChangeToldFragment[] | null>(null);
  const other = firstCorp.value === first ? second : first;
  const games = tournament.settings.structure === 'HALF_DRAFT' ? [0] : [0, 1];
  return (
    <>
      <Form
        send={match.result === null ? organise.record : organise.correct}
        onSend={async (text, make) => {
          const result = {
            firstCorp: firstCorp.peek(),
            games: games.map((game) => outcomeIn(text, `game${game}`)),
          };
          const variables = { id: tournament.id, round, table: match.table, result };
          if (match.result === null)
            return (await make(RecordResultDocument, variables, keys)) !== null;
          const corrected = await make(CorrectResultDocument, variables, keys);
          changes.value = corrected?.correctResult.changes ?? null;
          return corrected !== null;
        }}
        onDone={onChanged}
      >
        <Chosen
          name="first"
          label={organise.firstCorp}
          choices={Object.fromEntries(match.players.map((player) => [player, nameOf(player)]))}
          chosen={firstCorp.value}
          onChoose={(player) => (firstCorp.value = player)}
        />
        {games.map((game) => (
          <GameFields
            key={game}
            name={`game${game}`}
            label={organise.gameOf(game + 1)}
            corp={nameOf(game === 0 ? firstCorp.value : other)}
            runner={nameOf(game === 0 ? other : firstCorp.value)}
            ended={endedOf(match, game)}
          />
        ))}
      </Form>
      {changes.value !== null && <ToldChanges changes={changes.value} nameOf={nameOf} />}
    </>
  );
};
