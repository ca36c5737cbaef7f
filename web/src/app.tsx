import { ErrorBoundary, lazy, LocationProvider, Route, Router } from 'preact-iso';
import { Caught } from './ui/caught';
import { NoPage } from './ui/no-page';
import './styles/tokens.css';
import './styles/base.css';

const Home = lazy(() => import('./home/home').then(({ Home }) => Home));
const GamePage = lazy(() => import('./game/game-page').then(({ GamePage }) => GamePage));

export const App = () => (
  <LocationProvider>
    <Caught>
      <ErrorBoundary>
        <Router>
          <Route path="/" component={Home} />
          <Route path="/games/:id/:viewer?/:moment?" component={GamePage} />
          <Route default component={NoPage} />
        </Router>
      </ErrorBoundary>
    </Caught>
  </LocationProvider>
);
