import { buildSchema, graphql } from 'graphql';
import { setImmediate as turn } from 'node:timers/promises';
import { Pace } from '../../platform/observability/pace';
import { withPacedLists } from './paced-lists';

const schema = withPacedLists(
  buildSchema(`
    type Query { game: Game }
    type Game { facts(as: Int): [Fact!]! }
    type Fact { n: Int! }`),
);

/** Answers of one long list, and how often others came first. */
async function asked(signal?: AbortSignal) {
  let time = 0;
  const pace = new Pace(signal, () => time);
  const facts = Array.from({ length: 100 }, (_, at) => ({
    n: () => {
      time += 1;
      return at;
    },
  }));
  let [turns, isOver] = [0, false];
  const count = async (): Promise<void> => {
    for (; !isOver; turns += 1) await turn();
  };
  const counting = count();
  const answer = await graphql({
    schema,
    source: '{ game { facts(as: 1) { n } } }',
    rootValue: { game: { facts: () => facts } },
    contextValue: { pace },
  });
  isOver = true;
  await counting;
  return { answer, turns };
}

it('tells a long list in its order, and lets others come first', async () => {
  const { answer, turns } = await asked();
  const { game } = Object(answer.data);
  expect(game.facts.map(({ n }: { n: number }) => n)).toEqual(
    Array.from({ length: 100 }).map((_, n) => n),
  );
  expect(turns).toBeGreaterThan(2);
});

it('tells no more of it where nobody waits', async () => {
  const gone = new AbortController();
  setImmediate(() => gone.abort(new Error('gone')));
  const { answer } = await asked(gone.signal);
  expect(answer.errors?.[0]?.message).toBe('gone');
});
