import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { ImportDeckDocument } from '../api/documents';
import { addressOf, holdWorks, type HeldWork } from '../api/held-works';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { useChange } from '../ui/change';
import { Field } from '../ui/field';
import { LONGEST_NAME } from '../ui/longest-name';
import { Notice } from '../ui/notice';
import { broughtList } from './brought-list';
import './decks.css';

interface Kept {
  readonly deck: HeldWork;
  /** What was taken for granted in reading it. */
  readonly notes: readonly string[];
}

/** A list becomes a deck here, of which this browser keeps the key. */
export const PasteDeck = () => {
  const { deck: words } = texts.works;
  const { route } = useLocation();
  const change = useChange();
  const kept = useSignal<Kept | null>(null);
  const brought = broughtList.peek();
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => String(form.get(name) ?? '');
    const made = await change.make(ImportDeckDocument, {
      owner: text('owner').trim(),
      text: text('text'),
    });
    if (made === null) return;
    broughtList.value = null;
    const { key, notes, deck } = made.importDeck;
    const list = deck.versions.at(-1)?.list;
    const title = list?.name ?? list?.identities[0]?.card.title ?? texts.lists.decks;
    const held: HeldWork = { work: 'deck', id: deck.id, key, title };
    holdWorks([held]);
    if (notes.length === 0) route(addressOf(held));
    else kept.value = { deck: held, notes };
  };
  if (kept.value !== null)
    return (
      <section class="panel" role="status">
        <h2>{words.notes}</h2>
        <ul>
          {kept.value.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <a href={addressOf(kept.value.deck)}>{words.toDeck}</a>
      </section>
    );
  return (
    <details class="panel" open={brought !== null}>
      <summary>{words.paste}</summary>
      <form class="deck-form" onSubmit={(event) => void send(event)}>
        <p class="muted">{words.pasteHint}</p>
        <Field label={words.owner}>
          <input name="owner" required maxLength={LONGEST_NAME} />
        </Field>
        <Field label={words.text}>
          <textarea
            name="text"
            required
            spellcheck={false}
            rows={12}
            defaultValue={brought ?? ''}
          />
        </Field>
        {change.refusal.value !== null && <Notice refusal={change.refusal.value} />}
        <Button kind="main" type="submit" disabled={change.isBusy.value}>
          {words.store}
        </Button>
      </form>
    </details>
  );
};
