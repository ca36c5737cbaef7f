import type { JsonObject } from '../json';
import { withoutNeverChosen } from './never-chosen';

const card = (cid: string, title: string): JsonObject => ({ cid, title, side: 'Runner' });
const [truth, safety, running] = [
  card('1', 'Find the Truth'),
  card('2', 'Safety First'),
  card('3', 'Always Be Running'),
];

const entry = (turn: number, runner: JsonObject): { readonly state: JsonObject } => ({
  state: { turn, runner: { 'deck-count': 40, 'hand-count': 5, ...runner } },
});
const laidOut = entry(0, { 'play-area': [truth, safety, running] });

const areas = (entries: readonly { readonly state: JsonObject }[]): readonly unknown[] =>
  withoutNeverChosen(entries).map(({ state }) => state['runner']);

describe('cards laid out to begin with', () => {
  it('belong to no deck where the game begins without them', () => {
    const begun = entry(1, { rig: { resource: [truth, safety] } });
    expect(areas([laidOut, begun])).toMatchObject([
      { 'play-area': [truth, safety] },
      { rig: { resource: [truth, safety] } },
    ]);
  });

  it('belong to the deck where they are put back into it', () => {
    const begun = entry(1, { 'deck-count': 41, rig: { resource: [truth, safety] } });
    expect(areas([laidOut, begun])).toMatchObject([{ 'play-area': [truth, safety, running] }, {}]);
  });

  it('are left as they lie in a file that ends before anybody begins', () => {
    expect(areas([laidOut])).toMatchObject([{ 'play-area': [truth, safety, running] }]);
  });
});
