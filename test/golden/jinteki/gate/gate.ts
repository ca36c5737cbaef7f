import type { Verdict } from '#notation/jinteki/reconstruct/verify';
import { golden } from '../replays';
import type { Tally } from './judge';
import { judgeGame } from './judge-game';

/** What every kind has to reach. */
const wanted = 0.99;

interface Sum extends Tally {
  readonly wrong: string[];
  readonly missed: string[];
}

/** A kind that falls short, and each statement, or truth, that it falls short by. */
type Short = readonly [kind: string, says: readonly string[]];

/** What many games state, kind by kind, against their records. */
export class Gate {
  readonly games = { all: 0, verified: 0, entries: 0, covered: 0, open: 0 };
  /** False statements of games that are verified to their end. */
  readonly falselyVerified: string[] = [];
  private readonly kinds = new Map<string, Sum>();

  constructor(ids: readonly string[]) {
    for (const id of ids) this.add(id);
  }

  private add(id: string): void {
    const { text, decisions } = golden(id);
    const game = judgeGame(text, decisions);
    if ('why' in game) throw new Error(`${id}: ${game.why}`);
    const { verdict, judged } = game;
    this.games.all += 1;
    this.games.verified += verdict.tier === 'verified' ? 1 : 0;
    this.games.entries += verdict.entries;
    this.games.covered += verdict.entriesVerified;
    this.games.open += openIn(verdict);
    for (const [kind, tally] of judged.kinds) {
      const sum = this.of(kind);
      for (const key of ['stated', 'right', 'truths', 'found'] as const) sum[key] += tally[key];
    }
    const said = (says: string): string => `${id}: ${says}`;
    if (verdict.tier === 'verified')
      this.falselyVerified.push(...judged.wrong.map(({ says }) => said(says)));
    for (const { kind, says } of judged.wrong) this.of(kind).wrong.push(said(says));
    for (const { kind, says } of judged.missed) this.of(kind).missed.push(said(says));
  }

  private of(kind: string): Sum {
    const known = this.kinds.get(kind);
    if (known !== undefined) return known;
    const fresh = { stated: 0, right: 0, truths: 0, found: 0, wrong: [], missed: [] };
    this.kinds.set(kind, fresh);
    return fresh;
  }

  /** Kinds of which too little of what is stated is right. */
  imprecise(): Short[] {
    return [...this.kinds].flatMap(([kind, { stated, right, wrong }]): Short[] =>
      right < stated * wanted ? [[kind, wrong]] : [],
    );
  }

  /** Kinds of which too little of what was done in verified stretches is stated. */
  incomplete(): Short[] {
    return [...this.kinds].flatMap(([kind, { truths, found, missed }]): Short[] =>
      found < truths * wanted ? [[kind, missed]] : [],
    );
  }

  toString(): string {
    const rows = [...this.kinds]
      .sort(([, one], [, other]) => other.stated - one.stated)
      .map(
        ([kind, { stated, right, truths, found }]) =>
          `${kind.padEnd(16)}${String(stated).padStart(7)}${share(right, stated)}${String(truths).padStart(7)}${share(found, truths)}`,
      );
    return ['kind             stated  precision  truths     recall', ...rows, JSON.stringify(this.games)].join('\n');
  }
}

/** Choices that are told as open. */
const openIn = ({ reconstruction }: Verdict): number =>
  (reconstruction?.stretches ?? []).reduce(
    (sum, { decisions }) => sum + decisions.filter(({ open }) => open !== undefined).length,
    0,
  );

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : (part / whole).toFixed(4)).padStart(11);
