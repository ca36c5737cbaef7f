import { rulesByPool } from '#cards/rules-by-pool';
import { cardOf, type CardId, type State, strengthOf, workOn } from '#rules';
import { entriesOf } from '#testkit/jinteki/way';
import {
  corpDoes,
  goTo,
  playScenario,
  runnerDoes,
  runnerTurn,
} from '#testkit/scenario/play-scenario';
import { Titles } from '../titles';
import { apartIn } from './apart';
import { reasonOf } from './done-apart';
import { pumpEarly, pumpsAtSome, pumpsForX } from './early-pump';

const rules = rulesByPool.covering([
  'Paperclip',
  'Corroder',
  'Black Orchestra',
  'Passport',
  'Enigma',
]);
const { pool } = rules;
const defOf = (title: string): number => pool.byTitle.get(title)?.index ?? -1;

function facing(ice: string, to: string): State {
  const { end } = playScenario(
    {
      turn: runnerTurn,
      corp: { credits: 5, servers: { HQ: { ice: [ice] } } },
      runner: { credits: 4, rig: { programs: ['Paperclip', 'Corroder', 'Black Orchestra'] } },
      script: [
        runnerDoes('run', { server: 'HQ' }),
        ...(to === 'run.3.1' ? [goTo('run.2.3'), corpDoes('rez', { card: ice })] : []),
        goTo(to),
      ],
    },
    pool,
  );
  if (end === null) throw new Error('it was not played');
  return end.state;
}

function named({ cards, runner }: State, title: string): CardId {
  const id = runner.rig.find((one) => cards[one]?.def === defOf(title));
  if (id === undefined) throw new Error(`${title} is not there`);
  return id;
}

/** Strength and credits once a program has raised itself so. */
function raised(from: State, title: string, x: number): readonly number[] | null {
  const id = named(from, title);
  const state = pumpEarly(rules, from, id, x, true);
  return (
    state && [
      strengthOf(workOn(pool, state, null), cardOf(workOn(pool, state, null), id)),
      state.runner.credits,
    ]
  );
}

describe('a card that raises its own strength for what its player chooses', () => {
  it('does so before it encounters anything, for as much as was chosen', () => {
    const from = facing('Enigma', 'run.2.3');
    expect(raised(from, 'Paperclip', 3)).toEqual([4, 1]);
    expect(raised(from, 'Paperclip', 0)).toEqual([1, 4]);
    expect(raised(from, 'Paperclip', 5)).toBeNull();
  });

  it('does so at ice of which it breaks nothing; one with a fixed price needs no such way', () => {
    const from = facing('Enigma', 'run.3.1');
    expect(raised(from, 'Paperclip', 2)).toEqual([3, 2]);
    expect(raised(from, 'Corroder', 0)).toBeNull();
    expect(reasonOf('early-pump', from)).toContain('at ice at which it may not');
    expect(reasonOf('early-pump', facing('Enigma', 'run.2.3'))).toContain(
      'outside of an encounter',
    );
  });

  it('does so for a fixed price, too, by an ability that breaks', () => {
    const from = facing('Ice Wall', 'run.3.1');
    expect(raised(from, 'Black Orchestra', 0)).toEqual([4, 1]);
    expect(raised(from, 'Black Orchestra', 1)).toBeNull();
    const breaks = ['Paperclip', 'Black Orchestra', 'Passport', 'Corroder'].map((title) =>
      pumpsAtSome(pool, defOf(title)),
    );
    expect(breaks).toEqual([true, true, true, false]);
  });

  it('does so as often as its price is paid at once', () => {
    const from = facing('Enigma', 'run.2.3');
    expect(raised(from, 'Corroder', 1)).toEqual([3, 3]);
    expect(raised(from, 'Corroder', 3)).toEqual([5, 1]);
    expect(raised(from, 'Corroder', 5)).toBeNull();
    const shown = entriesOf(
      [],
      ['Bo pays 3 [Credits] to increase the strength of Corroder to 5.'],
      ['Bo pays 1 [Credits] to increase the strength of Corroder to 6.'],
      ['Bo pays 4 [Credits] to increase the strength of Black Orchestra to 4.'],
    );
    expect(apartIn(new Titles(pool), shown, 0, 3).map(({ paid }) => paid)).toEqual([3, 0, 0]);
  });

  it('does so by the ability that it can pay for', () => {
    const blackat = rulesByPool.covering(['BlacKat']);
    const { end } = playScenario(
      { turn: runnerTurn, runner: { credits: 2, rig: { programs: ['BlacKat'] } }, script: [] },
      blackat.pool,
    );
    const [id] = end?.state.runner.rig ?? [];
    if (end === null || id === undefined) throw new Error('it is not there');
    const after = pumpEarly(blackat, end.state, id, 0, false);
    const g = workOn(blackat.pool, after ?? end.state, null);
    expect([strengthOf(g, cardOf(g, id)), g.state.runner.credits]).toEqual([4, 0]);
  });

  it('is told in an encounter by a use that names no break', () => {
    const told = (line: string): readonly number[] => {
      const shown = entriesOf([], [line]).map((one) => ({
        ...one,
        state: { encounters: { ice: { title: 'Ice Wall' } } },
      }));
      return apartIn(new Titles(pool), shown, 0, 1).map(({ def }) => def);
    };
    const orchestra = 'Black Orchestra';
    expect(
      told(`Bo pays 3 [Credits] to use ${orchestra} to increase its strength from 2 to 4.`),
    ).toEqual([defOf(orchestra)]);
    expect(told(`Bo pays 3 [Credits] to increase the strength of ${orchestra} to 4.`)).toEqual([
      defOf(orchestra),
    ]);
    const breaks = 'and break all subroutines on Ice Wall.';
    expect(
      told(`Bo pays 3 [Credits] to increase the strength of ${orchestra} to 4 ${breaks}`),
    ).toEqual([]);
  });

  it('is told by the strength before and after', () => {
    expect([pumpsForX(pool, defOf('Paperclip')), pumpsForX(pool, defOf('Corroder'))]).toEqual([
      true,
      false,
    ]);
    const shown = entriesOf(
      [],
      ['Bo pays 3 [Credits] to use Paperclip to increase its strength from 1 to 4.'],
      ['Bo pays 1 [Credits] to use Corroder to increase its strength from 2 to 3.'],
    );
    expect(apartIn(new Titles(pool), shown, 0, 2).map(({ def, paid }) => [def, paid])).toEqual([
      [defOf('Paperclip'), 3],
      [defOf('Corroder'), 0],
    ]);
  });
});
