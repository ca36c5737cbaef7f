import { ReviseDeckDocument } from '../api/documents';
import { keysOfWork } from '../api/held-works';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { useChange } from '../ui/change';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import './decks.css';

interface ReviseDeckProps {
  readonly id: string;
  /** The last version. */
  readonly text: string;
  readonly onRevised: () => void;
}

/** The list to be changed, for who has the deck's key. */
export const ReviseDeck = ({ id, text, onRevised }: ReviseDeckProps) => {
  const { deck: words } = texts.works;
  const change = useChange();
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const note = String(form.get('note') ?? '').trim();
    const revised = await change.make(
      ReviseDeckDocument,
      { id, text: String(form.get('text') ?? ''), note: note === '' ? null : note },
      keysOfWork(id),
    );
    if (revised !== null) onRevised();
  };
  return (
    <details class="panel">
      <summary>{words.revise}</summary>
      <form class="deck-form" onSubmit={(event) => void send(event)}>
        <p class="muted">{texts.works.kept}</p>
        <Field label={words.text}>
          <textarea name="text" required spellcheck={false} rows={16} defaultValue={text} />
        </Field>
        <Field label={words.note}>
          <input name="note" />
        </Field>
        {change.refusal.value !== null && <Notice refusal={change.refusal.value} />}
        <Button kind="main" type="submit" disabled={change.isBusy.value}>
          {words.storeVersion}
        </Button>
      </form>
    </details>
  );
};
