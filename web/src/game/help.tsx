import { texts } from '../texts/texts';
import { Dialog } from '../ui/dialog';
import { areLettersOn, setLetters } from './keys';

export const Help = ({ onClose }: { readonly onClose: () => void }) => {
  const { help } = texts.game;
  return (
    <Dialog title={help.title} onClose={onClose}>
      <dl class="dialog-keys">
        {help.rows.flatMap(([keys, what]) => [
          <dt key={keys}>{keys}</dt>,
          <dd key={what}>{what}</dd>,
        ])}
      </dl>
      <label class="dialog-letters">
        <input
          type="checkbox"
          checked={areLettersOn.value}
          onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
        />
        {help.letters}
      </label>
    </Dialog>
  );
};
