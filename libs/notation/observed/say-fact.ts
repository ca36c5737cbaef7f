import {
  cardList,
  cardWords,
  count,
  player,
  sentence,
  some,
  type CardName,
  type Viewer,
} from '#rules';
import type { CardRef, EndReason, ObservedFact } from '../jinteki/facts';
import { canTell } from './audience';
import { plainSymbols } from './plain-symbols';
import type { Seen } from './sights';

const PLACES: Readonly<Record<string, string>> = {
  hand: 'hand',
  deck: 'the deck',
  discard: 'the discard pile',
  scored: 'a score area',
  rfg: 'outside of the game',
  'play-area': 'the play area',
  current: 'the play area',
  'set-aside': 'aside',
  root: 'the root of a server',
  ice: 'its place protecting a server',
  rig: 'the rig',
  hosted: 'the card hosting it',
};

const REASONS: Readonly<Record<EndReason, string>> = {
  'agenda-points': 'with agenda points',
  flatline: 'by flatline',
  'empty-rd': 'because R&D is empty',
  concession: 'by concession',
  tie: 'in a tie',
  other: 'for another reason',
};

const turnOf = (side: 'corp' | 'runner'): string =>
  side === 'corp' ? "the Corp's" : "the Runner's";
const also = (value: string | number | null): string => (value === null ? '' : ` ${String(value)}`);
const after = (word: string, value: string | number | null): string =>
  value === null ? '' : ` ${word} ${String(value)}`;
const place = (kind: string | null): string => (kind === null ? 'play' : (PLACES[kind] ?? kind));

type Name = (card: CardRef, unknown?: string) => string;

