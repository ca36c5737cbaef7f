import { coreRules } from '#cards/pool';
import { fieldKey, serverCode, spotBase } from './features';
import { theirFeatures } from './theirs';
import { Titles } from './titles';

const titles = new Titles(coreRules.pool);
const def = titles.ofTitle('Melange Mining Corp.') ?? -1;

/** The recurring credits that are told of a card in the root of HQ. */
const recurringOf = (rezzed: boolean): number => {
  const card = { cid: 'a', title: 'Melange Mining Corp.', side: 'Corp', rezzed };
  const content = [{ ...card, counter: { recurring: 2 } }];
  const features = theirFeatures(titles, { corp: { servers: { hq: { content } } }, runner: {} });
  const at = spotBase('root', serverCode('HQ'), 0, def);
  return features.get(fieldKey(at, 'recurring')) ?? 0;
};

describe('recurring credits', () => {
  it('are none of a card that was derezzed, though theirs leaves them there', () => {
    expect([recurringOf(true), recurringOf(false)]).toEqual([2, 0]);
  });
});
