import { corePool } from '#cards/pool';
import {
  see,
  toAll,
  seenByCorp,
  seenByRunner,
  type Fact,
  type FactContent,
  cloneState,
  workOn,
  openingWork,
  cardId,
  type CardId,
  type Zone,
  type ServerName,
  type State,
  chances,
  expectedPoints,
  Knowledge,
  ownPlace,
  pile,
  type KnownPlace,
  possibleAt,
  type Possible,
} from '#rules';

const snare = '01070';
const hedgeFund = '01110';
const takeover = '01094';
const iceWall = '01103';
const archivedMemories = '01058';

/** A table at which the Corp's cards are put where a test wants them. */
class Desk {
  #state: State;
  readonly runner: Knowledge;

  constructor(...codes: string[]) {
    const opened = openingWork(corePool, {
      corp: { identity: '01093', cards: codes },
      runner: { identity: '01001', cards: ['01049'] },
    });
    if (!opened.ok) throw new Error(opened.unknown.join());
    this.#state = cloneState(opened.game.state);
    this.runner = new Knowledge(corePool, 'runner', this.#state);
  }

  /** The card that stands in the decklist at this place, from 1. */
  card(number: number): CardId {
    return cardId(number);
  }

  lay(number: number, zone: Zone, server: ServerName | null = null, faceup = false): Desk {
    const card = this.#state.cards[number];
    if (card === undefined) throw new Error(`no card ${number}`);
    this.#state.cards[number] = { ...card, zone, server, faceup };
    return this;
  }

  tell(...facts: FactContent[]): Desk {
    const told = facts.map((fact): Fact => ({ ...fact, step: 'corp.2.2', batch: 1 }));
    this.runner.take(this.#state, told);
    return this;
  }

  accessed(number: number, from: Zone): FactContent {
    const g = workOn(corePool, this.#state, null);
    const server = from === 'hq' ? 'HQ' : 'R&D';
    return { type: 'accessed', card: see(g, this.card(number), seenByRunner), server, from };
  }

  trashed(number: number): FactContent {
    const card = see(workOn(corePool, this.#state, null), this.card(number), seenByCorp);
    return { type: 'trashed', card, by: 'corp', faceup: false, from: 'hq' };
  }

  played(number: number): FactContent {
    const card = see(workOn(corePool, this.#state, null), this.card(number), toAll);
    return { type: 'played', side: 'corp', card };
  }

  revealed(number: number): FactContent {
    const g = workOn(corePool, this.#state, null);
    return { type: 'revealed', card: see(g, this.card(number), toAll) };
  }

  /** The cards of R&D, the top one first, by their places in the decklist. */
  top(): readonly [number, number, number] {
    const [first, second, third] = this.#state.corp.rd;
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('R&D holds fewer than three cards');
    return [first, second, third];
  }

  returned(number: number, seen = toAll): FactContent {
    const card = see(workOn(corePool, this.#state, null), this.card(number), seen);
    return { type: 'returned', card, to: 'hq' };
  }

  drew(number: number): FactContent {
    const card = see(workOn(corePool, this.#state, null), this.card(number), seenByCorp);
    return { type: 'drew', side: 'corp', amount: 1, cards: [card] };
  }

  swapped(...numbers: number[]): FactContent {
    const g = workOn(corePool, this.#state, null);
    return { type: 'swapped', cards: numbers.map((number) => see(g, this.card(number))) };
  }

  exposed(number: number): FactContent {
    const g = workOn(corePool, this.#state, null);
    return { type: 'exposed', card: see(g, this.card(number), toAll) };
  }

  knows(place: KnownPlace): string[] {
    return this.possible(place).known.map(({ def }) => titleOf(def));
  }

  possible(place: KnownPlace, openDecks = false): Possible {
    return possibleAt(corePool, this.runner, this.#state, place, openDecks);
  }
}

const titleOf = (def: number): string => corePool.definitions[def]?.value.title ?? '';

describe('what the Runner knows', () => {
  it('INFO-16: of R&D is the card it accessed there, until it is drawn', () => {
    const desk = new Desk(hedgeFund, snare, iceWall);
    desk.tell(desk.accessed(1, 'rd'));
    expect(desk.knows(ownPlace({ id: cardId(1) }))).toEqual(['Hedge Fund']);
    expect(desk.possible(ownPlace({ id: cardId(1) })).exact).toBe(true);
    desk.lay(1, 'hq').tell();
    expect(desk.knows(pile('hq'))).toEqual(['Hedge Fund']);
  });

  it('INFO-27: of the order of R&D is nothing after a shuffle, of its cards as much as before', () => {
    const desk = new Desk(hedgeFund, snare, iceWall);
    desk.tell(desk.accessed(1, 'rd')).tell({ type: 'shuffled', deck: 'rd' });
    expect(desk.knows(ownPlace({ id: cardId(1) }))).toEqual([]);
    expect(desk.knows(pile('rd'))).toEqual(['Hedge Fund']);
    expect(desk.possible(pile('rd')).exact).toBe(false);
  });

  it('EXP-03: is no second copy where a card is shown twice at once', () => {
    const desk = new Desk(snare, hedgeFund).lay(1, 'hq').lay(2, 'hq').tell();
    desk.tell(desk.accessed(1, 'hq'), desk.exposed(1));
    expect(desk.knows(pile('hq'))).toEqual(['Snare!']);
    desk.tell(desk.accessed(1, 'hq'), desk.exposed(1));
    expect(desk.knows(pile('hq'))).toEqual(['Snare!']);
  });

  it('INFO-18: of HQ is a card seen there, and where it can be once a card was installed', () => {
    const desk = new Desk(snare, hedgeFund, takeover).lay(1, 'hq').lay(2, 'hq').lay(3, 'hq').tell();
    desk.tell(desk.accessed(1, 'hq'));
    expect(desk.knows(pile('hq'))).toEqual(['Snare!']);
    desk.lay(3, 'root', 'Server 1').tell();
    const there = ownPlace({ id: cardId(3) });
    expect(desk.knows(there)).toEqual(['Snare!']);
    expect(desk.knows(pile('hq'))).toEqual(['Snare!']);
    expect(desk.possible(there)).toMatchObject({ unknown: 2, exact: false, approximate: true });
  });

  it.each([
    ['before', 2, 1],
    ['after', 1, 2],
  ])(
    'INFO-18: of a hand that is trashed and drawn anew lies in Archives, though its cards come %s the others',
    (_order, old, fresh) => {
      const codes = old === 1 ? [snare, hedgeFund] : [hedgeFund, snare];
      const desk = new Desk(...codes).lay(old, 'hq').tell();
      desk.tell(desk.accessed(old, 'hq'));
      const facts = [desk.trashed(old), desk.drew(fresh)];
      desk
        .lay(old, 'archives')
        .lay(fresh, 'hq')
        .tell(...facts);
      expect(desk.knows(pile('hq'))).toEqual([]);
      expect(desk.knows(pile('archives'))).toEqual(['Snare!']);
      expect(desk.possible(pile('archives')).exact).toBe(true);
    },
  );

  it.each([
    ['before', 2, 1],
    ['after', 1, 2],
  ])(
    'INFO-29: of two cards that are swapped is the same, though the one of HQ comes %s the other',
    (_order, open, hidden) => {
      const codes = open === 1 ? [hedgeFund, snare] : [snare, hedgeFund];
      const desk = new Desk(...codes).lay(open, 'archives', null, true).lay(hidden, 'hq').tell();
      desk.tell(desk.accessed(hidden, 'hq'));
      const swapped = desk.swapped(hidden, open);
      desk.lay(open, 'hq').lay(hidden, 'archives').tell(swapped);
      expect(desk.knows(pile('hq'))).toEqual(['Hedge Fund']);
      expect(desk.possible(pile('hq')).exact).toBe(true);
      expect(desk.knows(pile('archives'))).toEqual(['Snare!']);
      expect(desk.possible(pile('archives')).exact).toBe(true);
    },
  );

  it('INFO-18: of a card that a played one brings back does not lie where that one could have lain', () => {
    const desk = new Desk(archivedMemories, hedgeFund, snare).lay(1, 'hq').lay(2, 'hq');
    desk.lay(3, 'archives', null, true).tell();
    desk.tell(desk.accessed(1, 'hq')).lay(2, 'root', 'Server 1').tell();
    const facts = [desk.played(1), desk.returned(3), desk.trashed(1)];
    desk
      .lay(1, 'archives', null, true)
      .lay(3, 'hq')
      .tell(...facts);
    expect(desk.knows(pile('hq'))).toEqual(['Snare!']);
    expect(desk.knows(ownPlace({ id: cardId(2) }))).toEqual([]);
  });

  it('INFO-11: of ice is that it is no asset', () => {
    const desk = new Desk(snare, iceWall).lay(1, 'hq').lay(2, 'hq').tell();
    desk.tell(desk.accessed(1, 'hq')).lay(2, 'ice', 'HQ').tell();
    expect(desk.knows(ownPlace({ id: cardId(2) }))).toEqual([]);
  });

  it('INFO-18: does not count one card twice that it may have seen twice', () => {
    const desk = new Desk(snare, snare, hedgeFund).lay(1, 'hq').lay(2, 'hq').lay(3, 'hq').tell();
    desk.tell(desk.accessed(1, 'hq')).tell(desk.accessed(2, 'hq'));
    expect(desk.knows(pile('hq'))).toEqual(['Snare!']);
    expect(desk.possible(pile('hq')).approximate).toBe(true);
  });

  it('EXP-02, INFO-33: of an exposed card lasts while it lies there, and names what taught it', () => {
    const desk = new Desk(snare, hedgeFund).lay(1, 'root', 'Server 1').tell();
    desk.tell(desk.exposed(1)).tell().tell();
    expect(desk.possible(ownPlace({ id: cardId(1) }))).toMatchObject({
      exact: true,
      known: [{ lesson: { position: 2, fact: 'exposed' } }],
    });
  });

  it('INFO-18: of a card that could lie in several places is where it is seen again', () => {
    const desk = new Desk(snare, hedgeFund).lay(1, 'hq').lay(2, 'hq').tell();
    desk.tell(desk.accessed(1, 'hq')).lay(2, 'root', 'Server 1').tell();
    expect(desk.possible(pile('hq'))).toMatchObject({ unknown: 1, exact: false });
    desk.tell(desk.accessed(1, 'hq'));
    expect(desk.possible(pile('hq'))).toMatchObject({ unknown: 0, exact: true });
    expect(desk.knows(ownPlace({ id: cardId(2) }))).toEqual([]);
  });

  it('SRCH-02: of a card that is shown as it is searched for is not shuffled away, and goes where that goes', () => {
    const desk = new Desk(hedgeFund, snare, iceWall);
    desk.lay(1, 'aside').tell(desk.revealed(1)).tell({ type: 'shuffled', deck: 'rd' });
    desk.lay(1, 'hq').tell(desk.returned(1, seenByCorp));
    expect(desk.knows(pile('rd'))).toEqual([]);
    expect(desk.knows(pile('hq'))).toEqual(['Hedge Fund']);
    expect(desk.possible(pile('hq')).exact).toBe(true);
  });

  it('SRCH-02: of a card that is shown once the deck is shuffled goes where that goes, too', () => {
    const desk = new Desk(hedgeFund, snare, iceWall);
    desk.lay(1, 'aside').tell().tell({ type: 'shuffled', deck: 'rd' }, desk.revealed(1));
    desk.lay(1, 'hq').tell(desk.returned(1, seenByCorp));
    expect(desk.knows(pile('rd'))).toEqual([]);
    expect(desk.possible(pile('hq'))).toMatchObject({ exact: true, known: [{}] });
  });

  it('SRCH-02: of a card that is installed from where a search showed it is not shuffled later', () => {
    const desk = new Desk(snare, hedgeFund, iceWall);
    desk.lay(1, 'aside').tell(desk.revealed(1)).tell({ type: 'shuffled', deck: 'rd' });
    desk.lay(1, 'root', 'Server 1').tell().tell({ type: 'shuffled', deck: 'rd' });
    expect(desk.knows(pile('rd'))).toEqual([]);
    expect(desk.possible(ownPlace({ id: cardId(1) }))).toMatchObject({ exact: true, known: [{}] });
  });

  it('INFO-27: of cards that the Corp puts back in any order is that they lie there together', () => {
    const desk = new Desk(hedgeFund, snare, iceWall, takeover);
    const [first, second, third] = desk.top();
    desk.tell(desk.revealed(first), desk.revealed(second));
    desk.tell({ type: 'arranged', side: 'corp', deck: 'rd', amount: 2, at: 'top' });
    for (const place of [first, second])
      expect(desk.possible(ownPlace({ id: cardId(place) }))).toMatchObject({
        count: 1,
        known: [{}, {}],
        unknown: 0,
        exact: false,
      });
    expect(desk.possible(pile('rd'))).toMatchObject({ count: 2, known: [], unknown: 2 });
    expect(desk.runner.placeOf(cardId(third))).toBe(pile('rd'));
  });

  it('INFO-24: of an exposed card goes with it into facedown Archives', () => {
    const desk = new Desk(snare, hedgeFund).lay(1, 'root', 'Server 1').lay(2, 'archives').tell();
    desk.tell(desk.exposed(1)).lay(1, 'archives').tell();
    expect(desk.knows(pile('archives'))).toEqual(['Snare!']);
    expect(desk.possible(pile('archives'))).toMatchObject({ count: 2, unknown: 1 });
  });
});

describe('the chances of a random card', () => {
  const desk = new Desk(takeover, hedgeFund, snare, iceWall);
  for (const number of [1, 2, 3, 4]) desk.lay(number, 'hq');
  desk.tell().tell(desk.accessed(1, 'hq'));

  it('are those of what is known, and the rest unknown', () => {
    const possible = desk.possible(pile('hq'));
    expect(chances(possible)).toEqual([
      { def: possible.known[0]?.def, chance: 0.25 },
      { def: null, chance: 0.75 },
    ]);
    expect(expectedPoints(corePool, possible)).toBe(0.25);
  });

  it('are spread over the decklist where that is open', () => {
    const found = chances(desk.possible(pile('hq'), true));
    expect(found.map(({ chance }) => chance)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});
