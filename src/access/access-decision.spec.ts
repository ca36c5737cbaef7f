import { viewers, type Viewer } from '#rules';
import { callerWith } from './caller';
import type { Purpose } from './purpose';
import { foldAccess, PUBLISHED, type Access } from './access';
import { claimsOn } from './claims';
import type { AccessEvent } from './access-event';
import type { Grant } from './grant';
import { accessToAnything, accessAs, type Present } from './access-decision';

const game = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const NOON = '2026-11-21T12:00:00.000Z';

const granted = (id: string, changes: Partial<Grant> = {}): AccessEvent => ({
  type: 'granted',
  grant: {
    id,
    viewer: 'corp',
    range: { from: 0, to: null },
    embargo: null,
    expires: null,
    ...changes,
  },
});

const at = (time: string, roundsOver = false): Present => ({
  now: new Date(time),
  lifted: (embargo) =>
    embargo.until === 'time' ? Date.parse(time) >= Date.parse(embargo.time) : roundsOver,
});
const noon = at(NOON);

const kept: AccessEvent = { type: 'kept', as: 'live', spectators: false };
const access = foldAccess([
  kept,
  granted('valid'),
  granted('ranged', { range: { from: 3, to: 5 } }),
  granted('later', { range: { from: 8, to: null } }),
  granted('expired', { expires: NOON }),
  granted('revoked'),
  { type: 'revoked', grant: 'revoked' },
  granted('embargoed', { embargo: { until: 'time', time: '2026-11-21T12:00:00.001Z' } }),
  granted('round', { embargo: { until: 'round-end', tournament: other, round: 2 } }),
]);

const grant = (id: string, of = game): Purpose => ({ for: 'grant', game: of, grant: id });
const seat = (side: 'corp' | 'runner', of = game): Purpose => ({ for: 'seat', game: of, side });
const upload: Purpose = { for: 'upload', game, sending: null };

/** What each viewer's question is answered with: all, ranges, a code, or nothing at all. */
function answers(purposes: readonly Purpose[], of: Access = access, present = noon) {
  const claims = claimsOn(game, callerWith(purposes));
  const say = (viewer: Viewer | null) => {
    const sight =
      viewer === null
        ? accessToAnything(of, claims, present)
        : accessAs(of, claims, viewer, present);
    if (!sight.ok) return sight.why?.code ?? '-';
    return sight.ranges === 'all'
      ? 'all'
      : sight.ranges.map(({ from, to }) => `${from} to ${to ?? 'end'}`).join();
  };
  return [say(null), ...viewers.map(say)].map((answer) =>
    answer.replace('VIEW_NOT_OPEN', 'not open'),
  );
}

describe('who sees what of a game that is kept', () => {
  it.each<[string, readonly Purpose[], ...string[]]>([
    // caller, keys, anything, corp, runner, spectator, judge
    ['anonymous', [], '-', '-', '-', '-', '-'],
    ['the uploader', [upload], 'all', 'all', 'all', 'all', 'all'],
    ["the Corp's player", [seat('corp')], 'all', 'all', 'not open', 'all', 'not open'],
    ["the Runner's player", [seat('runner')], 'all', 'not open', 'all', 'all', 'not open'],
    ['both players', [seat('corp'), seat('runner')], 'all', 'all', 'all', 'all', 'all'],
    ["another game's player", [seat('corp', other)], '-', '-', '-', '-', '-'],
    ['a holder', [grant('valid')], 'all', 'all', 'not open', 'not open', 'not open'],
    ['a holder of a part', [grant('ranged')], '3 to 5', '3 to 5', ...rest()],
    [
      'a holder of two',
      [grant('ranged'), grant('later')],
      '3 to 5,8 to end',
      '3 to 5,8 to end',
      ...rest(),
    ],
    ['a holder of a grant there is not', [grant('none')], '-', '-', '-', '-', '-'],
    ["another game's holder", [grant('valid', other)], '-', '-', '-', '-', '-'],
    ['too late', [grant('expired')], ...Array.from({ length: 5 }, () => 'GRANT_EXPIRED')],
    ['revoked', [grant('revoked')], ...Array.from({ length: 5 }, () => 'GRANT_REVOKED')],
    ['too early', [grant('embargoed')], ...Array.from({ length: 5 }, () => 'GRANT_UNDER_EMBARGO')],
    ['in the round', [grant('round')], ...Array.from({ length: 5 }, () => 'GRANT_UNDER_EMBARGO')],
    ['one of two revoked', [grant('revoked'), grant('valid')], 'all', 'all', ...rest()],
  ])('%s', (_, purposes, ...expected) => {
    expect(answers(purposes)).toEqual(expected);
  });

  function rest(): readonly string[] {
    return ['not open', 'not open', 'not open'];
  }

  it('lifts embargoes when their time has come and their round is over', () => {
    const later = at('2026-11-21T12:00:00.001Z', true);
    expect(answers([grant('embargoed')], access, later)[1]).toBe('all');
    expect(answers([grant('round')], access, later)[1]).toBe('all');
  });

  it('ends a grant at its time and not before', () => {
    expect(answers([grant('expired')], access, at('2026-11-21T11:59:59.999Z'))[1]).toBe('all');
  });
});

describe('what is open to everybody', () => {
  it.each<[string, readonly AccessEvent[], ...string[]]>([
    ['nothing', [kept], '-', '-', '-', '-', '-'],
    [
      'the table',
      [{ ...kept, spectators: true }],
      'all',
      'not open',
      'not open',
      'all',
      'not open',
    ],
    [
      'one side',
      [kept, { type: 'opened', viewer: 'corp' }],
      'all',
      'all',
      'not open',
      'all',
      'not open',
    ],
    ['everything', [kept, { type: 'opened', viewer: 'judge' }], 'all', 'all', 'all', 'all', 'all'],
    ['a consent', [kept, { type: 'consented', side: 'corp' }], '-', '-', '-', '-', '-'],
    [
      'both consents',
      [kept, { type: 'consented', side: 'runner' }, { type: 'consented', side: 'corp' }],
      ...Array.from({ length: 5 }, () => 'all'),
    ],
  ])('%s', (_, decisions, ...expected) => {
    expect(answers([], foldAccess(decisions))).toEqual(expected);
  });

  it('is all of a published game', () => {
    expect(answers([], PUBLISHED)).toEqual(['all', 'all', 'all', 'all', 'all']);
  });
});
