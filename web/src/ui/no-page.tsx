import { texts } from '../texts/texts';
import { Head } from './head';
import { setTitle } from './title';

interface NoPageProps {
  /** Whether the address is none that could be looked for: percent signs in it stand for nothing. */
  readonly isBroken?: boolean;
}

export const NoPage = ({ isBroken = false }: NoPageProps) => {
  const [title, hint] = isBroken
    ? [texts.brokenAddress, texts.brokenAddressHint]
    : [texts.noPage, texts.noPageHint];
  setTitle(title);
  return (
    <>
      <Head />
      <main class="sheet">
        <h1>{title}</h1>
        <p>{hint}</p>
        <p>
          <a href="/">{texts.back}</a>
        </p>
      </main>
    </>
  );
};
