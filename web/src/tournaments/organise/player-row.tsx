import { DropPlayerDocument, HandInDecksDocument } from '../../api/documents';
import { deckIn } from '../../decks/deck-in';
import { texts } from '../../texts/texts';
import { Button } from '../../ui/button';
import { useChange } from '../../ui/change';
import { Form } from '../../ui/form';
import { Notice } from '../../ui/notice';
import type { Player } from '../tournament';
import { DeckFields } from './deck-fields';
import type { Organising } from './organising';

/** A player, who may leave and, until the rounds begin, hand lists in. */
export const PlayerRow = ({
  tournament: { id, phase },
  keys,
  player,
  onChanged,
}: Organising & { readonly player: Player }) => {
  const { organise } = texts;
  const change = useChange();
  const { decks, droppedAfter } = player;
  const leave = async (): Promise<void> => {
    if (!confirm(organise.dropSure(player.name))) return;
    const dropped = await change.make(DropPlayerDocument, { id, player: player.id }, keys);
    if (dropped !== null) onChanged();
  };
  return (
    <li class="row organise-player">
      <span>{player.name}</span>
      <span class="muted">
        {decks === null ? organise.noDecks : `${decks.corp.identity} · ${decks.runner.identity}`}
        {droppedAfter !== null && ` · ${organise.dropped(droppedAfter)}`}
      </span>
      {droppedAfter === null && phase !== 'FINISHED' && (
        <Button kind="quiet" disabled={change.isBusy.value} onClick={() => void leave()}>
          {organise.drop}
        </Button>
      )}
      {change.refusal.value !== null && <Notice refusal={change.refusal.value} />}
      {phase === 'REGISTRATION' && (
        <details>
          <summary>{organise.handIn}</summary>
          <Form
            send={organise.handIn}
            onSend={async (text, make) => {
              const given = { corp: deckIn(text('corp')), runner: deckIn(text('runner')) };
              const variables = { id, player: player.id, decks: given };
              return (await make(HandInDecksDocument, variables, keys)) !== null;
            }}
            onDone={onChanged}
          >
            <DeckFields required />
          </Form>
        </details>
      )}
    </li>
  );
};
