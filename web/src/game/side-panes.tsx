import type { ReadonlySignal, Signal } from '@preact/signals';
import { lazy } from 'preact-iso';
import type { Answer } from '../api/ask';
import type { GameSeries } from '../charts/load-series';
import { texts } from '../texts/texts';
import { Tree } from '../timeline/tree';
import { Tabs } from '../ui/tabs';
import { seatOf } from './look';
import type { GameStore } from './store';

const AccessPane = lazy(() => import('../panes/access-pane').then((m) => m.AccessPane));
const ScorePane = lazy(() => import('../panes/score-pane').then((m) => m.ScorePane));
const KnowledgePane = lazy(() => import('../panes/knowledge-pane').then((m) => m.KnowledgePane));
const AnalysisPane = lazy(() => import('../analysis/analysis-pane').then((m) => m.AnalysisPane));
const MomentPane = lazy(() => import('../panes/moment-pane').then((m) => m.MomentPane));
const LogPane = lazy(() => import('../panes/log-pane').then((m) => m.LogPane));
const NotesPane = lazy(() => import('../panes/notes-pane').then((m) => m.NotesPane));
const ReportPane = lazy(() => import('../panes/report-pane').then((m) => m.ReportPane));
const StudyPane = lazy(() => import('../studies/study-pane').then((m) => m.StudyPane));
const ChartsPane = lazy(() => import('../charts/charts-pane').then((m) => m.ChartsPane));

const Decisions = lazy(() => import('../live/decisions').then((m) => m.Decisions));

const PANES = [
  'play',
  'timeline',
  'accesses',
  'score',
  'charts',
  'knowledge',
  'analysis',
  'moment',
  'log',
  'notes',
  'study',
  'report',
] as const;
export type PaneName = (typeof PANES)[number];

interface SidePanesProps {
  readonly store: GameStore;
  readonly series: ReadonlySignal<Answer<GameSeries> | null>;
}

const Pane = ({ name, store, series }: SidePanesProps & { readonly name: PaneName }) => {
  switch (name) {
    case 'play':
      return <Decisions store={store} />;
    case 'timeline':
      return <Tree key={store.viewer.value} store={store} />;
    case 'accesses':
      return <AccessPane store={store} />;
    case 'score':
      return <ScorePane store={store} />;
    case 'charts':
      return <ChartsPane store={store} series={series} />;
    case 'knowledge':
      return <KnowledgePane store={store} />;
    case 'analysis':
      return <AnalysisPane store={store} />;
    case 'moment':
      return <MomentPane store={store} />;
    case 'log':
      return <LogPane store={store} />;
    case 'notes':
      return <NotesPane store={store} />;
    case 'study':
      return <StudyPane store={store} />;
    case 'report':
      return <ReportPane store={store} />;
  }
};

export const SidePanes = ({
  store,
  series,
  chosen,
}: SidePanesProps & { readonly chosen: Signal<PaneName | null> }) => {
  const { tabs } = texts.game;
  const head = store.head.value;
  // Games that were left unfinished are there to be read: only a seat's key plays on.
  const plays = head !== null && head.reason === null && head.seats.length > 0;
  const panes = PANES.filter((pane) => pane !== 'play' || plays);
  const open = chosen.value ?? (plays && seatOf(store) !== null ? 'play' : 'timeline');
  return (
    <aside
      class={`game-side-panes ${open === 'play' ? 'game-choices' : ''}`}
      aria-label={tabs.label}
    >
      <Tabs
        label={tabs.label}
        tabs={panes.map((value) => ({ value, label: tabs[value] }))}
        value={open}
        onChoose={(value) => (chosen.value = value)}
      >
        <Pane name={open} store={store} series={series} />
      </Tabs>
    </aside>
  );
};
