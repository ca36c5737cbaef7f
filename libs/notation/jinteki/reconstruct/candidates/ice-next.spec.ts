import { rulesNamed } from '#cards/pool';
import { corpChooses, corpPlays } from '#cards/sketch/steps';
import type { Decision } from '#rules';
import { promptOf } from '#testkit/jinteki/evidence';
import { entriesOf, goalFrom, nodeAt } from '#testkit/jinteki/way';
import { corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { fieldKey, serverCode, spotBase } from '../features';
import { ranged } from './candidates';
import { iceNext, isOfIce } from './ice-next';

const rules = rulesNamed('all');
const { end } = playScenario(
  {
    turn: corpTurn,
    corp: { hq: ['Sunset'], servers: { 'R&D': { ice: ['Enigma', 'Hunter', 'Ice Wall'] } } },
    script: [corpPlays('Sunset'), corpChooses('Sunset', { server: 'R&D' })],
  },
  rules.pool,
);
if (end === null) throw new Error('it was not played');
const { state } = end;
const asked = state.prompt;
if (asked?.kind !== 'pick') throw new Error('nothing is arranged');
const prompt = asked;

const defOf = (title: string): number =>
  rules.pool.definitions.findIndex(({ value }) => value.title === title);
const titleOf = (one: Decision): string =>
  'card' in one
    ? (rules.pool.definitions[state.cards[one.card]?.def ?? -1]?.value.title ?? '')
    : one.do;

/** What comes next where theirs shows these on R&D, innermost first, and may ask still. */
function next(ice: readonly string[], asks: string | null = null): readonly string[] {
  const features = new Map(
    ice.map((title, place) => [
      fieldKey(spotBase('ice', serverCode('R&D'), place, 0), 'card'),
      defOf(title) + 1,
    ]),
  );
  const corp = asks === null ? null : promptOf([asks, 'Choose two pieces of ice'], []);
  const shown = entriesOf([], []).map((one) => ({
    ...one,
    features,
    prompts: { corp, runner: null },
  }));
  const node = nodeAt(rules, state);
  const list = ranged(node.live.legal());
  return iceNext(rules.pool, node, prompt, goalFrom(0, shown), list).map(titleOf);
}

describe('ice that is arranged', () => {
  it('comes next as theirs shows it once all lies there', () => {
    expect(isOfIce(nodeAt(rules, state), prompt)).toBe(true);
    expect(next(['Hunter', 'Enigma', 'Ice Wall'])).toEqual(['Hunter']);
  });

  it('is let lie where the rest lies as it is shown', () => {
    expect(next(['Enigma', 'Hunter', 'Ice Wall'])).toEqual(['done']);
  });

  it('waits while theirs still asks', () => {
    expect(next(['Hunter', 'Enigma', 'Ice Wall'], 'Sunset')).toEqual([]);
  });
});
