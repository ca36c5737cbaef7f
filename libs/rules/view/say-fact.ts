import type { CounterKind, Zone } from '../state/card';
import type { Reason } from '../state/outcome';
import type { State } from '../state/state';
import type { Fact } from '../state/fact';
import type { Sighting } from '../state/sighting';
import type { Pool } from '../ability/pool';
import { sightingName, type CardName } from './card';
import type { Viewer } from './viewer';
import { cardList, cardWords, count, player, sentence, some } from './words';

const places: Record<Zone, string> = {
  identity: 'the identity',
  rd: 'R&D',
  hq: 'HQ',
  archives: 'Archives',
  root: 'the root of a server',
  ice: 'its place protecting a server',
  'corp-score': "the Corp's score area",
  stack: 'the stack',
  grip: 'the grip',
  heap: 'the heap',
  rig: 'the rig',
  'runner-score': "the Runner's score area",
  play: 'the play area',
  hosted: 'the card hosting it',
  aside: 'aside',
  removed: 'outside of the game',
};

const reasons: Record<Reason, string> = {
  'agenda-points': 'with agenda points',
  flatline: 'by flatline',
  'empty-rd': 'because R&D is empty',
  concession: 'by concession',
};

const counters: Record<CounterKind, string> = {
  advancement: 'advancement token',
  virus: 'virus counter',
  power: 'power counter',
  agenda: 'agenda counter',
  credit: 'credit',
  recurring: 'recurring credit',
};

const deckOf = (deck: 'rd' | 'stack'): string => (deck === 'rd' ? 'R&D' : 'the stack');

const turnOf = (side: 'corp' | 'runner'): string =>
  side === 'corp' ? "the Corp's" : "the Runner's";

type Name = (sighting: Sighting) => CardName;

