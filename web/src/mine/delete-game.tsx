import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import { DeleteGameDocument } from '../api/documents';
import { dropKey, heldKeys, keysOf } from '../api/key-ring';
import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface DeleteGameProps {
  readonly game: string;
  readonly onDeleted: () => void;
}

/** For who added a game, or holds both seats of one that is over: it goes for ever, and its keys with it. */
export const DeleteGame = ({ game, onDeleted }: DeleteGameProps) => {
  const { mine } = texts.lists;
  const refusal = useSignal<Refusal | null>(null);
  const remove = async (): Promise<void> => {
    if (!confirm(mine.deleteSure)) return;
    const answer = await ask(DeleteGameDocument, { game }, { keys: keysOf(game) });
    refusal.value = answer.ok ? null : answer.refusal;
    if (!answer.ok) return;
    const gone = new Map(answer.value.deleteGame.map((one) => [one.game, one.gone]));
    for (const held of heldKeys.value) if (gone.has(held.game)) dropKey(held);
    // What others sent, too, is there for everybody.
    if (gone.get(game) === false) alert(mine.othersToo);
    onDeleted();
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void remove()}>
        {mine.delete}
      </Button>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
    </>
  );
};
