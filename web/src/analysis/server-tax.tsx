import { useSignal } from '@preact/signals';
import { ServerTaxDocument, type ServerTaxQuery } from '../api/documents';
import type { GameStore } from '../game/store';
import { asked } from '../game/viewers';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useSettled } from '../ui/settled';
import { NumberTable } from './number-table';
import { wayText } from './way-text';

/** Milliseconds that one stays at a moment before the server looks for ways. */
const PAUSE = 400;

type Told = NonNullable<NonNullable<ServerTaxQuery['game']>['serverTax']>;

const Servers = ({ servers }: { readonly servers: Told }) => {
  const { tax } = texts.analysis;
  return (
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
  );
};

interface Shown {
  readonly store: GameStore;
  readonly at: number;
  readonly usual: Told;
}

/** The same by a deeper look; what is known stays until that is there. */
const Deeper = ({ store, at, usual }: Shown) => {
  const variables = { id: store.id, at, as: asked(store.viewer.value), depth: 'DEEP' } as const;
  const { answer, again } = useAsked(ServerTaxDocument, variables, store.keys());
  const given = answer.value;
  const refusal = given === null || given.ok ? given?.refusals[0] : given.refusal;
  const servers = given?.ok === true ? (given.value.game?.serverTax ?? usual) : usual;
  return (
    <>
      <Servers servers={servers} />
      {given === null && <p class="muted">{texts.analysis.tax.lookingDeeper}</p>}
      {refusal !== undefined && (
        <Notice refusal={refusal}>
          <Button onClick={again}>{texts.retry}</Button>
        </Notice>
      )}
    </>
  );
};

/** What is told at once; a deeper look where that is not all. */
const AtMoment = ({ store, at, usual }: Shown) => {
  const isDeeper = useSignal(false);
  if (isDeeper.value) return <Deeper {...{ store, at, usual }} />;
  const isBounded = usual.some(({ now, rezzed }) =>
    [now, rezzed].some(({ why }) => why === 'TOO_MANY'),
  );
  return (
    <>
      <Servers servers={usual} />
      {isBounded && (
        <Button onClick={() => (isDeeper.value = true)}>{texts.analysis.tax.deeper}</Button>
      )}
    </>
  );
};

/** What it would cost to get into each server at the moment that is shown; nothing where that is not told. */
export const ServerTax = ({ store }: { readonly store: GameStore }) => {
  const at = useSettled(store.reading.at, PAUSE).value;
  const as = asked(store.viewer.value);
  const variables = { id: store.id, at, as, depth: 'USUAL' } as const;
  const given = useAsked(ServerTaxDocument, variables, store.keys()).answer.value;
  const servers = given?.ok === true ? (given.value.game?.serverTax ?? null) : null;
  if (servers === null) return null;
  return (
    <section class="tax">
      <h3>{texts.analysis.tax.title}</h3>
      <AtMoment key={`${as} ${at}`} store={store} at={at} usual={servers} />
    </section>
  );
};
