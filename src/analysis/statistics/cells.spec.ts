import { cellsFor } from './cells';
import { OBSERVED_POOL } from './finished-game';
import { everyRate, type RateFilter } from './rate-filter';

const month = {
  since: new Date('2026-10-01T00:00:00Z'),
  until: new Date('2026-11-01T00:00:00Z'),
} as const;
const by = (filter: Partial<RateFilter>) => cellsFor('matchup', { ...everyRate, ...filter }, 2);

describe('cells of win rates', () => {
  it.each<[string, Partial<RateFilter>]>([
    ['nothing', {}],
    ['an identity', { identity: '01001' }],
    ['a side and a pool', { side: 'corp', pool: 'core' }],
    ['a tier', { tier: 'partial' }],
    ['what games rest on', { restsOn: 'facts' }],
    ['a month', month],
  ])('answer a filter by %s', (_name, filter) => {
    expect(by(filter)).not.toBeNull();
  });

  it.each<[string, Partial<RateFilter>]>([
    ['a player', { player: 'Ann' }],
    ['a stretch that is no month', { ...month, until: new Date('2026-11-02T00:00:00Z') }],
    ['a month that begins at noon', { ...month, since: new Date('2026-10-01T12:00:00Z') }],
    ['an open stretch', { since: month.since }],
    ['turns', { mostTurns: 8 }],
    ['a deck', { deck: [] }],
    ['a pool in a month', { pool: 'core', ...month }],
  ])('do not answer a filter by %s', (_name, filter) => {
    expect(by(filter)).toBeNull();
  });

  it('leave out of a filter what follows from the rest of it', () => {
    const told = by({ pool: 'core', tier: 'verified', restsOn: 'decisions' });
    expect(told).toEqual(by({ pool: 'core' }));
    expect(by({ pool: OBSERVED_POOL, restsOn: 'facts' })).toEqual(by({ pool: OBSERVED_POOL }));
    expect(by({ tier: 'verified', restsOn: 'decisions' })).toEqual(by({ restsOn: 'decisions' }));
    expect(by({ tier: 'partial', restsOn: 'facts' })).toEqual(by({ tier: 'partial' }));
  });

  it('keep what contradicts itself', () => {
    expect(by({ pool: 'core', restsOn: 'facts' })?.columns).not.toBe(by({ pool: 'core' })?.columns);
  });
});
