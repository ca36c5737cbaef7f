import { describeSite } from './support/site';
import { analysis } from './visits/analysis';
import { byHand } from './visits/by-hand';
import { graphiql } from './visits/graphiql';
import { keyboardAlone } from './visits/keyboard';
import { lists } from './visits/lists';
import { matchups } from './visits/matchups';
import { observed } from './visits/observed';
import { onPhone } from './visits/phone';
import { onPlates } from './visits/on-plates';
import { openGrip } from './visits/open-grip';
import { ownDeck } from './visits/own-deck';
import { ownTournament } from './visits/own-tournament';
import { serverTaxes } from './visits/server-taxes';
import { playOwnDeck } from './visits/play-own-deck';
import { sharing } from './visits/share';
import { takenBack } from './visits/taken-back';
import { timeline } from './visits/timeline';

// On one server and by one browser: both take longer to start than most visits.
describeSite('a visit', (site) => {
  analysis(site);
  byHand(site);
  graphiql(site);
  keyboardAlone(site);
  lists(site);
  matchups(site);
  observed(site);
  onPhone(site);
  onPlates(site);
  openGrip(site);
  ownDeck(site);
  ownTournament(site);
  serverTaxes(site);
  playOwnDeck(site);
  sharing(site);
  takenBack(site);
  timeline(site);
});