function tell(
  fact: ObservedFact,
  name: Name,
  names: (cards: readonly CardRef[]) => string,
): string {
  switch (fact.type) {
    case 'hand-kept':
      return `${player(fact.side)} keeps the opening hand`;
    case 'mulliganed':
      return `${player(fact.side)} takes a mulligan`;
    case 'turn-began':
      return `${turnOf(fact.side)} turn${also(fact.turn)} begins`;
    case 'phase-began':
      return `${turnOf(fact.side)} phase ${fact.phase} begins`;
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
      return `${player(fact.side)} takes ${some(fact.amount, 'credit')}${after('from', fact.from)}`;
    case 'credits-spent':
      return `${player(fact.side)} spends ${some(fact.amount, 'credit')}`;
    case 'credits-lost':
      return `${player(fact.side)} loses ${some(fact.amount, 'credit')}`;
    case 'drew':
      return `${player(fact.side)} draws ${
        fact.cards.length === 0 ? some(fact.amount, 'card') : names(fact.cards)
      }`;
    case 'installed': {
      const host = fact.host === null ? '' : ` on ${name(fact.host)}`;
      const where =
        fact.zone === 'ice'
          ? after('protecting', fact.server)
          : after(fact.zone === 'root' ? 'in the root of' : 'in', fact.server);
      const card = name(fact.card, fact.zone === 'ice' ? 'a piece of ice' : 'a card');
      return `${player(fact.side)} installs ${card}${host}${where}`;
    }
    case 'played':
      return `${player(fact.side)} plays ${name(fact.card)}`;
    case 'rezzed':
      return `the Corp rezzes ${name(fact.card)}${after('in', fact.server)}`;
    case 'derezzed':
      return `${name(fact.card)} is derezzed`;
    case 'exposed':
      return `${name(fact.card)} is exposed`;
    case 'revealed':
      return `${player(fact.side)} reveals ${name(fact.card)}`;
    case 'trashed':
      return fact.by === null
        ? `${name(fact.card)} is trashed from ${place(fact.from)}`
        : `${player(fact.by)} trashes ${name(fact.card)} from ${place(fact.from)}`;
    case 'discarded':
      return `${player(fact.side)} discards ${
        fact.cards.length === 0 ? some(fact.amount, 'card') : names(fact.cards)
      }`;
    case 'returned':
      return `${name(fact.card)} goes to ${place(fact.to)}`;
    case 'removed-from-game':
      return `${name(fact.card)} is removed from the game`;
    case 'searched':
      return `${player(fact.side)} searches the deck${fact.card === null ? '' : ` for ${name(fact.card)}`}`;
    case 'shuffled':
      return `${player(fact.side)} shuffles the deck`;
    case 'advanced':
      return `${player(fact.side)} advances ${name(fact.card)}`;
    case 'tokens-placed':
      return `${name(fact.card)} gets ${some(fact.amount, `${fact.kind} token`)}`;
    case 'tokens-removed':
      return `${name(fact.card)} loses ${some(fact.amount, `${fact.kind} token`)}`;
    case 'purged':
      return 'the Corp purges virus counters';
    case 'tags-taken':
      return `the Runner takes ${some(fact.amount, 'tag')}`;
    case 'tags-avoided':
      return `the Runner avoids ${some(fact.amount, 'tag')}`;
    case 'tags-removed':
      return `the Runner removes ${some(fact.amount, 'tag')}`;
    case 'bad-publicity-taken':
      return `the Corp takes ${some(fact.amount, 'bad publicity', 'bad publicity')}`;
    case 'bad-publicity-removed':
      return `the Corp removes ${some(fact.amount, 'bad publicity', 'bad publicity')}`;
    case 'damage-suffered':
      return `the Runner suffers ${some(fact.amount, `${fact.kind} damage`, `${fact.kind} damage`)}`;
    case 'damage-prevented':
      return `the Runner prevents ${String(fact.amount)}${also(fact.kind)} damage`;
    case 'trash-prevented':
      return `${name(fact.card)} is saved from being trashed`;
    case 'exposure-prevented':
      return `${name(fact.card)} is saved from being exposed`;
    case 'run-began':
      return `a run on ${fact.server} begins`;
    case 'run-redirected':
      return `the run goes on to ${fact.server}`;
    case 'ice-approached':
      return `the Runner approaches ${name(fact.card, 'a piece of ice')}${after('protecting', fact.server)}${after('at position', fact.position)}`;
    case 'ice-encountered':
      return `the Runner encounters ${name(fact.card, 'a piece of ice')}`;
    case 'sub-broken':
      return `a subroutine of ${name(fact.ice, 'a piece of ice')} is broken`;
    case 'sub-resolved':
      return `a subroutine of ${name(fact.ice, 'a piece of ice')} resolves`;
    case 'ice-bypassed':
      return `${name(fact.card, 'a piece of ice')} is bypassed`;
    case 'ice-passed':
      return `the Runner passes ${name(fact.card, 'a piece of ice')}`;
    case 'server-approached':
      return `the Runner approaches ${fact.server}`;
    case 'jacked-out':
      return 'the Runner jacks out';
    case 'run-successful':
      return `the run on ${fact.server} is successful`;
    case 'accessed':
      return `the Runner accesses ${name(fact.card)}${after('in', fact.server)}`;
    case 'stolen':
      return `the Runner steals ${name(fact.card)}`;
    case 'scored':
      return `the Corp scores ${name(fact.card)}`;
    case 'forfeited':
      return `${player(fact.side)} forfeits ${name(fact.card)}`;
    case 'points-changed':
      return `${player(fact.side)} has ${count(fact.points, 'agenda point')}`;
    case 'run-ended':
      return `the run${after('on', fact.server)} ends${fact.outcome === 'neither' ? '' : `, ${fact.outcome}`}`;
    case 'trace-began':
      return `a trace${after('with strength', fact.base)} begins`;
    case 'trace-ended':
      return `the trace is ${fact.successful ? 'successful' : 'unsuccessful'}${after('with strength', fact.strength)}${after('against link', fact.link)}`;
    case 'ability-used':
      return `${player(fact.side)} uses ${name(fact.card)}: ${plainSymbols(fact.effect)}`;
    case 'game-ended':
      return fact.winner === null
        ? `the game ends ${REASONS[fact.reason]}`
        : `${player(fact.winner)} wins ${REASONS[fact.reason]}`;
    case 'commanded':
      return `${fact.side === null ? 'somebody' : player(fact.side)} uses the command ${fact.command}`;
    case 'undone':
      return fact.to === null
        ? 'the game is taken back'
        : `the game is taken back to entry ${String(fact.to)}`;
  }
}

/** An English sentence for what happened, with the cards that the viewer could tell. */
export function sayFact(fact: ObservedFact, seen: Seen, viewer: Viewer): string {
  const named = (card: CardRef, told: boolean): CardName =>
    told && card.title !== null
      ? { card: card.title, code: '', handle: null }
      : { hidden: true, handle: null };
  const cards = canTell(viewer, seen.cards);
  const host = canTell(viewer, seen.host);
  const name: Name = (card, unknown = 'a card') =>
    cardWords(named(card, fact.type === 'installed' && card === fact.host ? host : cards), unknown);
  return sentence(tell(fact, name, (list) => cardList(list.map((one) => named(one, cards)))));
}
