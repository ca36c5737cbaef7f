import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Segmented } from '../ui/segmented';
import { askForReplay } from './decks-of-game';
import { droppedFiles } from './dropped-files';
import { ImportWithDecks } from './import-with-decks';
import { PasteGame } from './paste-game';
import { UploadList } from './upload-list';
import { addUploads } from './uploads';
import './add-games.css';

type Visibility = 'public' | 'private';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** Where games come in: dropped anywhere on the page, chosen or pasted. */
export const AddGames = () => {
  const { home } = texts;
  const visibility = useSignal<Visibility>('public');
  const isOver = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const pasted = useRef(0);
  const isPrivate = visibility.value === 'private';

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'dragover',
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        isOver.value = true;
      },
      { signal },
    );
    addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) isOver.value = false;
      },
      { signal },
    );
    addEventListener(
      'drop',
      (event) => {
        if (!carriesFiles(event) || event.dataTransfer === null) return;
        isOver.value = false;
        // A field may have taken it.
        if (event.defaultPrevented) return;
        event.preventDefault();
        void droppedFiles(event.dataTransfer).then((files) =>
          addUploads(files, visibility.peek() === 'private'),
        );
      },
      { signal },
    );
    return () => listening.abort();
  }, [isOver, visibility]);

  const choose = (): void => {
    const files = [...(input.current?.files ?? [])];
    addUploads(
      files.map((file) => ({ name: file.name, file })),
      isPrivate,
    );
    if (input.current !== null) input.current.value = '';
  };

  const paste = (file: Blob): void => {
    pasted.current += 1;
    addUploads([{ name: home.pasted(pasted.current), file }], isPrivate);
  };

  return (
    <section class={isOver.value ? 'add-games add-games-over' : 'add-games'} aria-label={home.drop}>
      <p class="add-games-title">{isOver.value ? home.dropNow : home.drop}</p>
      <p class="muted">{home.dropMore}</p>
      <div class="add-games-ways">
        <Button kind="main" onClick={() => input.current?.click()}>
          {home.choose}
        </Button>
        <PasteGame onPasted={paste} />
        <Button onClick={() => askForReplay()}>{home.decks.open}</Button>
        <Segmented
          label={home.visibility}
          value={visibility.value}
          choices={[
            { value: 'public', label: home.public },
            { value: 'private', label: home.private },
          ]}
          onChoose={(value) => (visibility.value = value)}
        />
      </div>
      <p class="muted add-games-hint">{isPrivate ? home.privateHint : home.publicHint}</p>
      <input ref={input} type="file" multiple hidden aria-label={home.choose} onChange={choose} />
      <UploadList />
      <ImportWithDecks isPrivate={isPrivate} />
    </section>
  );
};
