import { useSignal } from '@preact/signals';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import type { GameStore } from './store';

interface GoToProps {
  readonly store: GameStore;
  readonly onClose: () => void;
}

/** The first turn of that number: the Corp's. */
export const GoTo = ({ store, onClose }: GoToProps) => {
  const { help } = texts.game;
  const turns = store.story.turns.value;
  const most = Math.max(1, ...turns.map(({ number }) => number));
  const wanted = useSignal('1');
  const go = (event: Event): void => {
    event.preventDefault();
    const turn = turns.find(({ number }) => number === Number(wanted.value));
    if (turn !== undefined) store.go(turn.at);
    onClose();
  };
  return (
    <Dialog title={help.goTo} onClose={onClose}>
      <form onSubmit={go}>
        <Field label={help.goTo}>
          <input
            type="number"
            min="1"
            max={most}
            value={wanted.value}
            onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
          />
        </Field>
        <Button kind="main" type="submit">
          {help.go}
        </Button>
      </form>
    </Dialog>
  );
};
