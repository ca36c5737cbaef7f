import { texts } from '../texts/texts';
import { MARK_KINDS, MarkSign } from '../timeline/marks';
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
      <h3>{help.marks}</h3>
      <ul class="dialog-marks">
        {MARK_KINDS.map((kind) => (
          <li key={kind}>
            <MarkSign kind={kind} /> {texts.game.marks[kind]}
          </li>
        ))}
      </ul>
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
