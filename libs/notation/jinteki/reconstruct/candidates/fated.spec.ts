import { rulesNamed } from '#cards/pool';
import type { Decision, State } from '#rules';
import { corpDoes as corp, corpTurn, playScenario } from '#testkit/scenario/play-scenario';
import { entriesOf, nodeAt } from '#testkit/jinteki/way';
import { Evidence } from '../evidence';
import { pileKey, type Pile } from '../features';
import { Goal } from '../goal';
import { ourFeatures } from '../ours';
import { fated } from './fated';

const rules = rulesNamed('all');
const title = 'Bacterial Programming';

/** The Corp is asked which of the seven cards on top go to HQ, or, once none does, to Archives. */
function asked(about: 'hand' | 'discard'): State {
  const { end } = playScenario(
    {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: [
          'Enigma',
          'Ice Wall',
          'Hunter',
          'Enigma',
          'Wall of Static',
          'Shadow',
          'Chum',
          'Archer',
        ],
        servers: { 'Server 1': { cards: [{ card: title, advancement: 5 }] } },
      },
      script: [corp('score', { card: title }), corp('choose', { for: title, option: 'yes' })],
    },
    rules.pool,
  );
  if (end === null) throw new Error('it was not played');
  if (about === 'hand') return end.state;
  const done = rules.apply(end.state, { do: 'done' });
  if (!done.ok) throw new Error(done.reason);
  return done.state;
}

const chosen = (state: State, pile: Pile, ...titles: readonly string[]): readonly string[] =>
  chosenBy([], state, pile, ...titles);

/** The same with what a line tells. */
function chosenBy(
  lines: readonly string[],
  state: State,
  pile: Pile,
  ...titles: readonly string[]
): readonly string[] {
  const node = { ...nodeAt(rules, state), features: ourFeatures(rules.pool, state, []) };
  const target = new Map(node.features);
  for (const one of titles) {
    const key = pileKey(pile, rules.pool.byTitle.get(one)?.index ?? -1);
    target.set(key, (target.get(key) ?? 0) + 1);
  }
  const [before, after] = entriesOf([], lines);
  if (before === undefined || after === undefined) throw new Error('there are no entries');
  const between = { after: 0, until: 1 };
  const shown = [before, { ...after, features: target }];
  const goal = new Goal(
    [node.features, target],
    { ...after, features: target },
    between,
    new Evidence(shown, between),
  );
  const list: readonly Decision[] = rules
    .legal(state)
    .flatMap((one): Decision[] => (one.do === 'pick' || one.do === 'done' ? [one] : []));
  return (fated(rules.pool, node, goal, list) ?? []).map((one) =>
    one.do === 'pick'
      ? (rules.pool.definitions[state.cards[one.card]?.def ?? -1]?.value.title ?? '')
      : one.do,
  );
}

describe('cards of a deck that a card asks to choose from', () => {
  it('are chosen where the file shows them next, one after the other', () => {
    expect(chosen(asked('hand'), 'hq', 'Hunter', 'Shadow')).toEqual(['Hunter', 'done']);
    expect(chosen(asked('discard'), 'archives', 'Shadow')).toEqual(['Shadow', 'done']);
  });

  it('are as many as the line of the card tells', () => {
    const told = (what: string): readonly string[] =>
      chosenBy([`Al uses ${title} to ${what}.`], asked('hand'), 'hq', 'Hunter', 'Shadow');
    expect(told('trash 1 card from R&D and add 2 cards to HQ')).toEqual(['Hunter']);
    expect(told('trash 1 card from R&D')).toEqual(['done']);
    expect(told('look at the top 7 cards of R&D')).toEqual(['Hunter', 'done']);
  });

  it('are left where none of them shows there', () => {
    expect(chosen(asked('hand'), 'archives', 'Hunter')).toEqual(['done']);
  });
});
