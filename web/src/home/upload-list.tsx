import { useLocation } from 'preact-iso';
import type { Refusal } from '../api/refusal';
import { broughtList } from '../decks/brought-list';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { askForReplay } from './decks-of-game';
import { RefusedGame } from './refused-game';
import {
  clearUploads,
  isUnanswered,
  overCount,
  refusedCount,
  sendAgain,
  uploads,
  type Upload,
} from './uploads';
import './upload-list.css';

const stateText = ({ state }: Upload): string => {
  const { uploadState } = texts.home;
  const now = state.value;
  switch (now.is) {
    case 'waiting':
      return now.seconds === null ? uploadState.waiting : uploadState.later(now.seconds);
    case 'sending':
      return uploadState.sending(Math.round(now.share * 100));
    case 'judging':
      return uploadState.judging;
    case 'stored':
      return now.stored.created ? uploadState.stored : uploadState.known;
    case 'refused':
      return uploadState.refused;
  }
};

interface ListOfDeckProps {
  readonly upload: Upload;
  readonly refusal: Refusal;
}

/** What was no game but the list of a deck goes where one is asked for: beside its replay, or among decks. */
const ListOfDeck = ({ upload: { file }, refusal: { code, deck } }: ListOfDeckProps) => {
  const { route } = useLocation();
  if (code !== 'DECK_LIST' || deck === undefined || file === null) return null;
  const { decks } = texts.home;
  const toDecks = (text: string): void => {
    broughtList.value = text;
    route('/decks');
  };
  return (
    <div class="upload-ways">
      <Button onClick={() => void file.text().then((text) => askForReplay({ [deck]: text }))}>
        {decks.toReplay}
      </Button>
      <Button onClick={() => void file.text().then(toDecks)}>{decks.toDecks}</Button>
    </div>
  );
};

const UploadRow = ({ upload }: { readonly upload: Upload }) => {
  const now = upload.state.value;
  const { home } = texts;
  return (
    <li class={`upload upload-${now.is}`}>
      <span class="upload-name">{upload.name}</span>
      <span class="upload-state">{stateText(upload)}</span>
      {now.is === 'stored' && <a href={`/games/${now.stored.game}`}>{home.open}</a>}
      {now.is === 'refused' && (
        <div class="upload-refusal">
          <RefusedGame refusal={now.refusal} />
          {isUnanswered(upload) && (
            <Button onClick={() => sendAgain([upload])}>{home.retry}</Button>
          )}
          <ListOfDeck upload={upload} refusal={now.refusal} />
        </div>
      )}
    </li>
  );
};

const isRefused = ({ state }: Upload): boolean => state.value.is === 'refused';

/** What became of each file of this visit; what was refused first, among many. */
export const UploadList = () => {
  const all = uploads.value;
  const { home } = texts;
  if (all.length === 0) return null;
  const [over, refused] = [overCount(all), refusedCount(all)];
  const unanswered = all.filter(isUnanswered);
  const rows = [...all.filter(isRefused), ...all.filter((upload) => !isRefused(upload))];
  return (
    <section class="uploads" aria-label={home.uploads}>
      <div class="uploads-head">
        <b role="status">
          {home.progress(over, all.length)}
          {refused > 0 && ` · ${home.refused(refused)}`}
        </b>
        <progress max={all.length} value={over} aria-label={home.progress(over, all.length)} />
        {unanswered.length > 1 && (
          <Button onClick={() => sendAgain(unanswered)}>{home.retryAll(unanswered.length)}</Button>
        )}
        <Button kind="quiet" onClick={clearUploads} disabled={over === 0}>
          {home.clear}
        </Button>
      </div>
      <ol class="uploads-rows" tabIndex={0} aria-label={home.uploads}>
        {rows.map((upload) => (
          <UploadRow key={upload.number} upload={upload} />
        ))}
      </ol>
    </section>
  );
};
