import { rulesNamed } from '#cards/pool';
import { loadPosition } from '#notation/scenario/position/load';
import type { Decision, Fact, Legal } from '#rules';
import { clickUse } from './click-use';
import { countDeed } from './player-deeds';
import { noSidesCounts } from './player-counts';

const rules = rulesNamed('all');

/** What happens by a decision of a turn in which the Runner has two tags, until the next one. */
function happened(side: 'corp' | 'runner', isWanted: (legal: Legal) => boolean): readonly Fact[] {
  const loaded = loadPosition(rules.pool, {
    turn: { side, number: 4, clicks: 2, at: side === 'corp' ? 'corp.2.2' : 'runner.1.6' },
    corp: {
      identity: 'NBN: Making News',
      credits: 5,
      rd: ['Hedge Fund', 'Ice Wall'],
      servers: { 'Server 1': { cards: [{ card: 'Lily Lockwell', rezzed: true }] } },
    },
    runner: { identity: 'Noise: Hacker Extraordinaire', credits: 5, tags: 2 },
  });
  if (!loaded.ok) throw new Error(loaded.message);
  const live = rules.live(loaded.state);
  const decision = live
    .legal()
    .find((one): one is Extract<Decision, Legal> => isWanted(one) && !('from' in one));
  if (decision === undefined) throw new Error('nothing of that kind is legal');
  const taken = live.apply(decision);
  if (!taken.ok) throw new Error(taken.reason);
  return taken.facts;
}

function counted(facts: readonly Fact[]) {
  const of = noSidesCounts();
  for (const fact of facts) countDeed(of, fact);
  const at = facts.findIndex(({ type }) => type === 'clicks-spent');
  return { removed: of.runner.tags_removed, use: clickUse(facts, at) };
}

describe('tags', () => {
  it('are removed by the Runner who pays for that', () => {
    const facts = happened('runner', ({ do: does }) => does === 'remove-tag');
    expect(counted(facts)).toEqual({ removed: 1, use: 'remove_tag' });
  });

  it('are not removed by the Runner where the Corp pays with them', () => {
    const facts = happened('corp', ({ do: does }) => does === 'use');
    expect(facts.map(({ type }) => type)).toContain('tags-removed');
    expect(counted(facts)).toEqual({ removed: 0, use: 'ability' });
  });
});
