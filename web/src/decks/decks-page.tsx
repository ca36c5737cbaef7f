import { DeckListDocument } from '../api/documents';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { useSettings } from '../ui/query';
import type { Labels } from '../ui/said';
import { setTitle } from '../ui/title';
import '../ui/rows.css';
import { Typed } from '../ui/typed';
import { PasteDeck } from './paste-deck';

const MOST = 100;

const { owner, name, identity } = texts.lists;
const labels: Labels = { owner, name, identity };

/** Registered decks. */
export const DecksPage = () => {
  const { lists } = texts;
  setTitle(lists.decks);
  const [settings, change] = useSettings();
  const { answer } = useAsked(DeckListDocument, {
    first: MOST,
    owner: settings['owner'] ?? null,
    name: settings['name'] ?? null,
    identity: settings['identity'] ?? null,
  });
  const given = answer.value;
  return (
    <>
      <Head at="/decks" />
      <main class="sheet">
        <h1>{lists.decks}</h1>
        <PasteDeck />
        <form class="statistics-tools" role="search" onSubmit={(event) => event.preventDefault()}>
          {(['owner', 'name', 'identity'] as const).map((name) => (
            <Field key={name} label={lists[name]}>
              <Typed value={settings[name] ?? ''} onChange={(typed) => change({ [name]: typed })} />
            </Field>
          ))}
          <Button kind="main" type="submit">
            {texts.home.search.title}
          </Button>
        </form>
        {given?.ok === false && <Notice refusal={given.refusal} labels={labels} />}
        {given?.ok === true && given.value.decks.edges.length === 0 && (
          <p>{Object.keys(settings).length === 0 ? lists.noDecks : lists.none}</p>
        )}
        {given?.ok === true && given.value.decks.totalCount > MOST && (
          <p class="muted">{lists.firstOf(MOST, given.value.decks)}</p>
        )}
        <ul class="rows">
          {given?.ok === true &&
            given.value.decks.edges.map(({ node }) => (
              <li key={node.id} class="row">
                <a href={`/decks/${node.id}`}>{node.name ?? node.identity ?? node.id}</a>
                <span class="muted">
                  {[node.identity ?? '', node.owner, lists.versions(node.versions)].join(' · ')}
                </span>
              </li>
            ))}
        </ul>
      </main>
    </>
  );
};
