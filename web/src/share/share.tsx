import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { GameHeadDocument } from '../api/documents';
import { refusedBy, unreachable, type Refusal } from '../api/refusal';
import { addressOf } from '../game/address';
import { fetched, keepFile, logFile, logName } from '../game/log-file';
import type { GameStore } from '../game/store';
import { named } from '../game/viewers';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Copied } from '../ui/copied';
import { Dialog } from '../ui/dialog';
import { Notice } from '../ui/notice';
import './share.css';

interface ShareProps {
  readonly store: GameStore;
  readonly onClose: () => void;
}

/** Moments of a GIF, the present one its last. */
const FRAMES = 30;

/** Whether who holds no key may see the moment; null while that is asked. */
function useIsOpen(store: GameStore): Signal<boolean | null> {
  const isOpen = useSignal<boolean | null>(null);
  const [viewer, at] = [store.viewer.value, store.at.value];
  useEffect(() => {
    const asking = new AbortController();
    ask(GameHeadDocument, { id: store.id }, { signal: asking.signal }).then(
      (answer) => {
        const views = answer.ok ? (answer.value.game?.views ?? []) : [];
        isOpen.value = views.some(
          (view) => named(view.viewer) === viewer && view.from <= at && at <= view.to,
        );
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [store, viewer, at, isOpen]);
  return isOpen;
}

/** The picture of the moment, as an address of this page's own. */
function usePicture(store: GameStore): Signal<Blob | null> {
  const picture = useSignal<Blob | null>(null);
  const [viewer, at] = [store.viewer.value, store.at.value];
  useEffect(() => {
    const asking = new AbortController();
    fetched(store, `${addressOf(store.id, viewer, at)}.png`, asking.signal)
      .then((response) => (response?.ok === true ? response.blob() : null))
      .then(
        (blob) => {
          if (blob !== null) picture.value = blob;
        },
        () => undefined,
      );
    return () => asking.abort();
  }, [store, viewer, at, picture]);
  return picture;
}

const Picture = ({ picture }: { readonly picture: Blob }) => {
  const address = useSignal<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    address.value = made;
    return () => URL.revokeObjectURL(made);
  }, [picture, address]);
  return address.value === null ? null : (
    <img class="share-picture" src={address.value} alt={texts.game.share.pictureOf} />
  );
};

/** The moment to be sent to somebody: as a link, in another page, as a picture, and the game's log. */
export const Share = ({ store, onClose }: ShareProps) => {
  const { share } = texts.game;
  const refusal = useSignal<Refusal | null>(null);
  const isOpen = useIsOpen(store);
  const picture = usePicture(store);
  const [viewer, at] = [store.viewer.value, store.at.value];
  const path = addressOf(store.id, viewer, at);
  const embed = `<iframe src="${location.origin}/embed${path}" width="960" height="620" loading="lazy" style="border:0" title="${texts.name}"></iframe>`;
  const keepLog = async (): Promise<void> => {
    const file = await logFile(store, null);
    if (file.ok) keepFile(new Blob([file.text], { type: 'text/plain' }), logName(store));
    else refusal.value = file.refusal;
  };
  const keepAnimation = async (): Promise<void> => {
    const from = Math.max(store.extent.peek().from, at - FRAMES + 1);
    const file = `${from}-${at}.gif`;
    const response = await fetched(store, `/games/${store.id}/${viewer}/${file}`);
    if (response?.ok === true) keepFile(await response.blob(), `${store.id}-${viewer}-${file}`);
    else refusal.value = response === null ? unreachable : await refusedBy(response);
  };
  return (
    <Dialog title={share.title} onClose={onClose}>
      <div class="share">
        <Copied label={share.link} text={`${location.origin}${path}`} />
        {isOpen.value === false && <p class="muted">{share.closed}</p>}
        {isOpen.value === true && <Copied label={share.embed} text={embed} />}
        {picture.value !== null && <Picture picture={picture.value} />}
        {refusal.value !== null && <Notice refusal={refusal.value} />}
        <div class="share-files">
          <Button
            disabled={picture.value === null}
            onClick={() => {
              if (picture.value !== null)
                keepFile(picture.value, `${store.id}-${viewer}-${at}.png`);
            }}
          >
            {share.keepPicture}
          </Button>
          <Button onClick={() => void keepAnimation()}>{share.keepAnimation}</Button>
          <Button onClick={() => void keepLog()}>{share.keepLog}</Button>
        </div>
      </div>
    </Dialog>
  );
};
