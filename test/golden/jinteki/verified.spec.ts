import { coreRules } from '#cards/pool';
import { withUnknown } from '#cards/unknown';
import { isObject } from '#notation/jinteki/json';
import { carryOut } from '#notation/jinteki/reconstruct/deviations/carry-out';
import { readReplay } from '#notation/jinteki/read/read';
import { type Verdict, verifyReplay, withHashes } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays, idsIn, eachGame } from './replays';

const rules = withUnknown(coreRules);

if (!haveReplays()) it.skip(ABSENT, () => undefined);

function verdictOf(id: string): Verdict {
  const read = readReplay(golden(id).text);
  if (!read.ok) throw new Error(read.message);
  const verified = verifyReplay(rules, read.replay);
  if (!verified.ok) throw new Error(verified.message);
  return verified.verdict;
}

/** Each divergence by its number or kind, each deviation by its kind, at its entry of `history`. */
const told = ({ tier, divergences, notes }: Verdict): string =>
  [
    tier,
    ...divergences.map(
      ({ historyIndex, kind, difference }) => `${historyIndex}:${difference ?? kind}`,
    ),
    ...notes.map(({ historyIndex, kind }) => `${historyIndex} ${kind}`),
  ].join(', ');

/** What is found of every file: a fall shows, and so does a rise. */
const expected: Readonly<Record<string, string>> = {
  'core-001-hb-anarch': 'verified',
  'core-002-hb-criminal':
    'verified, 53 loan, 63 loan-spent, 78 loan, 88 loan-kept, 110 no-effect, 177 loan, 186 loan-kept',
  'core-003-hb-shaper': 'verified, 73 no-effect',
  'core-004-jinteki-anarch': 'verified, 140 out-of-window, 206 unanswered',
  'core-005-jinteki-criminal': 'verified',
  'core-006-jinteki-shaper': 'verified, 16 out-of-window',
  'core-007-nbn-anarch':
    'verified, 12 no-effect, 32 loan, 33 loan, 50 answered, 59 loan-kept, 59 loan-kept',
  'core-008-nbn-criminal':
    'verified, 27 answered, 107 loan, 110 loan-spent, 150 loan, 151 loan-spent, 290 loan, 291 loan-spent, 322 loan, 324 loan, 344 loan-kept, 344 loan-kept, 383 loan, 385 loan-spent, 403 no-effect, 454 loan, 456 idle-use, 457 answered, 475 loan-kept, 509 no-effect, 535 loan, 540 loan, 546 loan-kept, 552 loan-kept, 590 loan, 615 loan-kept, 616 loan, 652 loan-kept, 663 loan, 698 loan-kept, 725 loan, 726 loan-spent, 733 unanswered, 733 answered',
  'core-009-nbn-shaper':
    'verified, 86 no-effect, 120 no-effect, 146 loan, 148 loan-spent, 150 no-effect, 299 loan, 300 loan, 309 loan-spent, 309 loan-spent, 435 loan, 437 loan-spent, 484 loan, 507 loan-spent',
  'core-010-weyland-anarch': 'verified, 99 unanswered, 115 out-of-window',
  'core-011-weyland-criminal': 'verified',
  'core-012-weyland-shaper': 'verified',
  'core-013-hb-anarch':
    'verified, 66 loan, 67 loan-spent, 113 loan, 126 loan-kept, 162 no-effect, 187 loan, 196 loan-repaid, 248 nothing-trashed',
  'core-014-hb-criminal': 'verified, 145 unanswered, 145 answered',
  'core-015-hb-shaper': 'verified, 45 unanswered, 310 nothing-trashed',
  'core-016-jinteki-anarch': 'verified, 349 unanswered, 349 answered',
  'core-017-jinteki-criminal': 'verified',
  'core-018-jinteki-shaper': 'verified, 19 no-effect, 20 answered',
  'core-019-nbn-anarch':
    'verified, 16 unanswered, 16 answered, 202 loan, 203 loan-spent, 236 loan, 238 no-effect, 242 loan, 257 loan-kept, 259 loan, 266 loan-kept, 298 loan-kept, 300 loan, 326 loan-kept, 330 loan, 361 loan-kept, 368 loan, 374 loan-spent, 436 loan, 437 loan-spent, 477 loan',
  'core-020-nbn-criminal':
    'verified, 60 loan, 61 loan, 75 loan-kept, 75 loan-kept, 76 loan, 95 loan-kept, 156 loan, 199 loan-kept, 228 loan, 258 loan-kept, 301 loan, 330 loan-spent, 343 no-effect, 344 loan, 375 loan-kept, 378 loan, 380 loan-spent',
  'edge-001-hb-anarch': 'partial, 8:D23, 322 out-of-window, 528 idle-use, 530 unanswered',
  'edge-004-jinteki-anarch': 'partial, 26:D23, 68:D23, 33 out-of-window, 159 set-by-hand',
};

