import { coreRules } from '#cards/pool';
import { type Card, type Decision, rulesOf, type State } from '#rules';
import {
  corpTurn,
  playScenario,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { carryOut } from './carry-out';

const toolbox = 'The Toolbox';
const everyStep = rulesOf(coreRules.pool, 'every-step');
const pass: Decision = { do: 'pass' };

/** The Corp is about to take its last click, and all credits of The Toolbox are spent. */
function spentBefore(): { readonly state: State; readonly card: Card['id'] } {
  const { end } = playScenario({
    turn: { ...corpTurn, clicks: 1 },
    corp: { credits: 0 },
    runner: { credits: 0, rig: { programs: ['Corroder'], hardware: [toolbox] } },
    script: [],
  });
  if (end === null) throw new Error('it was not played');
  const { state } = end;
  const card = state.cards.find(
    ({ def }) => coreRules.pool.definitions[def]?.value.title === toolbox,
  );
  if (card === undefined) throw new Error(`${toolbox} is not there`);
  const cards = state.cards.map((one) => (one === card ? { ...one, recurring: 0 } : one));
  return { state: { ...state, cards }, card: card.id };
}

/** Decisions to the window before the Runner's turn begins, which nobody is asked in. */
function wayTo(from: State): { readonly decisions: readonly Decision[]; readonly at: State } {
  const decisions: Decision[] = [{ do: 'gain-credit' }];
  for (;;) {
    const folded = everyStep.fold(from, decisions);
    if (!folded.ok) throw new Error('they cannot be taken');
    const window = folded.state.frames.at(-1);
    if (window?.at === 'window' && window.vars.name === 'runner.1.2')
      return { decisions, at: folded.state };
    decisions.push(pass);
  }
}

/** Passed to the first action of the turn. */
function atAction(from: State): State {
  let state = from;
  while (state.prompt?.kind === 'window') {
    const taken = coreRules.apply(state, pass);
    if (!taken.ok) throw new Error(taken.reason);
    ({ state } = taken);
  }
  return state;
}

const lying = (state: State | null, card: Card['id']): number | undefined =>
  state?.cards[card]?.recurring;

describe('recurring credits that are refilled before the window that comes before a turn', () => {
  const { state, card } = spentBefore();
  const { decisions, at } = wayTo(state);
  const early = { kind: 'early-refill', card, credits: 0 } as const;

  it('lie there in that window, which our rules refill after (RECUR-04)', () => {
    expect(lying(at, card)).toBe(0);
    const refilled = carryOut(coreRules, state, { ...early, decisions });
    expect([refilled?.prompt, lying(refilled, card)]).toEqual([
      { kind: 'window', for: 'runner' },
      2,
    ]);
    expect(lying(atAction(at), card)).toBe(2);
  });

  it('are not refilled again after what is paid with them there', () => {
    const refilled = carryOut(coreRules, state, { ...early, decisions });
    if (refilled === null) throw new Error('they were not refilled');
    const breaker = refilled.cards.find(({ def, zone }) => {
      const title = coreRules.pool.definitions[def]?.value.title;
      return zone === 'rig' && title === 'Corroder';
    });
    if (breaker === undefined) throw new Error('Corroder is not there');
    const pump = { kind: 'early-pump', card: breaker.id, credits: 0 } as const;
    const pumped = carryOut(coreRules, refilled, pump);
    if (pumped === null) throw new Error('it was not raised');
    const action = atAction(pumped);
    expect([action.prompt, lying(action, card)]).toEqual([{ kind: 'action', for: 'runner' }, 1]);
  });

  it('are refilled so in no other window, and not twice', () => {
    const refilled = carryOut(coreRules, state, { ...early, decisions });
    if (refilled === null) throw new Error('they were not refilled');
    expect(carryOut(coreRules, refilled, early)).toBeNull();
    expect(carryOut(coreRules, state, early)).toBeNull();
    const { end } = playScenario({
      turn: runnerTurn,
      runner: { credits: 1, rig: { hardware: [toolbox] } },
      script: [runner('gain-credit')],
    });
    expect(end === null ? end : carryOut(coreRules, end.state, early)).toBeNull();
  });
});
