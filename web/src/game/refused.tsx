import { line } from '../live/line';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { AddKey } from './add-key';
import { GONE } from './refusals';
import type { GameStore } from './store';

interface RefusedProps {
  readonly store: GameStore;
  readonly onAgain: () => void;
}

/** Why the table does not show what was asked for, and what to do; what was loaded stays beside it. */
export const Refused = ({ store, onAgain }: RefusedProps) => {
  const refusal = store.refusal.value;
  const isDown = line.value === 'down';
  if (refusal === null && !isDown) return null;
  // The same is not said twice.
  const isSaid = isDown && refusal?.code === 'UNREACHABLE';
  return (
    <div class="game-refusal">
      {isDown && <p role="status">{texts.live.down}</p>}
      {refusal !== null && !isSaid && (
        <Notice refusal={refusal}>
          {GONE.has(refusal.code) && refusal.code !== 'GAME_DELETED' && (
            <AddKey game={store.id} onAdded={onAgain} />
          )}
          {refusal.code !== 'OUT_OF_RANGE' && <Button onClick={onAgain}>{texts.retry}</Button>}
          <a class="button" href="/">
            {texts.back}
          </a>
        </Notice>
      )}
    </div>
  );
};
