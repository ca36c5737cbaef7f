import { ServerTaxDocument } from '../api/documents';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { useSettled } from '../ui/settled';
import { NumberTable } from './number-table';
import { wayText } from './way-text';

/** Milliseconds that one stays at a moment before the server looks for ways. */
const PAUSE = 400;

/** What it would cost to get into each server at the moment that is shown; nothing where that is not told. */
export const ServerTax = ({ store }: { readonly store: GameStore }) => {
  const { tax } = texts.analysis;
  const at = useSettled(store.reading.at, PAUSE).value;
  const variables = { id: store.id, at, as: asked(store.viewer.value) };
  const given = useAsked(ServerTaxDocument, variables, store.keys()).answer.value;
  const servers = given?.ok === true ? (given.value.game?.serverTax ?? null) : null;
  if (servers === null) return null;
  return (
    <section class="tax">
      <h3>{tax.title}</h3>
      <NumberTable
        columns={[tax.server, tax.now, tax.rezzed]}
        rows={servers.map(
          ({ server, unknownIce, now, rezzed }) =>
            [
              unknownIce > 0 ? tax.unknown(server, unknownIce) : server,
              wayText(now),
              wayText(rezzed),
            ] as const,
        )}
      />
    </section>
  );
};
