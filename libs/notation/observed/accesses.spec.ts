import type { PlacedFact } from './observed-replay';
import { readLog } from '../jinteki/log/read-log';
import { accessesIn } from './accesses';

const told = (...lines: readonly string[]) => {
  const read = readLog(
    ['Bo started their turn 2 with 5 [Credit] and 5 cards in their Grip.', ...lines].join('\n'),
  );
  if (!read.ok) throw new Error(read.message);
  return accessesIn(
    read.log.facts.map((fact): PlacedFact => ({ fact, seen: { cards: 'all', host: 'all' } })),
  ).map(({ card, fate }) => [card.title, fate]);
};

describe('what became of a card that was accessed', () => {
  const run = ['Bo spends [Click] to make a run on HQ.', 'Bo breaches HQ.'];
  const access = [...run, 'Bo accesses Adonis Campaign from HQ.'];
  const trash = 'Bo pays 3 [Credits] to trash Adonis Campaign from HQ.';

  it('is its trash in that run', () => {
    expect(told(...access, trash)).toEqual([['Adonis Campaign', 'trashed']]);
  });

  it('is not the trash of a copy after the run', () => {
    const next = 'Bo spends [Click] and pays 1 [Credits] to play Demolition Run.';
    const copy = 'Bo uses Demolition Run to trash Adonis Campaign at no cost.';
    expect(told(...access, next, copy)).toEqual([['Adonis Campaign', 'left']]);
  });
});
