import type { ServerName, Zone } from '#rules';
import type { AccessAnalysis, ChancedAccess } from '../accesses/access-luck';
import { together } from '../accesses/access-luck';
import type { Basis } from '../accesses/runner-odds';
import type { Luck } from '../chance/luck';
import type { NamedCard, Witness } from './witness';

export interface OddsView {
  readonly chance: number;
  readonly points: number;
  readonly deviation: number;
  /** On what it rests; null for what was true. */
  readonly basis: Basis | null;
}

export interface ChancedAccessView {
  /** Its number in the access log. */
  readonly number: number;
  readonly at: number;
  readonly turn: number;
  readonly run: number | null;
  readonly server: ServerName;
  readonly zone: Zone;
  readonly card: NamedCard | null;
  /** Points printed on the card; null where it was hidden from the viewer. */
  readonly points: number | null;
  /** Given what the Runner knew: for the Runner and judges, otherwise null. */
  readonly runner: OddsView | null;
  /** Given the cards that truly lay there: for judges, otherwise null. */
  readonly truth: OddsView | null;
}

export interface RunLuckView {
  readonly run: number | null;
  readonly runner: Luck | null;
  readonly truth: Luck | null;
}

export interface AccessesView {
  readonly accesses: readonly ChancedAccessView[];
  readonly runs: readonly RunLuckView[];
  readonly game: Omit<RunLuckView, 'run'>;
}

/** What may be told of chances: the truth is for judges, what the Runner knew for the Runner, too. */
const mayTell = ({ viewer }: Witness) => ({
  runner: viewer === 'runner' || viewer === 'judge',
  truth: viewer === 'judge',
});

const oddsOf = (
  { chance, mean, variance }: ChancedAccess['truth'],
  basis: Basis | null,
): OddsView => ({ chance, points: mean, deviation: Math.sqrt(variance), basis });

function viewOne(one: ChancedAccess, at: number, witness: Witness): ChancedAccessView {
  const { number, turn, run, server, zone, settled, sighting, settledSighting } = one.access;
  const may = mayTell(witness);
  const card = witness.name(witness.momentOf(settled) === null ? sighting : settledSighting);
  return {
    ...{ number, at, turn, server, zone, card },
    run: run === 0 ? null : run,
    points: card === null ? null : one.points,
    runner: may.runner && one.isSeen ? oddsOf(one.runner, one.runner.basis) : null,
    truth: may.truth && one.isTrue ? oddsOf(one.truth, null) : null,
  };
}

export function viewAccesses(analysis: AccessAnalysis, witness: Witness): AccessesView {
  const may = mayTell(witness);
  const told = analysis.accesses.filter(({ access }) => witness.momentOf(access.decision) !== null);
  const luckOf = (accesses: readonly ChancedAccess[]): Omit<RunLuckView, 'run'> => {
    const { runner, truth } = together(accesses);
    return {
      runner: may.runner && accesses.every(({ isSeen }) => isSeen) ? runner : null,
      truth: may.truth && accesses.every(({ isTrue }) => isTrue) ? truth : null,
    };
  };
  const runs = [...new Set(told.map(({ access }) => access.run))];
  return {
    accesses: told.flatMap((one) => {
      const at = witness.momentOf(one.access.decision);
      return at === null ? [] : [viewOne(one, at, witness)];
    }),
    runs: runs.map((run) => ({
      run: run === 0 ? null : run,
      ...luckOf(told.filter(({ access }) => access.run === run)),
    })),
    game: luckOf(told),
  };
}
