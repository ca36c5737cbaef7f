import { rulesByPool } from '#cards/rules-by-pool';
import type { Decision, State } from '#rules';
import { carryOut } from './carry-out';
import { isByHandIn } from './done-by-hand';
import { preparedBy } from './unprepared';

const rules = rulesByPool.covering([
  'Cyber Bureau: Keeping the Peace',
  'Noise: Hacker Extraordinaire',
  'NEXT Design: Guarding the Net',
  'Ice Wall',
]);
const codeOf = (title: string): string => {
  for (const [code, { value }] of rules.pool.byCode) if (value.title === title) return code;
  throw new Error(title);
};
const deckOf = (identity: string, card: string) => ({
  identity: codeOf(identity),
  cards: new Array<string>(20).fill(codeOf(card)),
});

/** Before the Corp decides on its hand. */
function dealtTo(identity: string, card = 'PAD Campaign'): State {
  const corp = deckOf(identity, card);
  const opened = rules.open({ corp, runner: deckOf('Noise: Hacker Extraordinaire', 'Diesel') });
  if (!opened.ok) throw new Error('the decks cannot be opened');
  let { state } = opened;
  while (state.prompt?.kind === 'shuffle') {
    const order = state.prompt.deck === 'rd' ? state.corp.rd : state.runner.stack;
    state = after(state, { do: 'shuffle', order });
  }
  return state;
}

function after(state: State, decision: Decision): State {
  const taken = rules.apply(state, decision);
  if (!taken.ok) throw new Error(taken.reason);
  return taken.state;
}

describe('an identity that does something for the start of a game', () => {
  const bureau = 'Cyber Bureau: Keeping the Peace';
  const leave = (state: State): State | null =>
    carryOut(rules, state, { kind: 'unprepared', card: state.corp.identity, credits: 0 });

  it('is dealt five cards, and the others lie where they lay', () => {
    const before = dealtTo(bureau);
    const left = leave(before);
    expect([before.corp.hq.length, left?.corp.hq.length]).toEqual([10, 5]);
    expect(left?.corp.rd).toEqual([...before.corp.hq.slice(5), ...before.corp.rd]);
    expect(left?.prompt).toEqual(before.prompt);
  });

  it('does nothing before the first turn, and keeps its face', () => {
    const left = leave(dealtTo(bureau));
    if (left === null) throw new Error('nothing is left');
    const due = after(after(left, { do: 'keep' }), { do: 'keep' });
    expect([due.turn.number, due.prompt?.kind]).toEqual([0, 'pick']);
    const begun = leave(due);
    expect(begun?.turn).toEqual({ number: 1, side: 'corp' });
    expect(begun?.cards[begun.corp.identity]).toEqual(due.cards[due.corp.identity]);
  });

  it('is that identity alone', () => {
    const plain = dealtTo('Weyland Consortium: Building a Better World');
    expect([leave(plain), preparedBy(rules, plain)]).toEqual([null, null]);
    expect(preparedBy(rules, dealtTo(bureau))).not.toBeNull();
  });
});

describe('an identity that installs before the first turn, and draws behind that', () => {
  const next = 'NEXT Design: Guarding the Net';
  const asked = (): State =>
    after(after(dealtTo(next, 'Ice Wall'), { do: 'keep' }), { do: 'keep' });
  const leaveRest = (state: State): State | null =>
    carryOut(rules, state, {
      ...{ kind: 'unprepared', card: state.corp.identity, credits: 0, stays: true },
    });
  /** The cards of HQ once one piece of ice is installed, the rest left or not. */
  const hqAfter = (leaves: boolean): number => {
    let state = after(asked(), { do: 'option', option: 'yes' });
    const [card] = state.corp.hq;
    if (card === undefined) throw new Error('there is no ice');
    state = after(state, { do: 'pick', card });
    const left = leaves ? leaveRest(state) : state;
    if (left === null) throw new Error('nothing is left');
    state = after(left, { do: 'server', server: 'HQ' });
    while (state.prompt?.kind === 'pick') state = after(state, { do: 'done' });
    return state.corp.hq.length;
  };

  it('installs, and draws nothing where that is left', () => {
    expect([hqAfter(false), hqAfter(true)]).toEqual([6, 5]);
  });

  it('draws by hand at any time', () => {
    const begun = carryOut(rules, asked(), {
      ...{ kind: 'unprepared', card: asked().corp.identity, credits: 0 },
    });
    if (begun === null) throw new Error('nothing is left');
    const short: State = { ...begun, corp: { ...begun.corp, hq: begun.corp.hq.slice(0, 3) } };
    const drawn = carryOut(rules, short, {
      ...{ kind: 'out-of-window', card: begun.corp.identity, credits: 0 },
    });
    expect(drawn?.corp.hq.length).toBe(5);
  });

  it('does so where a line tells that it draws', () => {
    const abilities = rules.pool.byTitle.get(next)?.abilities ?? [];
    const told = (what: string): boolean => isByHandIn(abilities, `Ann uses ${next} to ${what}.`);
    expect([told('draw 2 cards'), told('install ice from HQ protecting HQ')]).toEqual([
      true,
      false,
    ]);
  });
});
