import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { dropKey, heldKeys, holdKeys, keysIn } from '../api/key-ring';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { download } from '../ui/csv';
import { Head } from '../ui/head';
import { setTitle } from '../ui/title';
import { DeleteGame } from './delete-game';
import './mine.css';

/** The keys of this browser, each with its game. */
export const Mine = () => {
  const { mine } = texts.lists;
  setTitle(mine.title);
  const input = useRef<HTMLInputElement>(null);
  const isBad = useSignal(false);
  const held = heldKeys.value;
  const bringBack = async (): Promise<void> => {
    const text = await input.current?.files?.[0]?.text();
    const keys = text === undefined ? null : keysIn(text);
    isBad.value = keys === null;
    if (keys !== null) holdKeys(keys);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <>
      <Head at="/mine" />
      <main class="sheet">
        <h1>{mine.title}</h1>
        <p class="muted">{mine.about}</p>
        <div class="mine-tools">
          <Button
            disabled={held.length === 0}
            onClick={() =>
              download('retrace-keys.json', 'application/json', JSON.stringify(held, null, 2))
            }
          >
            {mine.export}
          </Button>
          <Button onClick={() => input.current?.click()}>{mine.import}</Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={mine.import}
            onChange={() => void bringBack()}
          />
        </div>
        {isBad.value && <p role="alert">{mine.bad}</p>}
        {held.length === 0 && <p>{mine.none}</p>}
        <ul class="mine-rows">
          {held.map((one) => (
            <li key={`${one.key} ${one.game}`} class="mine-row">
              <a href={`/games/${one.game}`}>{one.label}</a>
              <span class="muted">{mine.since(one.since.slice(0, 10))}</span>
              <Button
                kind="quiet"
                onClick={() => {
                  if (confirm(mine.sure)) dropKey(one);
                }}
              >
                {mine.drop}
              </Button>
              {one.label !== texts.game.panes.notes.key && (
                <DeleteGame game={one.game} onDeleted={() => undefined} />
              )}
            </li>
          ))}
        </ul>
      </main>
    </>
  );
};
