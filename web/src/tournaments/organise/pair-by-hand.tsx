import { useSignal } from '@preact/signals';
import { PairByHandDocument, type PairByHandMutation } from '../../api/documents';
import { texts } from '../../texts/texts';
import { Chosen } from '../../ui/chosen';
import { Form } from '../../ui/form';
import { pairsOf, seated, seatingOf } from './seating';
import type { Organising } from './organising';

type Round = PairByHandMutation['pairByHand']['rounds'][number];

interface PairByHandProps extends Organising {
  readonly onPaired: (round: Round | null) => void;
}

/** The next round as the organiser says: a player who is put in another seat changes places. */
export const PairByHand = (props: PairByHandProps) => {
  const { tournament, keys, nameOf, onPaired, onChanged } = props;
  const { organise } = texts;
  const seating = useSignal(seatingOf(tournament));
  const isOdd = seating.value.length % 2 === 1;
  const players = Object.fromEntries(seating.value.map((id) => [id, nameOf(id)]));
  return (
    <details>
      <summary>{organise.byHand}</summary>
      <Form
        send={organise.pairSo}
        onSend={async (_, make) => {
          const variables = { id: tournament.id, ...pairsOf(seating.peek()) };
          const paired = await make(PairByHandDocument, variables, keys);
          if (paired === null) return false;
          onPaired(paired.pairByHand.rounds.at(-1) ?? null);
          return true;
        }}
        onDone={onChanged}
      >
        <p class="muted">{organise.byHandHint}</p>
        {seating.value.map((player, at) => (
          <Chosen
            key={at}
            name={`seat${at}`}
            label={
              isOdd && at === seating.value.length - 1
                ? organise.byeOf
                : organise.seat(Math.floor(at / 2) + 1, (at % 2) + 1)
            }
            choices={players}
            chosen={player}
            onChoose={(chosen) => (seating.value = seated(seating.peek(), at, chosen))}
          />
        ))}
      </Form>
    </details>
  );
};

/** What the rules have against a round that was paired by hand. */
export const Findings = ({ round }: { readonly round: Round }) => {
  const { organise } = texts;
  return (
    <div role="status">
      <p>{round.findings.length === 0 ? organise.noFindings : organise.findings(round.number)}</p>
      {round.findings.length > 0 && (
        <ul>
          {round.findings.map(({ rule, message }) => (
            <li key={`${rule} ${message}`}>
              {message} <code class="muted">{rule}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