/** Entries verified of games with cards outside the Core Set: stretches between what those cards do. */
const islands: Readonly<Record<string, number>> = {
  'wide-001-beginner': 50,
  'wide-004-worlds-2014-a': 279,
  'wide-007-worlds-2020-a': 102,
  'wide-010-classique-2026-b': 286,
  'wide-014-worlds-2014-a': 129,
  'wide-019-worlds-2025-a': 33,
};

const have = haveReplays();
(have ? describe : describe.skip)('decisions behind the core games', () => {
  const ids = idsIn('core');
  const verdicts = new Map(ids.map((id) => [id, verdictOf(id)]));
  const toTheEnd = ids.filter((id) => verdicts.get(id)?.tier === 'verified');

  it('are verified to the end, or every divergence is explained', () => {
    expect(toTheEnd.length).toBeGreaterThanOrEqual(18);
    for (const [id, { divergences }] of verdicts) {
      // Where ours cannot follow, theirs is taken over again before the game ends.
      expect([id, divergences.filter(({ resumed }) => resumed === null)]).toEqual([id, []]);
      expect([id, divergences.filter(({ kind }) => kind === 'unexplained')]).toEqual([id, []]);
    }
  });

  it.each(ids)('%s: is found as far as before', (id) => {
    const verdict = verdicts.get(id);
    expect(verdict === undefined ? '' : told(verdict)).toBe(expected[id]);
  });

  it('leave less than one entry in a thousand unverified', () => {
    let [all, verified] = [0, 0];
    for (const { entries, entriesVerified } of verdicts.values()) {
      all += entries;
      verified += entriesVerified;
    }
    expect(verified / all).toBeGreaterThan(0.999);
  });

  // What the players did, by the server's own record, which the import never sees.
  it.each(toTheEnd)('%s: are the true ones', (id) => {
    const { reconstruction } = verdicts.get(id) ?? {};
    const ours = reconstruction?.decisions ?? [];
    const { decisions, log } = golden(id);
    const commands = (kind: string): number =>
      decisions.filter(({ command }) => command === kind).length;
    const lines = (told: RegExp): number => log.match(told)?.length ?? 0;
    const count = (kind: string): number =>
      ours.filter(({ decision }) => decision.do === kind).length;
    const kinds = ['score', 'jack-out', 'remove-tag', 'run', 'gain-credit', 'draw'];
    expect(kinds.map((kind) => [kind, count(kind)])).toEqual(
      kinds.map((kind) => [kind, commands(kind === 'gain-credit' ? 'credit' : kind)]),
    );
    // Commands that nobody could pay for are on record, too, and did nothing.
    expect(count('advance')).toBe(lines(/Basic Action Card to advance/g));
    const ordered = ours.filter(
      ({ decision }) => decision.do === 'option' && decision.option === 'rez',
    );
    expect(count('rez') + ordered.length).toBe(lines(/ pays .* to rez /g));
  });

  it.each(toTheEnd)('%s: fold through the engine, deviations where they were taken', (id) => {
    const { reconstruction, notes, legalThrough } = verdicts.get(id) ?? {};
    if (reconstruction === null || reconstruction === undefined) throw new Error('no decisions');
    const opened = rules.open(reconstruction.decks);
    if (!opened.ok) throw new Error('no decks');
    let { state } = opened;
    const left = [...(notes ?? [])];
    const take = (after: number): void => {
      while (left[0]?.decision === after) {
        const [note] = left.splice(0, 1);
        const next = note === undefined ? null : carryOut(rules, state, note);
        if (next === null) throw new Error(`no deviation at decision ${after}`);
        state = next;
      }
    };
    for (const [at, { decision, by }] of reconstruction.decisions.entries()) {
      take(at);
      const taken = rules.apply(state, decision, by);
      if (!taken.ok) throw new Error(`decision ${at}: ${taken.reason}`);
      ({ state } = taken);
    }
    take(reconstruction.decisions.length);
    const { corp, runner, winner } = golden(id).final;
    const points = (side: 'corp' | 'runner'): number =>
      state[side].score.reduce((sum, card) => sum + pointsOf(state.cards[card]?.def), 0);
    const theirs = [corp, runner].map((side) => (isObject(side) ? side['agenda-point'] : null));
    expect([state.outcome?.winner, points('corp'), points('runner')]).toEqual([winner, ...theirs]);
    expect(withHashes(reconstruction)).toHaveLength(legalThrough ?? 0);
  });
});

