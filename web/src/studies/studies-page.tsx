import { PublicStudiesDocument } from '../api/documents';
import { heldStudies } from '../api/held-studies';
import { HeldStudyRow } from '../mine/held-study-row';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { usePaged } from '../ui/paged';
import { useSettings } from '../ui/query';
import { setTitle } from '../ui/title';
import { Typed } from '../ui/typed';
import '../mine/mine.css';
import '../ui/rows.css';

const PAGE = 50;

/** Studies whose keys this browser keeps, and those that everybody may read. */
export const StudiesPage = () => {
  const { home, lists, studies } = texts;
  setTitle(texts.nav.studies);
  const [settings, change] = useSettings();
  const title = settings['title'] ?? null;
  const variables = { first: PAGE, title };
  const list = usePaged(PublicStudiesDocument, variables, (answer) => answer.studies);
  const given = list.answer.value;
  const held = heldStudies.value;
  return (
    <>
      <Head at="/studies" />
      <main class="sheet">
        <h1>{texts.nav.studies}</h1>
        <p class="muted">{studies.aboutAll}</p>
        {held.length > 0 && (
          <section aria-labelledby="own-studies">
            <h2 id="own-studies">{lists.mine.studies}</h2>
            <ul class="mine-rows">
              {held.map((one) => (
                <HeldStudyRow key={one.study} held={one} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="public-studies">
          <h2 id="public-studies">{studies.open}</h2>
          <form class="statistics-tools" role="search" onSubmit={(event) => event.preventDefault()}>
            <Field label={studies.part}>
              <Typed value={title ?? ''} onChange={(typed) => change({ title: typed })} />
            </Field>
            <Button kind="main" type="submit">
              {home.search.title}
            </Button>
          </form>
          {given === null && <p class="muted">{texts.loading}</p>}
          {given?.ok === false && (
            <Notice refusal={given.refusal} labels={{ title: studies.part }} />
          )}
          {given?.ok === true && list.rows.length === 0 && (
            <p>{title === null ? studies.noOpen : lists.none}</p>
          )}
          <ul class="rows">
            {list.rows.map(({ id, title: called, owner }) => (
              <li key={id} class="row">
                <a href={`/studies/${id}`}>{called}</a>
                <span class="muted">{owner}</span>
              </li>
            ))}
          </ul>
          {list.hasMore && <Button onClick={() => void list.more()}>{home.more}</Button>}
        </section>
      </main>
    </>
  );
};
