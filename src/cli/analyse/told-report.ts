import { tooMany, type Way } from '#analysis/tax/way';
import type { Flow } from '#analysis/report/flow';
import type { GameReport } from '#analysis/report/game-report';
import type { Viewer } from '#rules';
import type { ToldTax } from './tell-tax';

/** Words of closed sets, which the API writes as enums. */
const WORDS: ReadonlySet<string> = new Set([
  ...(['basis', 'currency', 'direction', 'how', 'kind', 'of', 'phase', 'purpose'] as const),
  ...(['restsOn', 'side', 'use', 'where', 'why', 'zone'] as const),
]);

const TARGETS: Readonly<Record<string, string>> = {
  HQ: 'HQ',
  RD: 'R&D',
  ARCHIVES: 'Archives',
  REMOTE: 'remote',
};

/** An answer of the API in the words of analyses. */
const inOurWords = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key: string, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'target') return TARGETS[value] ?? value;
    return WORDS.has(key) ? value.toLowerCase().replaceAll('_', '-') : value;
  });

interface ToldFlow extends Omit<Flow, 'what'> {
  readonly purpose: Flow['what'];
}

/** As the API tells a report. */
interface Told extends Omit<GameReport, 'viewer' | 'accesses' | 'economy'> {
  readonly economy: Omit<GameReport['economy'], 'flows'> & { readonly flows: readonly ToldFlow[] };
  readonly accesses: Omit<GameReport['accesses'], 'game'> & GameReport['accesses']['game'];
}

/** The report that a server told, as one of a file is. */
export function toldReport(answer: unknown, viewer: Viewer): GameReport {
  const { accesses, economy, ...others } = inOurWords(answer) as Told;
  const { accesses: each, runs, ...game } = accesses;
  return {
    ...others,
    viewer,
    economy: { ...economy, flows: economy.flows.map((one) => ({ ...one, what: one.purpose })) },
    accesses: { accesses: each, runs, game },
  };
}

interface ToldWay {
  readonly cost: Extract<Way, { found: true }>['cost'] | null;
  readonly corpPays: number | null;
  readonly why: Extract<Way, { found: false }>['why'] | null;
  readonly atLeast: number | null;
  readonly atMost: Extract<Way, { found: true }>['cost'] | null;
}

function wayIn({ cost, corpPays, why, atLeast, atMost }: ToldWay): Way {
  if (cost !== null) return { found: true, cost, corpPays: corpPays ?? 0 };
  if (why === 'too-many') return { ...tooMany(atLeast ?? 0), atMost };
  return { found: false, why: why ?? 'no-way' };
}

interface ToldServer extends Omit<ToldTax, 'now' | 'rezzed'> {
  readonly now: ToldWay;
  readonly rezzed: ToldWay;
}

/** What a server told of ways into servers; null where nobody runs. */
export const toldTaxes = (answer: unknown): readonly ToldTax[] | null =>
  (inOurWords(answer) as readonly ToldServer[] | null)?.map(({ now, rezzed, ...others }) => ({
    ...others,
    now: wayIn(now),
    rezzed: wayIn(rezzed),
  })) ?? null;
