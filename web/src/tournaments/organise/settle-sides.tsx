import { SettleSidesDocument } from '../../api/documents';
import { texts } from '../../texts/texts';
import { Chosen } from '../../ui/chosen';
import { Form } from '../../ui/form';
import type { CutMatch } from '../tournament';
import type { Organising } from './organising';

interface SettleSidesProps extends Organising {
  readonly match: CutMatch;
  readonly ruling: NonNullable<CutMatch['ruling']>;
}

/** Who plays which side of a match of the cut, as the rule says it is found out. */
export const SettleSides = (props: SettleSidesProps) => {
  const { tournament, match, ruling, keys, nameOf, onChanged } = props;
  const { organise } = texts;
  const players = Object.fromEntries(
    match.players.flatMap((player) => (player === null ? [] : [[player, nameOf(player)] as const])),
  );
  const who = ruling.kind === 'ASSIGNED' ? ruling.corp : ruling.by;
  return (
    <Form
      send={organise.settle}
      onSend={async (text, make) => {
        const corp = ruling.kind === 'ASSIGNED' ? (ruling.corp ?? '') : text('corp');
        const lot = ruling.kind === 'RANDOM' ? text('lot') : null;
        const variables = { id: tournament.id, match: match.id, corp, lot };
        return (await make(SettleSidesDocument, variables, keys)) !== null;
      }}
      onDone={onChanged}
    >
      <p>
        {organise.ruling[ruling.kind](nameOf(who))} <code class="muted">{ruling.rule}</code>
      </p>
      {ruling.kind === 'RANDOM' && <Chosen name="lot" label={organise.lot} choices={players} />}
      {ruling.kind !== 'ASSIGNED' && <Chosen name="corp" label={organise.corp} choices={players} />}
    </Form>
  );
};
