import { ErrorBoundary, LocationProvider, Route, Router } from 'preact-iso';
import { Home } from './home/home';
import { NoPage } from './ui/no-page';
import './styles/tokens.css';
import './styles/base.css';

export const App = () => (
  <LocationProvider>
    <ErrorBoundary>
      <Router>
        <Route path="/" component={Home} />
        <Route default component={NoPage} />
      </Router>
    </ErrorBoundary>
  </LocationProvider>
);
