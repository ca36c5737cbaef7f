import { rulesByPool } from '#cards/rules-by-pool';
import type { CardId, State } from '#rules';
import { corpTurn, playScenario, runnerTurn, type Sketch } from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';
import type { Deviation } from './deviation';
import { isByHandIn, paidByHandIn, removedIn, usedIn } from './done-by-hand';

const skorpios = 'Skorpios Defense Systems: Persuasive Power';
const seidr = 'Seidr Laboratories: Destiny Defined';
const rules = rulesByPool.covering([
  ...[skorpios, 'Respirocytes', 'The Turning Wheel', 'Misdirection', 'God of War', 'Diesel'],
  ...[seidr, 'District 99', 'NASX', 'Thimblerig', 'Slot Machine', 'Tollbooth', 'Early Premiere'],
  'Friday Chip',
]);

function positionOf(sketch: Omit<Sketch, 'script'>): State {
  const { end } = playScenario({ script: [], ...sketch }, rules.pool);
  if (end === null) throw new Error('it was not played');
  return end.state;
}

function named({ cards }: State, title: string): CardId {
  const found = cards.find(({ def }) => rules.pool.definitions[def]?.value.title === title);
  if (found === undefined) throw new Error(`${title} is not there`);
  return found.id;
}

const take = (
  state: State,
  one: Omit<Pick<Deviation, 'kind' | 'card' | 'credits' | 'decisions'>, 'kind'>,
): State | null => carryOut(rules, state, { kind: 'out-of-window', ...one });

describe('a line that tells of a use', () => {
  const abilitiesOf = (title: string) => rules.pool.byTitle.get(title)?.abilities ?? [];

  it('tells of none by hand where a subroutine of the card ends the run', () => {
    const told = (what: string): boolean =>
      isByHandIn(abilitiesOf('Thimblerig'), `Ann uses Thimblerig to ${what}.`);
    expect(told('end the run')).toBe(false);
    expect(told('swap Thimblerig protecting HQ at position 0 with a card in Archives')).toBe(true);
  });

  it('tells of none by hand where another ability of the card places a counter by itself', () => {
    const told = (what: string): boolean =>
      isByHandIn(abilitiesOf('Friday Chip'), `Bo uses Friday Chip to ${what}.`);
    expect(told('place 1 virus counter on itself')).toBe(false);
    expect(told('move 1 virus counter to Medium')).toBe(true);
  });
});

describe('what ice does as it is encountered', () => {
  const slot = (what: string): boolean =>
    isByHandIn(
      rules.pool.byTitle.get('Slot Machine')?.abilities ?? [],
      `Ann uses Slot Machine to ${what}.`,
    );

  it('is done by hand where a card sinks in a deck, and nothing else of it', () => {
    const sinks = 'put the top card of the stack to the bottom, then reveal Diesel (Event)';
    expect([slot(`${sinks} from the top of the stack`), slot('gain 3 [Credits]')]).toEqual([
      true,
      false,
    ]);
  });

  it('sinks the top card', () => {
    const before = positionOf({
      turn: runnerTurn,
      corp: { servers: { HQ: { ice: [{ card: 'Slot Machine', rezzed: true }] } } },
      runner: { stack: ['Respirocytes', 'Diesel', 'Diesel', 'Diesel'] },
    });
    const after = take(before, { card: named(before, 'Slot Machine'), credits: 0 });
    expect(after?.runner.stack.at(-1)).toBe(before.runner.stack[0]);
  });
});

describe('what a card does by itself, done by hand', () => {
  it('is done with cards in hand, where it waits for an empty one', () => {
    const before = positionOf({
      turn: runnerTurn,
      runner: { grip: ['Diesel'], stack: ['Diesel'], rig: { hardware: ['Respirocytes'] } },
    });
    const card = named(before, 'Respirocytes');
    const after = take(before, { card, credits: 0 });
    expect([after?.runner.grip.length, after?.cards[card]?.power, after?.runner.clicks]).toEqual([
      2,
      1,
      before.runner.clicks,
    ]);
  });

  it('costs a click where a run is left out', () => {
    const before = positionOf({
      turn: runnerTurn,
      runner: { rig: { resources: ['The Turning Wheel'] } },
    });
    const card = named(before, 'The Turning Wheel');
    const after = take(before, { card, credits: 0 });
    expect([after?.cards[card]?.power, after?.runner.clicks]).toEqual([
      1,
      before.runner.clicks - 1,
    ]);
    const idle = positionOf({
      turn: { ...runnerTurn, clicks: 0 },
      runner: { rig: { resources: ['The Turning Wheel'] } },
    });
    expect(take(idle, { card: named(idle, 'The Turning Wheel'), credits: 0 })).toBeNull();
  });

  it('is done without a click that is spent in a run', () => {
    const before = positionOf({ turn: corpTurn, corp: { identity: seidr, archives: ['Hunter'] } });
    const asked = take(before, { card: before.corp.identity, credits: 0 });
    expect(asked?.prompt).toMatchObject({ kind: 'option', for: 'corp' });
  });

  it('is a counter that nothing was trashed for', () => {
    const before = positionOf({
      turn: runnerTurn,
      runner: { rig: { resources: ['District 99'] } },
    });
    const card = named(before, 'District 99');
    const asked = take(before, { card, credits: 0 });
    const counted = asked && rules.apply(asked, { do: 'option', option: 'yes' });
    expect(counted?.ok === true && counted.state.cards[card]?.power).toBe(1);
  });

  it('removes a card of the heap from the game that was trashed before', () => {
    const before = positionOf({
      turn: corpTurn,
      corp: { identity: skorpios },
      runner: { heap: ['Diesel', 'Misdirection'] },
    });
    const that = named(before, 'Misdirection');
    const card = before.corp.identity;
    const asked = take(before, { card, credits: 0, decisions: [{ do: 'pick', card: that }] });
    expect(asked?.prompt).toMatchObject({ kind: 'option', for: 'corp', source: card });
    const removed = asked && rules.apply(asked, { do: 'option', option: 'yes' });
    expect(removed?.ok === true && removed.state.cards[that]?.zone).toBe('removed');
  });
});

