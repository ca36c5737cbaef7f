import { useSignal } from '@preact/signals';
import { ImportWithDecksDocument } from '../api/documents';
import { holdKeys } from '../api/key-ring';
import { packed } from '../api/packed';
import { emptyFile, type Refusal, type Seat, unreadable } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { useChange } from '../ui/change';
import { Dialog } from '../ui/dialog';
import { asksForReplay, forgetLists, givenLists, SEATS } from './decks-of-game';
import { ListField } from './list-field';
import { ReplayField } from './replay-field';
import { ToldByLists, type Imported } from './told-by-lists';
import { type Dropped, storedCount } from './uploads';

interface Taken {
  readonly imported: Imported;
  readonly given: { readonly [seat in Seat]: boolean };
}

/** What is refused of a game, but for the lists that go with it. */
const isOfGame = ({ code, deck }: Refusal): boolean => deck === undefined || code === 'DECK_LIST';

/** A replay with the decks that were played in it, so that they tell what never showed. */
const ReplayWithDecks = ({ isPrivate }: { readonly isPrivate: boolean }) => {
  const { home } = texts;
  const chosen = useSignal<Dropped | null>(null);
  const pasted = useSignal('');
  /** Why the file was not even sent. */
  const unsent = useSignal<Refusal | null>(null);
  const taken = useSignal<Taken | null>(null);
  const { isBusy, refusal, make } = useChange();

  const game = (): Dropped =>
    chosen.peek() ?? { name: home.decks.pasted, file: new Blob([pasted.peek()]) };

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { name, file } = game();
    unsent.value = file === null ? unreadable : file.size === 0 ? emptyFile(name) : null;
    if (file === null || file.size === 0) return;
    let content: string;
    try {
      content = await packed(file);
    } catch {
      unsent.value = unreadable;
      return;
    }
    const decks = givenLists();
    const made = await make(ImportWithDecksDocument, { file: content, decks, private: isPrivate });
    if (made === null) return;
    const { importReplay: imported } = made;
    const id = imported.game?.verified?.id ?? imported.game?.id;
    if (imported.key !== null && imported.key !== undefined && id !== undefined)
      holdKeys([{ key: imported.key, game: id, label: name, since: new Date().toISOString() }]);
    taken.value = { imported, given: { corp: decks.corp !== null, runner: decks.runner !== null } };
    forgetLists();
    storedCount.value += 1;
  };

  if (taken.value !== null) return <ToldByLists {...taken.value} />;
  const why = unsent.value ?? refusal.value;
  const isEmpty = chosen.value === null && pasted.value.trim() === '';
  return (
    <form onSubmit={(event) => void send(event)}>
      <p class="muted">{home.decks.hint}</p>
      <ReplayField
        chosen={chosen}
        pasted={pasted}
        refusal={why !== null && isOfGame(why) ? why : null}
      />
      {SEATS.map((seat) => (
        <ListField
          key={seat}
          seat={seat}
          refusal={why !== null && !isOfGame(why) && why.deck === seat ? why : null}
        />
      ))}
      <Button kind="main" type="submit" disabled={isBusy.value || isEmpty}>
        {isBusy.value ? texts.loading : home.send}
      </Button>
    </form>
  );
};

/** Opened wherever a list is at hand. */
export const ImportWithDecks = ({ isPrivate }: { readonly isPrivate: boolean }) =>
  asksForReplay.value ? (
    <Dialog title={texts.home.decks.title} onClose={() => (asksForReplay.value = false)}>
      <ReplayWithDecks isPrivate={isPrivate} />
    </Dialog>
  ) : null;
