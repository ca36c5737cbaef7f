import { ServerTaxesDocument } from '../api/documents';
import { Chart } from '../charts/chart';
import { FoldedNumbers } from '../charts/folded-numbers';
import type { GameStore } from '../game/store';
import { useView } from '../panes/use-pane';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { mostOf, taxLines } from './tax-lines';

/** Server by server what a way in would have cost when each turn began. */
const Lines = ({ store }: { readonly store: GameStore }) => {
  const { tax } = texts.analysis;
  const { answer, again } = useView(ServerTaxesDocument, store);
  const given = answer.value;
  if (given === null) return <p class="muted">{tax.looking}</p>;
  const refusal = given.ok ? given.refusals[0] : given.refusal;
  if (refusal !== undefined)
    return (
      <Notice refusal={refusal}>
        <Button onClick={again}>{texts.retry}</Button>
      </Notice>
    );
  const taxes = (given.ok ? given.value.game?.serverTaxes : null) ?? null;
  const lines = taxLines(taxes ?? [], store.extent.value.to);
  if (taxes === null || lines.length === 0) return <p class="muted">{tax.noTurns}</p>;
  const most = mostOf(lines);
  const stops = taxes.map(({ at }) => at);
  return (
    <>
      <p class="muted">{tax.note}</p>
      {lines.map(({ server, now, rezzed }) => (
        <Chart
          key={server}
          store={store}
          name={server}
          lines={[
            { name: tax.lines.now, kind: 'runner', ...now },
            { name: tax.lines.rezzed, kind: 'if', ...rezzed },
          ]}
          {...{ most, stops }}
          isLow
        />
      ))}
    </>
  );
};

/** The same over the game; looked for once somebody opens it, as that takes the server seconds. */
export const ServerTaxes = ({ store }: { readonly store: GameStore }) => (
  <section class="taxes">
    <h3>{texts.analysis.tax.over}</h3>
    <FoldedNumbers name={texts.analysis.tax.overGame}>
      {() => <Lines store={store} />}
    </FoldedNumbers>
  </section>
);
