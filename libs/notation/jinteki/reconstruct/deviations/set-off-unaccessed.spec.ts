import { rulesByPool } from '#cards/rules-by-pool';
import type { State } from '#rules';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario, runnerDoes as runner, runnerTurn } from '#testkit/scenario/play-scenario';
import { fieldKey, spotBase } from '../features';
import type { Shown } from '../shown';
import { Titles } from '../titles';
import { setOffIn, setsOffUnaccessed } from './set-off-unaccessed';
import { setOffByAccess, unaccessedRules } from './unaccessed-rules';

const rules = rulesByPool.covering(['Aumakua', 'Corroder']);
const titles = new Titles(rules.pool);
const def = titles.ofTitle('Aumakua') ?? -1;
const counters = fieldKey(spotBase('rig', 0, 0, def), 'virus');

/** The Runner runs on empty Archives. */
function running(program: string): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      runner: { rig: { programs: [program] } },
      script: [runner('run', { server: 'Archives' })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

/** An entry that is told so, with so many counters before it and in it. */
const shownWith = (line: string, before: number, then: number): readonly Shown[] =>
  entriesOf([], [line]).map((one, at) => ({
    ...one,
    features: new Map([[counters, at === 0 ? before : then]]),
  }));

const means = bareMeans(rules, titles);
const told = (shown: readonly Shown[]): readonly number[] =>
  setOffIn(means, shown, { after: 0, until: 1 }).map(({ entry }) => entry);

/** The counters that it has behind the windows of the run, as far as it is set off there. */
function setOff(from: State): readonly number[] {
  const shown = shownWith('Al breaches Archives.', 0, 1);
  const all = setOffIn(means, shown, { after: 0, until: 1 });
  let state = from;
  for (let left = 12; left > 0; left -= 1) {
    const found = [...setsOffUnaccessed(means, nodeAt(rules, state), all, goalFrom(0, shown))];
    if (found.length > 0)
      return found.flatMap(({ live }) =>
        live.state.cards.flatMap((card) => (card.def === def ? [card.virus] : [])),
      );
    const kind = state.prompt?.kind;
    const passed = rules.apply(state, { do: kind === 'jack-out' ? 'continue' : 'pass' });
    if (!passed.ok) return [];
    ({ state } = passed);
  }
  return [];
}

describe('a card that an access sets off', () => {
  it('is set off by a breach in which nothing was accessed, where theirs shows it', () => {
    expect(setOff(running('Aumakua'))).toEqual([1]);
  });

  it('is left alone where it is not there', () => {
    expect(setOff(running('Corroder'))).toEqual([]);
  });

  it('is told by a counter more, and by no access', () => {
    expect(told(shownWith('Al breaches Archives.', 0, 1))).toEqual([1]);
    expect(told(shownWith('Al breaches Archives.', 1, 1))).toEqual([]);
    expect(told(shownWith('Al accesses Hedge Fund from Archives.', 0, 1))).toEqual([]);
  });

  it('has its rules made once', () => {
    expect(unaccessedRules(rules)).toBe(unaccessedRules(rules));
    expect([...setOffByAccess(rules.pool)]).toEqual([def]);
  });
});
