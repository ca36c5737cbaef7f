import { type FactType, opponent, type FactView } from '#rules';
import { iceOf, subLabel } from './effects';
import { amountOf, nameIn, ownerOf, sideIn, textOf, titleOf } from './fields';
import { holdingsAfter } from './ledger';
import type { Pen } from './pen';
import { cardAt } from './places';

/** A fact among those of its moment. */
export interface Placed {
  readonly fact: FactView;
  readonly views: readonly FactView[];
  readonly at: number;
}

type Step = (pen: Pen, placed: Placed) => void;

const FROM: Readonly<Record<string, string>> = { hq: 'HQ', rd: 'R&D', archives: 'Archives' };

function accessed(fact: FactView): string {
  const server = textOf(fact, 'server');
  const title = titleOf(nameIn(fact)) ?? 'an unseen card';
  const zone = FROM[textOf(fact, 'from')];
  if (zone !== undefined) return `${title} from ${zone}`;
  return `${title} from ${server.startsWith('Server') ? '' : 'the root of '}${server}`;
}

const atIce =
  (verb: string): Step =>
  (pen, { fact }) => {
    const card = nameIn(fact);
    pen.runner(`${verb} ${cardAt(card, pen.places.of(card))}`);
  };

const atServer =
  (verb: string): Step =>
  (pen, { fact }) => {
    pen.runner(`${verb} ${textOf(fact, 'server')}`);
  };

const turned =
  (verb: string): Step =>
  (pen, { fact, views, at }) => {
    pen.flush();
    pen.pay();
    const side = sideIn(fact);
    if (fact.type === 'turn-began') {
      pen.turn = amountOf(fact, 'number');
      pen.drawing = side === 'corp';
    }
    if (pen.position === null) return;
    const { credits, cards } = holdingsAfter(views, at, side, pen.position);
    const hand = side === 'corp' ? 'HQ' : 'their Grip';
    const held = `${String(credits)} [Credit] and ${String(cards)} cards in ${hand}`;
    pen.say(side, `${verb} their turn ${String(pen.turn)} with ${held}`);
  };

const tookAgenda =
  (side: 'corp' | 'runner', verb: string): Step =>
  (pen, { fact }) => {
    pen.flush();
    pen.pay();
    const points = amountOf(fact, 'points');
    const gained = `${String(points)} agenda ${points === 1 ? 'point' : 'points'}`;
    pen.say(side, `${verb} ${titleOf(nameIn(fact)) ?? 'an agenda'} and gains ${gained}`);
  };

const LOSES: Readonly<Record<string, string>> = {
  flatline: 'is flatlined',
  'empty-rd': 'is decked',
  concession: 'concedes',
};

const over: Step = (pen, { fact }) => {
  pen.flush();
  pen.pay();
  const { winner } = fact;
  if (winner !== 'corp' && winner !== 'runner') {
    pen.note('The game has ended in a tie.');
    return;
  }
  const how = LOSES[textOf(fact, 'reason')];
  if (how !== undefined) pen.say(opponent(winner), how);
  pen.say(winner, 'wins the game');
};

/** Steps of turns, runs, accesses and traces, and the end of the game. */
export const steps: Readonly<Partial<Record<FactType, Step>>> = {
  mulliganed: (pen, { fact }) => {
    pen.say(sideIn(fact), 'takes a mulligan');
  },
  'turn-began': turned('started'),
  'turn-ended': turned('is ending'),
  'ice-approached': atIce('approaches'),
  'ice-encountered': atIce('encounters'),
  'ice-passed': atIce('passes'),
  'server-approached': atServer('approaches'),
  'run-successful': atServer('breaches'),
  'jacked-out': (pen) => {
    pen.runner('jacks out');
  },
  accessed: (pen, { fact }) => {
    pen.latest = nameIn(fact);
    pen.runner(`accesses ${accessed(fact)}`);
  },
  stolen: tookAgenda('runner', 'steals'),
  scored: tookAgenda('corp', 'scores'),
  discarded: (pen, { fact }) => {
    const side = sideIn(fact);
    const hand = side === 'corp' ? 'HQ' : 'their Grip';
    pen.say(side, `discards ${titleOf(nameIn(fact)) ?? '1 card'} from ${hand} at end of turn`);
  },
  'sub-resolved': (pen, { fact }) => {
    pen.flush();
    const label = subLabel(amountOf(fact, 'sub'));
    pen.say('corp', `resolves 1 unbroken subroutine on ${iceOf(fact)} ("${label}")`);
  },
  'sub-broken': (pen, { fact }) => {
    const breaker = nameIn(fact, 'with');
    const by = ownerOf(breaker) ?? 'runner';
    pen.breaks(by, titleOf(breaker) ?? 'a card', iceOf(fact), amountOf(fact, 'sub'));
  },
  bid: (pen, { fact }) => {
    pen.offers(sideIn(fact), amountOf(fact, 'credits'), amountOf(fact, 'strength'));
  },
  'trace-ended': (pen, { fact }) => {
    pen.traced(amountOf(fact, 'strength'), amountOf(fact, 'link'));
    pen.latest = nameIn(fact);
    pen.note(`The trace was ${fact['successful'] === true ? '' : 'un'}successful.`);
  },
  'game-ended': over,
};
