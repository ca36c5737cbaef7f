import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../api/ask';
import { NewestGamesDocument, type GameRowFragment } from '../api/documents';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { MisreadNotice } from '../ui/misread-notice';
import { Notice } from '../ui/notice';
import { Offered } from '../ui/offered';
import { useAsked } from '../ui/asked';
import { useSettings } from '../ui/query';
import { useSettled } from '../ui/settled';
import { GameRow } from './game-row';
import { GameSearch } from './game-search';
import { misreadSearch, searchFilter } from './search-filter';
import { storedCount } from './uploads';
import './game-list.css';

const PAGE = 25;
const STORED_PAUSE = 700;

interface Further {
  readonly rows: readonly GameRowFragment[];
  readonly after: string | null;
}

/** The newest games, or those that a search finds; the search stands in the address. */
export const GameList = () => {
  const { home } = texts;
  const [settings, change] = useSettings();
  const variables = { first: PAGE, ...searchFilter(settings) };
  const { answer, again } = useAsked(NewestGamesDocument, variables);
  const further = useSignal<Further | null>(null);
  const misread = misreadSearch(settings);
  const given = misread === null ? answer.value : null;

  useEffect(() => {
    further.value = null;
  }, [given, further]);
  // Many at once come to be stored one after another: the list is asked for again now and then.
  const stored = useSettled(storedCount, STORED_PAUSE).value;
  useEffect(() => {
    if (stored > 0) again();
  }, [stored]);

  const more = async (): Promise<void> => {
    if (given?.ok !== true) return;
    const before = further.value?.rows ?? [];
    const after = further.value?.after ?? given.value.games.pageInfo.endCursor;
    const next = await ask(NewestGamesDocument, { ...variables, after });
    if (!next.ok) return;
    const { edges, pageInfo } = next.value.games;
    further.value = {
      rows: [...before, ...edges.map(({ node }) => node)],
      after: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    };
  };

  const first = given?.ok === true ? given.value.games : null;
  const rows = [...(first?.edges.map(({ node }) => node) ?? []), ...(further.value?.rows ?? [])];
  const hasMore =
    further.value === null ? first?.pageInfo.hasNextPage === true : further.value.after !== null;

  return (
    <section class="game-list" aria-labelledby="games-title">
      <div class="game-list-head">
        <h2 id="games-title">{home.newest}</h2>
        {first !== null && <span class="muted">{home.found(first.totalCount)}</span>}
      </div>
      <GameSearch settings={settings} onChange={change} />
      {misread !== null && <MisreadNotice misread={misread} onChange={change} />}
      {given?.ok === false && (
        <Notice refusal={given.refusal} labels={home.search}>
          <Offered refusal={given.refusal} onChange={change} />
          {given.refusal.offered === undefined && <Button onClick={again}>{texts.retry}</Button>}
        </Notice>
      )}
      {first !== null && rows.length === 0 && <p class="muted">{home.none}</p>}
      <ul class="game-rows">
        {rows.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      {hasMore && <Button onClick={() => void more()}>{home.more}</Button>}
    </section>
  );
};
