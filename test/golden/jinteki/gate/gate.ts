import { golden } from '../replays';
import type { Tally } from './judge';
import { judgeGame } from './judge-game';
import { Sums } from './sums';

/** What every kind has to reach. */
const wanted = 0.99;

/** The statements of a kind that are false, and what was done that none tells. */
interface Failed {
  readonly wrong: string[];
  readonly missed: string[];
}

/** A kind that falls short, and each statement, or truth, that it falls short by. */
type Short = readonly [kind: string, says: readonly string[]];

/** What many games state, kind by kind, against their records. */
export class Gate {
  private readonly sums = new Sums();
  /** False statements of games that are verified to their end. */
  readonly falselyVerified: string[] = [];
  private readonly failed = new Map<string, Failed>();

  constructor(ids: readonly string[]) {
    for (const id of ids) this.add(id);
  }

  private add(id: string): void {
    const { text, decisions } = golden(id);
    const game = judgeGame(text, decisions);
    if ('why' in game) throw new Error(`${id}: ${game.why}`);
    const { verdict, judged } = game;
    this.sums.add(verdict, judged);
    const said = (says: string): string => `${id}: ${says}`;
    if (verdict.tier === 'verified')
      this.falselyVerified.push(...judged.wrong.map(({ says }) => said(says)));
    for (const { kind, says } of judged.wrong) this.of(kind).wrong.push(said(says));
    for (const { kind, says } of judged.missed) this.of(kind).missed.push(said(says));
  }

  private of(kind: string): Failed {
    const known = this.failed.get(kind);
    if (known !== undefined) return known;
    const fresh = { wrong: [], missed: [] };
    this.failed.set(kind, fresh);
    return fresh;
  }

  /** How many games were judged and verified, and entries, and choices that are told as open. */
  get games() {
    const { choices, entries, games } = this.sums;
    return {
      all: games.games,
      verified: games.verified,
      entries: entries.all,
      covered: entries.verified,
      open: choices,
    };
  }

  /** Kinds of which too little of what is stated is right. */
  imprecise(): Short[] {
    return this.kinds.flatMap(([kind, { stated, right }]): Short[] =>
      right < stated * wanted ? [[kind, this.of(kind).wrong]] : [],
    );
  }

  /** Kinds of which too little of what was done in verified stretches is stated. */
  incomplete(): Short[] {
    return this.kinds.flatMap(([kind, { truths, found }]): Short[] =>
      found < truths * wanted ? [[kind, this.of(kind).missed]] : [],
    );
  }

  private get kinds(): readonly (readonly [string, Tally])[] {
    return [...this.sums.kinds];
  }

  toString(): string {
    const rows = this.kinds
      .toSorted(([, one], [, other]) => other.stated - one.stated)
      .map(
        ([kind, { stated, right, truths, found }]) =>
          `${kind.padEnd(16)}${String(stated).padStart(7)}${share(right, stated)}${String(truths).padStart(7)}${share(found, truths)}`,
      );
    return ['kind             stated  precision  truths     recall', ...rows, JSON.stringify(this.games)].join('\n');
  }
}

const share = (part: number, whole: number): string =>
  (whole === 0 ? '-' : (part / whole).toFixed(4)).padStart(11);
