import { rulesNamed } from '#cards/pool';
import { rezzed, run } from '#cards/sketch/steps';
import type { State } from '#rules';
import { bareMeans, entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { playScenario } from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { isOutOfTurn } from './out-of-turn';
import type { SubsApart } from './resolved-apart';

const rules = rulesNamed('all');
const titles = new Titles(rules.pool);

/** The first subroutine of Shiro asks for an order. */
function arranging(): State {
  const { end } = playScenario(
    {
      corp: {
        credits: 3,
        rd: ['Enigma', 'Ice Wall', 'Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Shiro')] } },
      },
      script: [run('HQ')],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  const { live } = nodeAt(rules, end.state);
  while (live.state.prompt?.kind === 'window') live.apply({ do: 'pass' });
  return live.state;
}

describe('a subroutine that resolves before another one', () => {
  const state = arranging();
  const apart = (fired: readonly number[], title = 'Shiro'): SubsApart => ({
    ...{ entry: 2, def: titles.ofTitle(title) ?? -1, subs: fired, fired },
    ...{ isHeld: false, isOutOfTurn: true, isParted: false },
  });
  const goal = goalFrom(0, entriesOf([], [], [], []));
  const isRefused = (...subsApart: readonly SubsApart[]): boolean =>
    isOutOfTurn({ ...bareMeans(rules, titles), subsApart }, nodeAt(rules, state), goal);

  it('is answered in no order but that of theirs', () => {
    expect(state.prompt).toMatchObject({ kind: 'pick', why: 'arrange', for: 'corp' });
    expect(isRefused(apart([1]))).toBe(true);
  });

  it('is answered where theirs has it resolve, too, or other ice', () => {
    expect(isRefused(apart([0, 1]))).toBe(false);
    expect(isRefused(apart([1], 'Enigma'))).toBe(false);
    expect(isRefused()).toBe(false);
  });
});
