import { coreRules } from '#cards/pool';
import { readReplay } from '#notation/jinteki/read/read';
import { type Verdict, verifyReplay, withHashes } from '#notation/jinteki/reconstruct/verify';
import { ABSENT, golden, haveReplays, idsIn, eachGame } from './replays';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

function verdictOf(id: string): Verdict {
  const read = readReplay(golden(id).text);
  if (!read.ok) throw new Error(read.message);
  const verified = verifyReplay(coreRules, read.replay);
  if (!verified.ok) throw new Error(verified.message);
  return verified.verdict;
}

const told = ({ divergences }: Verdict): string =>
  divergences.length === 0
    ? ''
    : divergences
        .map(({ historyIndex, kind, difference }) => `${historyIndex}:${difference ?? kind}`)
        .join(' ');

const have = haveReplays();
(have ? describe : describe.skip)('decisions behind the core games', () => {
  const ids = idsIn('core');
  const verdicts = new Map(ids.map((id) => [id, verdictOf(id)]));
  const toTheEnd = ids.filter((id) => verdicts.get(id)?.tier === 'verified');

  it('are verified to the end, or every divergence is explained', () => {
    const rows = ids.map((id) => {
      const verdict = verdicts.get(id);
      if (verdict === undefined) throw new Error(`${id} was not imported`);
      const { tier, decisions, verifiedThrough, entries, entriesVerified } = verdict;
      return `${id.padEnd(28)} ${tier.padEnd(9)} ${verifiedThrough}/${decisions} decisions, ${entriesVerified}/${entries} entries ${told(verdict)}`;
    });
    process.stdout.write(`${rows.join('\n')}\n`);
    expect(toTheEnd.length).toBeGreaterThanOrEqual(8);
    for (const [id, { divergences }] of verdicts)
      // Where ours cannot follow, theirs is taken over again before the game ends.
      expect([id, divergences.filter(({ resumed }) => resumed === null)]).toEqual([id, []]);
  });

  it('leave less than one entry in fifty unverified', () => {
    let [all, verified] = [0, 0];
    for (const { entries, entriesVerified } of verdicts.values()) {
      all += entries;
      verified += entriesVerified;
    }
    expect(verified / all).toBeGreaterThan(0.98);
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

  it.each(toTheEnd)('%s: fold through the engine', (id) => {
    const { reconstruction } = verdicts.get(id) ?? {};
    if (reconstruction === null || reconstruction === undefined) throw new Error('no decisions');
    const written = withHashes(coreRules, reconstruction);
    expect(written).toHaveLength(reconstruction.decisions.length);
  });
});

(have ? describe : describe.skip)('other games', () => {
  eachGame(idsIn('wide'), (id) => {
it(`${id} is observed, for the cards our pool lacks`, () => {
    const verdict = verdictOf(id);
    expect(verdict.tier).toBe('observed');
    expect(verdict.warnings[0]).toMatch(/^Not in the pool: /);
  });
});

  eachGame(idsIn('edge'), (id) => {
it(`${id} is partial, for what was changed by hand or undone`, () => {
    const verdict = verdictOf(id);
    expect(verdict.tier).toBe('partial');
    expect(verdict.divergences[0]?.difference).toBe('D23');
    expect(verdict.divergences.every(({ resumed }) => resumed !== null)).toBe(true);
  });
});
});
