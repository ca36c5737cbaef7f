import type { Side } from '#rules';

/** What of a position is drawn as a line over the game. */
interface Drawn {
  readonly corp: {
    readonly credits: number;
    readonly agendaPoints: number;
    readonly badPublicity: number;
    readonly hq: readonly unknown[];
    readonly servers: readonly { readonly ice: readonly { readonly rezzed?: boolean }[] }[];
  };
  readonly runner: {
    readonly credits: number;
    readonly agendaPoints: number;
    readonly tags: number;
    readonly grip: readonly unknown[];
    readonly rig: { readonly programs: readonly unknown[] };
  };
}

interface SeenFact {
  readonly type: string;
  readonly side?: unknown;
  readonly amount?: unknown;
}

export interface DrawnMoment {
  readonly at: number;
  readonly position: Drawn;
  /** What the viewer saw happen since the moment before. */
  readonly facts: readonly SeenFact[];
}

const clickUses = {
  played: 'play',
  installed: 'install',
  'run-began': 'run',
  advanced: 'advance',
  purged: 'purge',
  'tags-removed': 'remove-tag',
  'ability-used': 'ability',
  drew: 'draw',
  'credits-gained': 'credit',
} as const;
export type SeenClickUse = (typeof clickUses)[keyof typeof clickUses] | 'other';

export interface SpentClicks {
  readonly at: number;
  readonly side: Side;
  readonly use: SeenClickUse;
  readonly amount: number;
}

/** The Corp pays with tags, the Runner removes them. */
const isRemoval = ({ type, side }: SeenFact): boolean => type !== 'tags-removed' || side !== 'corp';

const useIn = (facts: readonly SeenFact[]): SeenClickUse => {
  // What tells most comes first: a played card may draw, and draws play none.
  for (const [type, use] of Object.entries(clickUses))
    if (facts.some((fact) => fact.type === type && isRemoval(fact))) return use;
  return 'other';
};

const isSide = (value: unknown): value is Side => value === 'corp' || value === 'runner';

function clicksIn({ at, facts }: DrawnMoment): SpentClicks[] {
  return facts.flatMap((fact, index) => {
    const { type, side, amount } = fact;
    if (type !== 'clicks-spent' || !isSide(side) || typeof amount !== 'number') return [];
    return [{ at, side, amount, use: useIn(facts.slice(index + 1)) }];
  });
}

/** Numbers of every moment of one viewer, in order, all from what the viewer saw. */
export function seriesOf(moments: readonly DrawnMoment[]) {
  const line = (read: (position: Drawn) => number): readonly number[] =>
    moments.map(({ position }) => read(position));
  return {
    corpCredits: line(({ corp }) => corp.credits),
    runnerCredits: line(({ runner }) => runner.credits),
    corpCards: line(({ corp }) => corp.hq.length),
    runnerCards: line(({ runner }) => runner.grip.length),
    corpPoints: line(({ corp }) => corp.agendaPoints),
    runnerPoints: line(({ runner }) => runner.agendaPoints),
    tags: line(({ runner }) => runner.tags),
    badPublicity: line(({ corp }) => corp.badPublicity),
    ice: line(({ corp }) => iceOf(corp).length),
    rezzedIce: line(({ corp }) => iceOf(corp).filter(({ rezzed }) => rezzed === true).length),
    programs: line(({ runner }) => runner.rig.programs.length),
    clicks: moments.flatMap(clicksIn),
  };
}

export type Series = ReturnType<typeof seriesOf>;

const iceOf = ({ servers }: Drawn['corp']) => servers.flatMap(({ ice }) => ice);
