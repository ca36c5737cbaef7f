import { texts } from '../texts/texts';
import type { Analysis } from './analysis';
import { NumberTable } from './number-table';
import { unspentRows, type Unspent } from './unspent-rows';

interface UnspentProps {
  readonly unspent: readonly Unspent[];
  readonly side: Unspent['side'];
  readonly restsOn: Analysis['restsOn'];
}

/** Credits that a player had in the end, in the pool and on cards in play. */
export const UnspentCredits = ({ unspent, side, restsOn }: UnspentProps) => {
  const { analysis } = texts;
  const rows = unspentRows(unspent.filter((one) => one.side === side));
  return (
    <section>
      <h3>{analysis.unspent}</h3>
      {rows.length === 0 ? (
        <p class="muted">{analysis.noneUnspent}</p>
      ) : (
        <NumberTable columns={[analysis.place, analysis.amount]} rows={rows} />
      )}
      {restsOn === 'FACTS' && <p class="muted">{analysis.onCardsUnknown}</p>}
    </section>
  );
};
