import { ErrorBoundary, lazy, LocationProvider, Route, Router, useLocation } from 'preact-iso';
import { Caught } from './ui/caught';
import { NoPage } from './ui/no-page';
import './styles/tokens.css';
import './styles/base.css';
import './styles/document.css';

const Home = lazy(() => import('./home/home').then(({ Home }) => Home));
const GamePage = lazy(() => import('./game/game-page').then(({ GamePage }) => GamePage));
const StatisticsPage = lazy(() =>
  import('./statistics/statistics-page').then((m) => m.StatisticsPage),
);
const Mine = lazy(() => import('./mine/mine').then((m) => m.Mine));
const PlayPage = lazy(() => import('./live/play-page').then((m) => m.PlayPage));
const DecksPage = lazy(() => import('./decks/decks-page').then((m) => m.DecksPage));
const DeckPage = lazy(() => import('./decks/deck-page').then((m) => m.DeckPage));
const CardsPage = lazy(() => import('./cards/cards-page').then((m) => m.CardsPage));
const StudiesPage = lazy(() => import('./studies/studies-page').then((m) => m.StudiesPage));
const StudyPage = lazy(() => import('./studies/study-page').then((m) => m.StudyPage));
const TournamentsPage = lazy(() =>
  import('./tournaments/tournaments-page').then((m) => m.TournamentsPage),
);
const TournamentPage = lazy(() =>
  import('./tournaments/tournament-page').then((m) => m.TournamentPage),
);
const EmbedPage = lazy(() => import('./embed/embed-page').then((m) => m.EmbedPage));

/** What stands behind a percent sign is a character, so that the address can be looked for. */
function isReadable(path: string): boolean {
  try {
    // A call of which nothing is used would be left out of what is built.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

const Pages = () => {
  const { path } = useLocation();
  if (!isReadable(path)) return <NoPage isBroken />;
  return (
    <Router>
      <Route path="/" component={Home} />
      <Route path="/games" component={Home} />
      <Route path="/games/:id/:viewer?/:moment?" component={GamePage} />
      <Route path="/embed/games/:id/:viewer/:moment" component={EmbedPage} />
      <Route path="/statistics" component={StatisticsPage} />
      <Route path="/mine" component={Mine} />
      <Route path="/play" component={PlayPage} />
      <Route path="/decks" component={DecksPage} />
      <Route path="/decks/:id" component={DeckPage} />
      <Route path="/cards" component={CardsPage} />
      <Route path="/studies" component={StudiesPage} />
      <Route path="/studies/:id" component={StudyPage} />
      <Route path="/tournaments" component={TournamentsPage} />
      <Route path="/tournaments/:id" component={TournamentPage} />
      <Route default component={NoPage} />
    </Router>
  );
};

export const App = () => (
  <LocationProvider>
    <Caught>
      <ErrorBoundary>
        <Pages />
      </ErrorBoundary>
    </Caught>
  </LocationProvider>
);
