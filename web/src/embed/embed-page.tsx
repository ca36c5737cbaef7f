import { useEffect, useMemo } from 'preact/hooks';
import { addressOf } from '../game/address';
import { misnamed } from '../game/refusals';
import { GameStore } from '../game/store';
import { viewerNamed } from '../game/viewers';
import { nameOf } from '../home/identity';
import { Still } from '../table/still';
import { Table } from '../table/table';
import { texts } from '../texts/texts';
import { Notice } from '../ui/notice';
import { setTitle } from '../ui/title';
import './embed-page.css';

interface EmbedPageProps {
  readonly id?: string;
  readonly viewer?: string;
  readonly moment?: string;
}

const noOtherWay = (): Promise<null> => Promise.resolve(null);

/** A position in somebody else's page: no keys are sent, and nothing in it can be pressed but a link. */
export const EmbedPage = ({ id = '', viewer, moment }: EmbedPageProps) => {
  const store = useMemo(() => new GameStore(id, () => [], noOtherWay), [id]);
  useEffect(() => {
    const wrong = misnamed(viewer, moment);
    const loaded = store.load(viewerNamed(viewer), wrong === null ? Number(moment ?? 0) : 0);
    if (wrong !== null) void loaded.then(() => store.say(wrong));
    return () => store.close();
  }, [store, viewer, moment]);
  const head = store.head.value;
  const now = store.moment.value;
  const refusal = store.refusal.value;
  setTitle();
  return (
    <div class="embed">
      {refusal !== null && <Notice refusal={refusal} />}
      {head !== null && now !== null && (
        <>
          <div class="embed-table">
            <Still.Provider value={true}>
              <Table moment={now} told={now} before={store.before.value} players={head.players} />
            </Still.Provider>
          </div>
          <p class="embed-link">
            <a href={addressOf(id, store.viewer.value, now.at)} target="_blank" rel="noreferrer">
              {nameOf(head.identities.corp.title)} {texts.against}{' '}
              {nameOf(head.identities.runner.title)} ·{' '}
              {texts.game.moment(now.at, store.extent.value.to)} · {texts.name}
            </a>
          </p>
        </>
      )}
    </div>
  );
};
