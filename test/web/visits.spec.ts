import { describeSite } from './support/site';
import { graphiql } from './visits/graphiql';
import { keyboardAlone } from './visits/keyboard';
import { sharing } from './visits/share';
import { takenBack } from './visits/taken-back';

// On one server and by one browser: both take longer to start than most visits.
describeSite('a visit', (site) => {
  graphiql(site);
  keyboardAlone(site);
  sharing(site);
  takenBack(site);
});
