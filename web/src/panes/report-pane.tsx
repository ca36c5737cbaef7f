import { Fragment } from 'preact';
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
import { alike } from './alike';
import { stretchesOf } from './stretches';

interface AtEntryProps {
  readonly store: GameStore;
  readonly entry: number;
}

/** The entry of the file, which is a moment of the game. */
const AtEntry = ({ store, entry }: AtEntryProps) => (
  <button
    type="button"
    class="pane-jump"
    title={texts.game.panes.toEntry(entry)}
    onClick={() => store.go(entry)}
  >
    {entry}
  </button>
);

/** How a game came here, and how far our rules have judged it. */
export const ReportPane = ({ store }: { readonly store: GameStore }) => {
  const { panes } = texts.game;
  const head = store.head.value;
  const isOwn = heldKeys.value.some(
    ({ game, label }) => game === store.id && label !== panes.notes.key,
  );
  const observed = head !== null && isObserved(store);
  const entries = (store.extents.value.get('judge')?.to ?? -1) + 1;
  const { answer } = useAsked(ImportReportDocument, { id: store.id }, store.keys());
  return (
    <PaneBody answer={answer} isPartly>
      {({ game }) => {
        // Null for whoever is no judge of it.
        const divergences = game?.divergences ?? [];
        const deviations = game?.deviations ?? [];
        // What the server let the players do is told above them.
        const isTold = (entry: number | null | undefined): boolean =>
          deviations.some(({ historyIndex }) => historyIndex === entry);
        const warnings = (game?.importWarnings ?? []).filter(
          ({ kind, entry }) => kind !== 'ALLOWED' || !isTold(entry),
        );
        const entriesVerified = game?.entriesVerified ?? null;
        const found = game?.decisionsFound ?? 0;
        // Of a file in which no decision was found there is nothing to allow.
        const legalThrough = found > 0 ? (game?.legalThrough ?? null) : null;
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
            {legalThrough !== null && legalThrough === found && <p>{panes.legalAll}</p>}
            {legalThrough !== null && legalThrough !== found && (
              <p>
                {panes.legalThrough}: <b>{legalThrough}</b>
              </p>
            )}
            {entriesVerified !== null && entries > 0 && (
              <p>
                {panes.entriesVerified}: <b>{panes.ofEntries(entriesVerified, entries)}</b>
              </p>
            )}
            {divergences.length > 0 && (
              <>
                <h3>{panes.stretches}</h3>
                <ul class="pane-list">
                  {stretchesOf(divergences, found).map(({ from, to }) => (
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
                <ul class="pane-list pane-list-at">
                  {divergences.map((one, index) => (
                    <li key={index}>
                      <AtEntry store={store} entry={one.historyIndex} />
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
                <ul class="pane-list pane-list-at">
                  {alike(deviations).map(([one, ...again], index) => (
                    <li key={index}>
                      <AtEntry store={store} entry={one.historyIndex} />
                      <span>
                        {panes.after(one.decision)}: {saidLine(one.reason)}
                        {again.length > 0 && (
                          <details>
                            <summary>{panes.again(again.length)}</summary>
                            {again.map(({ historyIndex }, place) => (
                              <Fragment key={place}>
                                <AtEntry store={store} entry={historyIndex} />{' '}
                              </Fragment>
                            ))}
                          </details>
                        )}
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
                  {warnings.map(({ text }, index) => (
                    <li key={index}>{saidLine(text)}</li>
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
