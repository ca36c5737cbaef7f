import type { Verdict } from '#notation/jinteki/reconstruct/verify';
import type { Judged, Tally } from './judge';

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(4));

/** What a look at many games adds up to. */
export class Sums {
  readonly kinds = new Map<string, Tally>();
  readonly games = { games: 0, verified: 0, falselyVerified: 0, partial: 0, observed: 0, failed: 0 };
  readonly entries = { all: 0, verified: 0 };
  /** Those that are told as open. */
  choices = 0;
  private readonly titles = new Set<string>();

  /** A game that could not be judged. */
  fail(): void {
    this.games.games += 1;
    this.games.failed += 1;
  }

  add(verdict: Verdict, judged: Judged): void {
    const { tier, entries, entriesVerified, reconstruction } = verdict;
    this.games.games += 1;
    this.games[tier] += 1;
    this.entries.all += entries;
    this.entries.verified += entriesVerified;
    if (tier === 'verified' && judged.wrong.length > 0) this.games.falselyVerified += 1;
    for (const stretch of reconstruction?.stretches ?? [])
      this.choices += stretch.decisions.filter((one) => one.open !== undefined).length;
    for (const { value } of reconstruction?.rules.pool.definitions ?? [])
      if (value.code.startsWith('title:')) this.titles.add(value.title);
    for (const [kind, tally] of judged.kinds) {
      const known = this.kinds.get(kind) ?? { stated: 0, right: 0, truths: 0, found: 0 };
      this.kinds.set(kind, known);
      for (const key of ['stated', 'right', 'truths', 'found'] as const) known[key] += tally[key];
    }
  }

  /** The sums in one line, and a table of the kinds as unseen.md has it. */
  toString(): string {
    const tallies = [...this.kinds.values()];
    const stated = tallies.reduce((sum, one) => sum + one.stated, 0);
    const right = tallies.reduce((sum, one) => sum + one.right, 0);
    const rows = [...this.kinds]
      .sort(([, one], [, other]) => other.stated - one.stated)
      .map(([kind, one]) =>
        ['', kind, one.stated, share(one.right, one.stated), one.truths, share(one.found, one.truths), '']
          .join(' | ')
          .trim(),
      );
    return [
      JSON.stringify({
        ...this.games,
        entries: this.entries,
        choices: this.choices,
        titlesInNoPool: this.titles.size,
        stated,
        right,
      }),
      '| kind | stated | precision | truths | recall |',
      '| ---- | ------ | --------- | ------ | ------ |',
      ...rows,
      '',
    ].join('\n');
  }
}
