import { useEffect } from 'preact/hooks';
import { NewestGamesDocument } from '../api/documents';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { MisreadNotice } from '../ui/misread-notice';
import { Notice } from '../ui/notice';
import { Offered } from '../ui/offered';
import { usePaged } from '../ui/paged';
import { useSettings } from '../ui/query';
import { useSettled } from '../ui/settled';
import { GameRow } from './game-row';
import { GameSearch } from './game-search';
import { misreadSearch, searchFilter } from './search-filter';
import { storedCount } from './uploads';
import './game-list.css';

const PAGE = 25;
const STORED_PAUSE = 700;

/** The newest games, or those that a search finds; the search stands in the address. */
export const GameList = () => {
  const { home } = texts;
  const [settings, change] = useSettings();
  const variables = { first: PAGE, ...searchFilter(settings) };
  const list = usePaged(NewestGamesDocument, variables, ({ games }) => games);
  const misread = misreadSearch(settings);
  const given = misread === null ? list.answer.value : null;

  // Many at once come to be stored one after another: the list is asked for again now and then.
  const stored = useSettled(storedCount, STORED_PAUSE).value;
  useEffect(() => {
    if (stored > 0) list.again();
  }, [stored]);

  const first = given?.ok === true ? given.value.games : null;
  const rows = first === null ? [] : list.rows;

  return (
    <section class="game-list" aria-labelledby="games-title">
      <div class="game-list-head">
        <h2 id="games-title">{home.newest}</h2>
        {first !== null && (
          <span class="muted">{home.found(first.totalCount, first.isTotalExact)}</span>
        )}
      </div>
      <GameSearch settings={settings} onChange={change} />
      {misread !== null && <MisreadNotice misread={misread} onChange={change} />}
      {given?.ok === false && (
        <Notice refusal={given.refusal} labels={home.search}>
          <Offered refusal={given.refusal} onChange={change} />
          {given.refusal.offered === undefined && (
            <Button onClick={list.again}>{texts.retry}</Button>
          )}
        </Notice>
      )}
      {first !== null && rows.length === 0 && !list.isBrokenOff && <p class="muted">{home.none}</p>}
      <ul class="game-rows">
        {rows.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      {first !== null && list.isBrokenOff && <p class="muted">{home.brokenOff}</p>}
      {first !== null && list.hasMore && (
        <Button onClick={() => void list.more()}>
          {list.isBrokenOff ? home.further : home.more}
        </Button>
      )}
    </section>
  );
};