/** The sentence of a fact without its capital and full stop; cards by what `name` tells of them. */
function tell(fact: Fact, name: Name): string {
  const card = (sighting: Sighting): string => cardWords(name(sighting));
  const ice = (sighting: Sighting): string => cardWords(name(sighting), 'a piece of ice');
  const cards = (sightings: readonly Sighting[]): string => cardList(sightings.map(name));
  switch (fact.type) {
    case 'turn-began':
      return `${turnOf(fact.side)} turn ${fact.number} begins`;
    case 'phase-began':
      return `${turnOf(fact.side)} ${fact.phase} phase begins`;
    case 'turn-ended':
      return `${turnOf(fact.side)} turn ends`;
    case 'clicks-gained':
      return `${player(fact.side)} gains ${some(fact.amount, 'click')}`;
    case 'clicks-spent':
      return `${player(fact.side)} spends ${some(fact.amount, 'click')}`;
    case 'clicks-lost':
      return `${player(fact.side)} loses ${some(fact.amount, 'click')}`;
    case 'credits-gained':
      return `${player(fact.side)} gains ${some(fact.amount, 'credit')}`;
    case 'credits-taken':
      return `${player(fact.side)} takes ${some(fact.amount, 'credit')} from ${card(fact.card)}`;
    case 'credits-spent':
      return `${player(fact.side)} spends ${some(fact.amount, 'credit')}`;
    case 'card-credits-spent':
      return `${some(fact.amount, 'credit')} on ${card(fact.card)} spent`;
    case 'pool-empty':
      return `${player(fact.side)} has no credits in the pool`;
    case 'credits-lost':
      return fact.to === undefined
        ? `${player(fact.side)} loses ${some(fact.amount, 'credit')}`
        : `${player(fact.side)} moves ${some(fact.amount, 'credit')} onto ${card(fact.to)}`;
    case 'drew':
      return `${player(fact.side)} draws ${cards(fact.cards)}`;
    case 'mulliganed':
      return `${player(fact.side)} takes a mulligan`;
    case 'installed': {
      const host = fact.host === undefined ? '' : ` on ${card(fact.host)}`;
      const created = fact.created === true ? ', a new server' : '';
      const { server, zone, position = 0 } = fact;
      if (server === undefined) return `${player(fact.side)} installs ${card(fact.card)}${host}`;
      return zone === 'ice'
        ? `the Corp installs ${ice(fact.card)} protecting ${server} at position ${position}${created}`
        : `the Corp installs ${card(fact.card)} in the root of ${server}${created}`;
    }
    case 'server-created':
      return `${fact.server} is created`;
    case 'played':
      return `${player(fact.side)} plays ${card(fact.card)}`;
    case 'rezzed':
      return `the Corp rezzes ${card(fact.card)} for ${count(fact.cost, 'credit')}`;
    case 'derezzed':
      return `${card(fact.card)} is derezzed`;
    case 'turned-facedown':
      return `${card(fact.card)} is turned facedown`;
    case 'turned-faceup':
      return `${card(fact.card)} is turned faceup`;
    case 'flipped':
      return `${card(fact.card)} is flipped to ${fact.face}`;
    case 'exposed':
      return `${card(fact.card)} is exposed`;
    case 'revealed':
      return `${card(fact.card)} is revealed`;
    case 'looked':
      return `${player(fact.side)} looks at ${cards(fact.cards)}`;
    case 'trashed': {
      const what = fact.from === 'ice' ? ice(fact.card) : card(fact.card);
      return fact.damage === undefined
        ? `${player(fact.by)} trashes ${what} ${outOf(fact)}`
        : `${what} is trashed ${outOf(fact)} by ${fact.damage} damage`;
    }
    case 'removed-from-game':
      return `${card(fact.card)} is removed from the game`;
    case 'discarded':
      return `${player(fact.side)} discards ${card(fact.card)}`;
    case 'returned':
      return `${card(fact.card)} goes to ${places[fact.to]}`;
    case 'hosted':
      return `${card(fact.card)} is hosted on ${card(fact.host)}`;
    case 'brought':
      return `${player(fact.side)} brings ${card(fact.card)} into the game with ${card(fact.by)}`;
    case 'searched':
      return `${player(fact.side)} searches ${deckOf(fact.deck)}`;
    case 'shuffled':
      return `${deckOf(fact.deck)} is shuffled`;
    case 'arranged':
      return `${player(fact.side)} arranges ${some(fact.amount, 'card')} at the ${fact.at} of ${deckOf(fact.deck)}`;
    case 'swapped':
      return `${cards(fact.cards)} are swapped`;
    case 'advanced':
      return `the Corp advances ${card(fact.card)}`;
    case 'tokens-placed':
      return `${card(fact.card)} gets ${some(fact.amount, counters[fact.kind])}`;
    case 'tokens-removed':
      return `${card(fact.card)} loses ${some(fact.amount, counters[fact.kind])}`;
    case 'purged':
      return `the Corp purges ${some(fact.amount, 'virus counter')}`;
    case 'tags-taken':
      return `the Runner takes ${some(fact.amount, 'tag')}`;
    case 'tags-avoided':
      return `the Runner avoids ${some(fact.amount, 'tag')}`;
    case 'tags-removed':
      return `the ${fact.side === 'corp' ? 'Corp' : 'Runner'} removes ${some(fact.amount, 'tag')}`;
    case 'bad-publicity-taken':
      return `the Corp takes ${some(fact.amount, 'bad publicity', 'bad publicity')}`;
    case 'bad-publicity-removed':
      return `the Corp removes ${some(fact.amount, 'bad publicity', 'bad publicity')}`;
    case 'damage-suffered': {
      const lost = fact.cards.length === 0 ? '' : ` and loses ${cards(fact.cards)}`;
      return `the Runner suffers ${some(fact.amount, `${fact.kind} damage`, `${fact.kind} damage`)}${lost}`;
    }
    case 'damage-prevented':
      return `the Runner prevents ${some(fact.amount, `${fact.kind} damage`, `${fact.kind} damage`)} with ${card(fact.with)}`;
    case 'trash-prevented':
      return `${card(fact.card)} is saved from being trashed`;
    case 'exposure-prevented':
      return `${card(fact.card)} is saved from being exposed`;
    case 'chosen':
      return `${player(fact.side)} chooses ${card(fact.card)} for ${card(fact.by)}`;
    case 'option-chosen':
      return `${player(fact.side)} chooses ${fact.option} for ${card(fact.by)}`;
    case 'run-began':
      return `the Runner runs ${fact.server}`;
    case 'run-moved':
      return `the run goes on at ${fact.server}`;
    case 'ice-approached':
      return `the Runner approaches ${ice(fact.card)} protecting ${fact.server} at position ${fact.position}`;
    case 'ice-encountered':
      return `the Runner encounters ${ice(fact.card)}`;
    case 'sub-broken':
      return `${card(fact.with)} breaks subroutine ${fact.sub + 1} of ${ice(fact.ice)}`;
    case 'strength-changed':
      return `the strength of ${ice(fact.card)} changes from ${fact.from} to ${fact.to}`;
    case 'all-broken':
      return `every subroutine of ${ice(fact.ice)} is broken`;
    case 'sub-resolved':
      return `subroutine ${fact.sub + 1} of ${ice(fact.ice)} resolves`;
    case 'ice-bypassed':
      return `the Runner bypasses ${ice(fact.card)}`;
    case 'encounter-ended':
      return `the encounter with ${ice(fact.card)} ends`;
    case 'ice-passed':
      return `the Runner passes ${ice(fact.card)}`;
    case 'server-approached':
      return `the Runner approaches ${fact.server}`;
    case 'jacked-out':
      return `the Runner jacks out of the run on ${fact.server}`;
    case 'run-successful':
      return `the run on ${fact.server} is successful`;
    case 'run-unsuccessful':
      return `the run on ${fact.server} is unsuccessful`;
    case 'accessed':
      return `the Runner accesses ${card(fact.card)} from ${inServer(fact)}`;
    case 'access-ended':
      return `the access of ${card(fact.card)} ends`;
    case 'run-credits-gained':
      return `the Runner has ${some(fact.amount, 'credit')} for this run`;
    case 'run-credits-lost':
      return `the Runner loses ${some(fact.amount, 'credit')} of this run`;
    case 'recurring-filled':
      return `${some(fact.amount, 'recurring credit is', 'recurring credits are')} placed on ${card(fact.card)}`;
    case 'card-credits-lost':
      return `${some(fact.amount, 'credit')} on ${card(fact.card)} ${fact.amount === 1 ? 'is' : 'are'} lost`;
    case 'stolen':
      return `the Runner steals ${card(fact.card)} for ${count(fact.points, 'agenda point')}`;
    case 'scored':
      return `the Corp scores ${card(fact.card)} for ${count(fact.points, 'agenda point')}`;
    case 'added-to-score-area':
      return `${card(fact.card)} goes to ${turnOf(fact.side)} score area`;
    case 'forfeited':
      return `${player(fact.side)} forfeits ${card(fact.card)}`;
    case 'run-ended':
      return `the run on ${fact.server} ends`;
    case 'trace-began':
      return `${card(fact.card)} traces with strength ${fact.base}`;
    case 'bid':
      return `${player(fact.side)} spends ${count(fact.credits, 'credit')} on the trace: ${fact.side === 'corp' ? 'strength' : 'link'} ${fact.strength}`;
    case 'trace-ended':
      return `the trace ${fact.successful ? 'succeeds' : 'fails'}: ${fact.strength} against link ${fact.link}`;
    case 'spent-in-secret':
      return `the Corp and the Runner reveal ${fact.corp} and ${fact.runner} credits spent in secret`;
    case 'ability-used':
      return `${card(fact.card)} is used`;
    case 'ability-resolved':
      return `${card(fact.card)} resolves`;
    case 'loop-ended':
      return `${card(fact.card)} was repeated ${count(fact.times, 'time')}`;
    case 'game-ended': {
      const how = reasons[fact.reason];
      return fact.winner === null
        ? `the game is a draw ${how}`
        : `${player(fact.winner)} wins ${how}`;
    }
  }
}

/** The place that a trashed card left. */
function outOf({ from, vacated, position = 0 }: Extract<Fact, { type: 'trashed' }>): string {
  if (vacated === undefined) return `from ${places[from]}`;
  return from === 'ice'
    ? `protecting ${vacated} at position ${position}`
    : `from the root of ${vacated}`;
}

function inServer(fact: Extract<Fact, { type: 'accessed' }>): string {
  return fact.from === 'root' || fact.from === 'ice' ? fact.server : places[fact.from];
}

/** An English sentence for a fact, with what the viewer knew of its cards when it happened. */
export function sayFact(pool: Pool, state: State, fact: Fact, viewer: Viewer): string {
  return sentence(tell(fact, (sighting) => sightingName(pool, state, sighting, viewer)));
}