const pointsOf = (def: number | undefined): number => {
  const value = def === undefined ? undefined : rules.pool.definitions[def]?.value;
  return value?.type === 'agenda' ? value.points : 0;
};

(have ? describe : describe.skip)('a replay that was tampered with', () => {
  const [id = ''] = idsIn('core').slice(10);

  /** One side has a credit more from an entry on, until the server writes its pool again. */
  const tampered = (side: 'corp' | 'runner', at: number): string => {
    const replay: { history: { [side: string]: { credit?: number } }[][] } = JSON.parse(
      golden(id).text,
    );
    const [diff] = replay.history[at] ?? [];
    const player = diff?.[side];
    if (player?.credit === undefined) throw new Error(`entry ${at} has no ${side} credits`);
    player.credit += 1;
    return JSON.stringify(replay);
  };

  it.each([
    ['corp', 8],
    ['runner', 13],
  ] as const)('%s credits at entry %i: is not verified', (side, at) => {
    const read = readReplay(tampered(side, at));
    if (!read.ok) throw new Error(read.message);
    const verified = verifyReplay(rules, read.replay);
    if (!verified.ok) throw new Error(verified.message);
    const { tier, divergences } = verified.verdict;
    expect(tier).toBe('partial');
    expect(divergences[0]).toMatchObject({ historyIndex: at, kind: 'unexplained' });
  });

  it('that leaves our rules again and again is given up after a hundred times', () => {
    const replay: { history: unknown[] } = JSON.parse(golden(id).text);
    replay.history.length = 9;
    for (let i = 0; i < 150; i += 1) replay.history.push([{ corp: { credit: 20 + (i % 7) } }, {}]);
    const read = readReplay(JSON.stringify(replay));
    if (!read.ok) throw new Error(read.message);
    const verified = verifyReplay(rules, read.replay);
    if (!verified.ok) throw new Error(verified.message);
    const { divergences, entriesVerified } = verified.verdict;
    expect([divergences.length, divergences.at(-1)?.resumed, entriesVerified]).toEqual([
      100,
      null,
      9,
    ]);
  });
});

(have ? describe : describe.skip)('other games', () => {
  eachGame(idsIn('wide'), (id) => {
    it(`${id} is verified between what the cards do that our pool lacks`, () => {
      const { entriesVerified, tier, warnings } = verdictOf(id);
      expect([tier, entriesVerified]).toEqual(['partial', islands[id]]);
      expect(warnings[0]).toMatchObject({ kind: 'not-in-pool' });
    });
  });

  eachGame(idsIn('edge'), (id) => {
    it(`${id} is partial, for what was changed by hand`, () => {
      const verdict = verdictOf(id);
      expect(told(verdict)).toBe(expected[id]);
      expect(verdict.divergences[0]?.difference).toBe('D23');
      expect(verdict.divergences.every(({ resumed }) => resumed !== null)).toBe(true);
    });
  });

  it.each(
    idsIn('core')
      .filter((id) => expected[id] !== 'verified')
      .slice(0, 3),
  )('%s is not verified to its end where no deviation is taken', (id) => {
    const read = readReplay(golden(id).text);
    if (!read.ok) throw new Error(read.message);
    const verified = verifyReplay(rules, read.replay, { strict: true });
    if (!verified.ok) throw new Error(verified.message);
    const { tier, notes, divergences, legalThrough, verifiedThrough } = verified.verdict;
    expect([tier, legalThrough]).toEqual(['partial', verifiedThrough]);
    expect(notes.filter(({ legal }) => !legal)).toEqual([]);
    expect(new Set(divergences.map(({ kind }) => kind))).toEqual(new Set(['rule']));
  });
});
