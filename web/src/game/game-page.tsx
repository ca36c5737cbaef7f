import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { lazy } from 'preact-iso';
import type { GameHeadFragment } from '../api/documents';
import { useSeries } from '../charts/load-series';
import { factsOf } from './card-facts';
import { useFollowing } from '../live/use-following';
import { CardDetails, shownCard } from '../table/card-details';
import { toldText } from '../table/sentence';
import { Table } from '../table/table';
import { texts } from '../texts/texts';
import { Controls } from '../timeline/controls';
import { Scrubber } from '../timeline/scrubber';
import { setTitle } from '../ui/title';
import { useAddress } from './address';
import { calledOf, GameHead } from './game-head';
import { GoTo } from './go-to';
import { isObserved } from './log-file';
import { Help } from './help';
import { listenToKeys, type Opened } from './keys';
import { usePlaying } from './play';
import { Refused } from './refused';
import { GONE, misnamed } from './refusals';
import { SidePanes, type PaneName } from './side-panes';
import { GameStore } from './store';
import { ToldLines } from './told-lines';
import { watch } from './watch';
import { momentIn, useLinks } from './use-links';
import { viewerNamed } from './viewers';
import './game-page.css';

const Share = lazy(() => import('../share/share').then((m) => m.Share));

interface GamePageProps {
  readonly id?: string;
  readonly viewer?: string;
  readonly moment?: string;
}

const factionClass = (side: 'corp' | 'runner', head: GameHeadFragment): string =>
  `${side}-is-${factsOf(head.identities[side].title)?.faction ?? 'none'}`;

interface TableNowProps {
  readonly store: GameStore;
  readonly players: GameHeadFragment['players'];
}

/** Of the whole page it alone is drawn at every step, with the cursors of tree and scrubber. */
const TableNow = ({ store, players }: TableNowProps) => {
  const now = store.moment.value;
  const told = store.reading.glance.moment.value;
  return now === null ? null : (
    <Table moment={now} told={told ?? now} before={store.before.value} players={players} />
  );
};

/**
 * Alone in a place of its own: Preact keeps the first drawing of what is among the children of an
 * element, and by it every later one of which something stayed. Of an only child it keeps the last.
 */
const TablePlace = (props: TableNowProps) => <TableNow {...props} />;

/** After a step, not while a key is held: a reader could not follow. */
const SPOKEN_AFTER = 300;

/** What the moment told, for those who hear the page. */
const Spoken = ({ store }: { readonly store: GameStore }) => {
  const said = useSignal('');
  useSignalEffect(() => {
    const now = store.reading.rested.moment.value;
    const isPlaying = store.isPlaying.value;
    const timer = setTimeout(() => {
      said.value = now === null || isPlaying ? '' : toldText(now);
    }, SPOKEN_AFTER);
    return () => clearTimeout(timer);
  });
  return (
    <p class="hidden-text" role="status" aria-live="polite">
      {said}
    </p>
  );
};

export const GamePage = ({ id = '', viewer, moment }: GamePageProps) => {
  const store = useMemo(() => new GameStore(id), [id]);
  const opened = useSignal<Opened>(null);
  // Stays when another game is looked at, as a branch of this one.
  const chosen = useSignal<PaneName | null>(null);
  const series = useSeries(store);
  const wantedViewer = viewerNamed(viewer);
  const wantedMoment = momentIn(moment);

  useEffect(() => {
    const wrong = misnamed(viewer, moment);
    // The number of a moment of one view is none of another's.
    const loaded = store.load(wantedViewer, wantedViewer === null ? null : wantedMoment);
    if (wrong !== null) void loaded.then(() => store.say(wrong));
    const stop = listenToKeys({
      store,
      open: (what) => {
        opened.value = what;
        if (what === null) shownCard.value = null;
      },
    });
    const unwatch = watch(store);
    return () => {
      stop();
      unwatch();
      store.close();
    };
  }, [store]);
  useLinks(store, wantedViewer, wantedMoment);
  useAddress(store);
  usePlaying(store);
  useFollowing(store);

  // What is shown by now, or what the address named.
  const again = (): void => {
    if (store.moment.peek() === null) void store.load(wantedViewer, wantedMoment);
    else void store.load(store.viewer.peek(), store.at.peek());
  };
  // A dialog tells late that it closed: another may be open by then.
  const close = (what: Opened): void => {
    if (opened.value === what) opened.value = null;
  };
  const head = store.head.value;
  const isThere = useComputed(() => store.moment.value !== null).value;
  const mayLook = store.extents.value.has(store.viewer.value);
  const isOnlyTold = mayLook && !store.hasMoments.value && isObserved(store);
  const refusal = store.refusal.value;
  const { game } = texts;
  setTitle(
    head === null
      ? refusal !== null && GONE.has(refusal.code)
        ? game.refusals.noGame
        : texts.nav.games
      : `${calledOf(head, 'corp')} ${texts.against} ${calledOf(head, 'runner')}`,
  );
  const factions =
    head === null ? '' : `${factionClass('corp', head)} ${factionClass('runner', head)}`;

  return (
    <div class={`game ${factions}`}>
      <GameHead store={store} onOpen={(what) => (opened.value = what)} />
      <Refused store={store} onAgain={again} />
      {head !== null && isThere && <TablePlace store={store} players={head.players} />}
      {head !== null && !isThere && isOnlyTold && <ToldLines store={store} />}
      {head !== null && !isThere && !isOnlyTold && (
        <main class="game-waiting" aria-busy={refusal === null && store.hasMoments.value}>
          {mayLook && (store.hasMoments.value ? game.waiting : game.nothing)}
        </main>
      )}
      {head === null && <main class="game-waiting">{refusal === null ? game.waiting : ''}</main>}
      {head !== null && <SidePanes store={store} series={series} chosen={chosen} />}
      {head !== null && store.hasMoments.value && (
        <footer class="game-foot">
          <Controls store={store} />
          <Scrubber store={store} series={series.value?.ok === true ? series.value.value : null} />
        </footer>
      )}
      <Spoken store={store} />
      <CardDetails />
      {opened.value === 'help' && <Help onClose={() => close('help')} />}
      {opened.value === 'share' && <Share store={store} onClose={() => close('share')} />}
      {opened.value === 'go-to' && <GoTo store={store} onClose={() => close('go-to')} />}
    </div>
  );
};
