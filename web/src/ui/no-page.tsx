import { texts } from '../texts/texts';
import { Head } from './head';
import { setTitle } from './title';

export const NoPage = () => {
  setTitle(texts.noPage);
  return (
    <>
      <Head />
      <main class="sheet">
        <h1>{texts.noPage}</h1>
        <p>{texts.noPageHint}</p>
        <p>
          <a href="/">{texts.back}</a>
        </p>
      </main>
    </>
  );
};
