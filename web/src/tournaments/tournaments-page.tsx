import { TournamentListDocument } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { useSettings } from '../ui/query';
import { setTitle } from '../ui/title';
import '../ui/rows.css';
import { Typed } from '../ui/typed';
import { Announce } from './announce';

const MOST = 100;

export const TournamentsPage = () => {
  const { lists } = texts;
  setTitle(lists.tournaments);
  const [settings, change] = useSettings();
  const { answer } = useAsked(TournamentListDocument, {
    first: MOST,
    name: settings['name'] ?? null,
  });
  const given = answer.value;
  return (
    <>
      <Head at="/tournaments" />
      <main class="sheet">
        <h1>{lists.tournaments}</h1>
        <Announce />
        <form class="statistics-tools" role="search" onSubmit={(event) => event.preventDefault()}>
          <Field label={lists.name}>
            <Typed value={settings['name'] ?? ''} onChange={(name) => change({ name })} />
          </Field>
          <Button kind="main" type="submit">
            {texts.home.search.title}
          </Button>
        </form>
        {given?.ok === false && <Notice refusal={given.refusal} labels={{ name: lists.name }} />}
        {given?.ok === true && given.value.tournaments.edges.length === 0 && (
          <p>{Object.keys(settings).length === 0 ? lists.noTournaments : lists.none}</p>
        )}
        {given?.ok === true && given.value.tournaments.totalCount > MOST && (
          <p class="muted">{lists.firstOf(MOST, given.value.tournaments)}</p>
        )}
        <ul class="rows">
          {given?.ok === true &&
            given.value.tournaments.edges.map(({ node }) => (
              <li key={node.id} class="row">
                <a href={`/tournaments/${node.id}`}>{node.name}</a>
                <span class="muted">
                  {[node.date, lists.players(node.players), texts.phases[node.phase]].join(' · ')}
                </span>
              </li>
            ))}
        </ul>
      </main>
    </>
  );
};
