import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { heldKeys, type HeldKey } from '../api/key-ring';
import { heldStudies } from '../api/held-studies';
import { heldWorks } from '../api/held-works';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { download } from '../ui/csv';
import { Head } from '../ui/head';
import { setTitle } from '../ui/title';
import { HeldGame } from './held-game';
import { HeldStudyRow } from './held-study-row';
import { HeldWorkRow } from './held-work-row';
import { bringBack, keptCopy } from './kept-copy';
import { useOpened } from './opened';
import '../home/game-list.css';
import './mine.css';

/** Keys that are shown, and asked about, at once. */
const PAGE = 40;

function gamesOf(held: readonly HeldKey[]): ReadonlyMap<string, readonly HeldKey[]> {
  const games = new Map<string, HeldKey[]>();
  for (const one of held) games.set(one.game, [...(games.get(one.game) ?? []), one]);
  return games;
}

/** The keys of this browser, each with its game. */
export const Mine = () => {
  const { mine } = texts.lists;
  setTitle(mine.title);
  const input = useRef<HTMLInputElement>(null);
  const isBad = useSignal(false);
  const held = heldKeys.value;
  const count = useSignal(PAGE);
  const shown = held.slice(0, count.value);
  const opened = useOpened(shown);
  const studies = heldStudies.value;
  const works = heldWorks.value;
  const hasNone = held.length === 0 && studies.length === 0 && works.length === 0;
  const read = async (): Promise<void> => {
    const text = await input.current?.files?.[0]?.text();
    isBad.value = text === undefined || !bringBack(text);
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
            disabled={hasNone}
            onClick={() => download('retrace-keys.json', 'application/json', keptCopy())}
          >
            {mine.export}
          </Button>
          <Button onClick={() => input.current?.click()}>{mine.import}</Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={mine.import}
            onChange={() => void read()}
          />
        </div>
        {isBad.value && <p role="alert">{mine.bad}</p>}
        {hasNone && <p>{mine.none}</p>}
        <ul class="mine-rows">
          {[...gamesOf(shown)].map(([game, keys]) => (
            <HeldGame key={game} game={game} held={keys} opened={opened.value.get(game)} />
          ))}
        </ul>
        {shown.length < held.length && (
          <Button onClick={() => (count.value += PAGE)}>{texts.home.more}</Button>
        )}
        {studies.length > 0 && (
          <>
            <h2>{mine.studies}</h2>
            <ul class="mine-rows">
              {studies.map((one) => (
                <HeldStudyRow key={one.study} held={one} />
              ))}
            </ul>
          </>
        )}
        {works.length > 0 && (
          <>
            <h2>{mine.works}</h2>
            <ul class="mine-rows">
              {works.map((one) => (
                <HeldWorkRow key={one.id} held={one} />
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
};
