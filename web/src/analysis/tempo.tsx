import type { Side } from '../api/documents';
import { FoldedNumbers } from '../charts/folded-numbers';
import { texts } from '../texts/texts';
import type { Analysis } from './analysis';
import type { Flow } from './flow-rows';
import { FlowTables } from './flow-tables';
import { NumberTable } from './number-table';

interface TempoProps {
  readonly tempo: Analysis['tempo'];
  readonly flows: readonly Flow[];
  readonly side: Side;
}

/** What a player's clicks were for; the Runner's runs, or the Corp's remotes that stood advanced. */
export const Tempo = ({ tempo, flows, side }: TempoProps) => {
  const { analysis } = texts;
  const clicks = tempo.clicks.filter((one) => one.side === side && one.clicks > 0);
  const ofClicks = flows.filter((flow) => flow.side === side && flow.currency === 'CLICKS');
  const runs = tempo.runs.filter((one) => one.runs > 0);
  return (
    <section class="tempo">
      <h3>{analysis.clicks}</h3>
      <NumberTable
        columns={[analysis.click, analysis.clicks]}
        rows={[...clicks]
          .sort((a, b) => b.clicks - a.clicks)
          .map(({ use, clicks: spent }) => [analysis.uses[use], spent] as const)}
      />
      {ofClicks.length > 0 && (
        <FoldedNumbers name={analysis.clicksByCard}>
          {() => <FlowTables flows={ofClicks} amount={analysis.clicks} />}
        </FoldedNumbers>
      )}
      {side === 'RUNNER' && runs.length > 0 && (
        <>
          <h3>{analysis.runs}</h3>
          <NumberTable
            columns={analysis.runColumns}
            rows={runs.map(
              ({ target, runs: all, successful }) =>
                [analysis.targets[target], all, successful] as const,
            )}
          />
        </>
      )}
      {side === 'CORP' &&
        tempo.stands.map(({ server, from, turns }) => (
          <p key={`${server} ${from}`}>{analysis.stood(server, from, turns)}</p>
        ))}
    </section>
  );
};