describe('an ability that X is paid for, which changes nothing', () => {
  it('is paid for, X too', () => {
    const before = positionOf({
      turn: runnerTurn,
      runner: { credits: 5, rig: { programs: ['Misdirection'] } },
    });
    const card = named(before, 'Misdirection');
    const used = (credits: number) =>
      carryOut(rules, before, { kind: 'idle-use', card, credits })?.runner;
    expect([used(3)?.credits, used(3)?.clicks]).toEqual([2, before.runner.clicks - 2]);
    expect(used(6)).toBeUndefined();
  });
});

describe('counters that a card may place on itself for a price', () => {
  const before = positionOf({
    turn: corpTurn,
    corp: { credits: 5, servers: { 'Server 1': { cards: [{ card: 'NASX', rezzed: true }] } } },
  });
  const card = named(before, 'NASX');

  it('are asked for as they are paid by hand', () => {
    const paid = take(before, { card, credits: 1 });
    expect(paid?.prompt).toMatchObject({ kind: 'option', source: card });
    expect(paid?.corp.credits).toBe(5);
  });

  it('are none where nothing is paid: it does what it does as the turn begins', () => {
    const unpaid = take(before, { card, credits: 0 });
    expect([unpaid?.prompt?.kind, unpaid?.corp.credits]).toEqual(['action', 6]);
  });
});

describe('a line of what is done by hand', () => {
  const abilitiesOf = (title: string) =>
    rules.pool.definitions.find(({ value }) => value.title === title)?.abilities ?? [];

  it('tells the card, which may be paid for with a tag or a click', () => {
    const taken = 'Al takes 1 tag to use God of War to place 2 virus counters on God of War.';
    expect(usedIn(taken)).toBe('God of War');
    expect(isByHandIn(abilitiesOf('God of War'), taken)).toBe(true);
    const bounced =
      'Al spends [Click] to use The Turning Wheel to bounce off of R&D for a counter (shortcut).';
    expect(usedIn(bounced)).toBe('The Turning Wheel');
    expect(isByHandIn(abilitiesOf('The Turning Wheel'), bounced)).toBe(true);
    const counted = 'Al uses The Turning Wheel to place 1 power counter on itself.';
    expect(isByHandIn(abilitiesOf('The Turning Wheel'), counted)).toBe(false);
    expect(usedIn('Al spends [Click] to use Misdirection to remove 2 tags.')).toBeNull();
  });

  it('tells what a card may do for a price as a turn begins', () => {
    const paid = 'Al pays 1 [Credits] to use Early Premiere to place 1 advancement counter on ';
    for (const told of [`${paid}a card in Server 9.`, `${paid}Hunter in Server 9.`]) {
      expect([usedIn(told), paidByHandIn(told)]).toEqual(['Early Premiere', 1]);
      expect(isByHandIn(abilitiesOf('Early Premiere'), told)).toBe(true);
      expect(isByHandIn(abilitiesOf('District 99'), told)).toBe(false);
    }
  });

  it('tells that a counter is placed by hand', () => {
    const placed = 'Al uses District 99 to place 1 power counter on itself.';
    expect(isByHandIn(abilitiesOf('District 99'), placed)).toBe(false);
    const manually = placed.replace(' to place', ' to manually place');
    expect(isByHandIn(abilitiesOf('District 99'), manually)).toBe(true);
    const added = `Ann uses ${seidr} to add a card to the top of R&D.`;
    expect(isByHandIn(abilitiesOf(seidr), added)).toBe(true);
  });

  it('tells what is paid for counters that a card places on itself', () => {
    const placed = 'Al pays 1 [Credits] to use NASX to place 1 power counter on itself.';
    expect([usedIn(placed), paidByHandIn(placed)]).toEqual(['NASX', 1]);
    expect(isByHandIn(abilitiesOf('NASX'), placed)).toBe(true);
    expect(isByHandIn(abilitiesOf('District 99'), placed.replace('NASX', 'District 99'))).toBe(
      false,
    );
  });

  it('is an install of what a card hosts that is paid for', () => {
    const told = 'Al pays 1 [Credits] to use The Supplier to install hosted Autoscripter.';
    expect([usedIn(told), paidByHandIn(told)]).toEqual(['The Supplier', 0]);
    const other = 'Al pays 1 [Credits] to use The Supplier to install Autoscripter.';
    expect(usedIn(other)).toBeNull();
  });

  it('tells what is removed from the game', () => {
    const line = `Ann uses ${skorpios} to remove Diesel from the game.`;
    expect([usedIn(line), removedIn(line)]).toEqual([skorpios, 'Diesel']);
    expect(isByHandIn(abilitiesOf(skorpios), line)).toBe(true);
  });
});
