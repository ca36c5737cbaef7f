import { ImportReportDocument } from '../api/documents';
import { heldKeys } from '../api/key-ring';
import type { GameStore } from '../game/store';
import { isObserved } from '../game/log-file';
import { tierText } from '../game/tier-text';
import { texts } from '../texts/texts';
import { DeleteGame } from '../mine/delete-game';
import { useAsked } from '../ui/asked';
import { PaneBody } from './pane-body';
import { saidLine } from './said-line';
import { wordOf } from '../api/word-of';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The decisions that our rules followed, from 1: what lies between the places where they could not. */
function stretchesOf(divergences: readonly { readonly decision: number }[]): readonly Stretch[] {
  const breaks = [...new Set(divergences.map(({ decision }) => decision))].sort((a, b) => a - b);
  return breaks.flatMap((to, index) => {
    const from = (breaks[index - 1] ?? 0) + 1;
    return to < from ? [] : [{ from, to }];
  });
}

/** How a game came here, and how far our rules have judged it. */
export const ReportPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const head = store.head.value;
  const isOwn = heldKeys.value.some(
    ({ game, label }) => game === store.id && label !== panes.notes.key,
  );
  const observed = head !== null && isObserved(store);
  const { answer } = useAsked(ImportReportDocument, { id: store.id }, store.keys());
  return (
    <PaneBody answer={answer} isPartly>
      {({ game }) => {
        // Null for whoever is no judge of it.
        const divergences = game?.divergences ?? [];
        const deviations = game?.deviations ?? [];
        const warnings = game?.warnings ?? [];
        const legalThrough = game?.legalThrough ?? null;
        return (
          <>
            <p>
              {panes.tier}: <b>{head === null ? '' : tierText(head)}</b>
            </p>
            {!observed && <p class="muted">{panes.recorded}</p>}
            {head?.verified !== null && head?.verified !== undefined && (
              <p>
                <a href={`/games/${head.verified.id}`}>{texts.game.verified}</a>
              </p>
            )}
            {head?.observed !== null && head?.observed !== undefined && (
              <p>
                <a href={`/games/${head.observed.id}`}>{texts.game.observed}</a>
              </p>
            )}
            {observed && !store.extents.value.has('judge') && (
              <p class="muted">{panes.judgesAlone}</p>
            )}
            {legalThrough !== null && (
              <p>
                {panes.legalThrough}: <b>{legalThrough}</b>
              </p>
            )}
            {divergences.length > 0 && (
              <>
                <h3>{panes.stretches}</h3>
                <ul class="pane-list">
                  {stretchesOf(divergences).map(({ from, to }) => (
                    <li key={from}>
                      <span>{panes.stretch(from, to)}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {divergences.length > 0 && (
              <>
                <h3>{panes.divergences}</h3>
                <ul class="pane-list">
                  {divergences.map((one, index) => (
                    <li key={index}>
                      <span>
                        {panes.after(one.decision)}: {saidLine(one.reason)}{' '}
                        <span class="muted">{panes.instead(one.expected, one.got)}</span>
                      </span>
                      <code class="muted">{wordOf(one.kind)}</code>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {deviations.length > 0 && (
              <>
                <h3>{panes.deviations}</h3>
                <ul class="pane-list">
                  {deviations.map((one, index) => (
                    <li key={index}>
                      <span>
                        {panes.after(one.decision)}: {saidLine(one.reason)}
                      </span>
                      <code class="muted">{one.rule}</code>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {isOwn && <DeleteGame game={store.id} onDeleted={() => void store.refresh()} />}
            {warnings.length > 0 && (
              <>
                <h3>{panes.warnings}</h3>
                <ul class="pane-list">
                  {warnings.map((one, index) => (
                    <li key={index}>{saidLine(one)}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        );
      }}
    </PaneBody>
  );
};
