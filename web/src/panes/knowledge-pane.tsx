import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  CounterpartDocument,
  SeatHindsightDocument,
  SeatKnowledgeDocument,
  type KnowledgeRowFragment,
  type Zone,
} from '../api/documents';
import { ask } from '../api/ask';
import { isObserved } from '../game/log-file';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Segmented } from '../ui/segmented';
import { useSettled } from '../ui/settled';
import { counted } from './counted';
import { PaneBody } from './pane-body';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const MOST_CHANCES = 8;
/** Milliseconds that one stays at a moment before the server is asked about it. */
const PAUSE = 150;

/** Zones that are called by their names, not by those of servers. */
const CENTRAL: ReadonlySet<Zone> = new Set(['HQ', 'RD', 'ARCHIVES']);

const placeName = ({ zone, server }: KnowledgeRowFragment['place']): string =>
  CENTRAL.has(zone) || server === null ? texts.zones[zone] : `${server}, ${texts.zones[zone]}`;

interface PlaceProps {
  readonly row: KnowledgeRowFragment;
  readonly really: readonly string[] | null;
}

const Place = ({ row, really }: PlaceProps) => {
  const { panes } = texts.game;
  return (
    <section class="odds-place">
      <h3>{panes.cardsIn(row.count, placeName(row.place))}</h3>
      {row.known.length > 0 && (
        <p>
          {panes.known}: {counted(row.known.map(({ card }) => card))}
        </p>
      )}
      <div class="odds">
        {row.chances.slice(0, MOST_CHANCES).map(({ card, chance }) => (
          <div key={card ?? ''} class="odds-row">
            <span>{card ?? panes.anything}</span>
            <span class="odds-bar">
              <i style={{ '--share': String(chance) }} />
            </span>
            <span>{percent(chance)}</span>
          </div>
        ))}
      </div>
      {really !== null && really.length > 0 && (
        <p>
          {panes.truth}: <b>{counted(really)}</b>
        </p>
      )}
    </section>
  );
};

const Seat = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const at = useSettled(store.reading.at, PAUSE).value;
  const variables = { id: store.id, at, as: asked(store.viewer.value) };
  const { answer } = useAsked(SeatKnowledgeDocument, variables, store.keys());
  return (
    <PaneBody answer={answer}>
      {({ game }) => {
        const rows = (game?.knowledge ?? []).filter(({ count }) => count > 0);
        if (rows.length === 0) return <p class="muted">{panes.noKnowledge}</p>;
        return rows.map((row, index) => <Place key={index} row={row} really={null} />);
      }}
    </PaneBody>
  );
};

/** A judge sees what a seat knew beside the truth, at the seat's moment that was told by then. */
const Judge = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const seat = useSignal<'CORP' | 'RUNNER'>('RUNNER');
  const there = useSignal(0);
  const at = useSettled(store.reading.at, PAUSE).value;
  useEffect(() => {
    const asking = new AbortController();
    const variables = { id: store.id, at, as: 'JUDGE', for: seat.value } as const;
    ask(CounterpartDocument, variables, { keys: store.keys(), signal: asking.signal }).then(
      (answer) => {
        if (answer.ok) there.value = answer.value.game?.counterpart ?? 0;
      },
      () => undefined,
    );
    return () => asking.abort();
  }, [store, at, seat.value, there]);
  const variables = { id: store.id, at: there.value, of: seat.value };
  const { answer } = useAsked(SeatHindsightDocument, variables, store.keys());
  return (
    <PaneBody answer={answer}>
      {({ game }) => (
        <>
          <Segmented
            label={panes.knownTo('')}
            value={seat.value}
            choices={[
              { value: 'CORP', label: texts.sides.CORP },
              { value: 'RUNNER', label: texts.sides.RUNNER },
            ]}
            onChoose={(value) => (seat.value = value)}
          />
          {(game?.hindsight ?? [])
            .filter(({ knowledge }) => knowledge.count > 0)
            .map(({ knowledge, really }, index) => (
              <Place key={index} row={knowledge} really={really} />
            ))}
        </>
      )}
    </PaneBody>
  );
};

/** What the seat could know of the cards it did not see, with its odds. */
export const KnowledgePane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const viewer = store.viewer.value;
  if (isObserved(store)) return <p class="pane-body muted">{panes.noKnowledgeHere}</p>;
  if (viewer === 'judge') return <Judge store={store} />;
  if (viewer === 'spectator') return <p class="pane-body muted">{panes.noSeat}</p>;
  return <Seat store={store} />;
};
