import { CatalogueDocument, type CardCycle, type CardType, type Faction } from '../api/documents';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Chosen } from '../ui/chosen';
import { Field } from '../ui/field';
import { Head } from '../ui/head';
import { misreadIn } from '../ui/misread';
import { MisreadNotice } from '../ui/misread-notice';
import { Notice } from '../ui/notice';
import { usePaged } from '../ui/paged';
import { useSettings, type Settings } from '../ui/query';
import { setTitle } from '../ui/title';
import { Typed } from '../ui/typed';
import '../ui/rows.css';
import { CardRow } from './card-row';
import './cards.css';

const PAGE = 50;

/** What can be chosen from, by the words of the schema. */
const choices = () => {
  const { cards } = texts;
  const upper = <T extends string>(words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(words).map(([word, said]) => [
        word.toUpperCase().replaceAll('-', '_') as T,
        said,
      ]),
    );
  return {
    side: texts.sides,
    faction: upper<Faction>(texts.factions),
    type: upper<CardType>(texts.cardTypes),
    cycle: cards.cycles as Readonly<Record<CardCycle, string>>,
  };
};
type Choice = keyof ReturnType<typeof choices>;
const CHOICES = ['side', 'faction', 'type', 'cycle'] as const satisfies readonly Choice[];

/** Every title that there is, with what it does in our words and whether games with it can be played. */
export const CardsPage = () => {
  const { cards, home } = texts;
  setTitle(cards.title);
  const [settings, change] = useSettings();
  const offered = choices();
  const misread = misreadIn(
    settings,
    CHOICES.map((name) => ({ name, label: cards[name], as: offered[name] })),
  );
  const list = usePaged(CatalogueDocument, variablesOf(settings), ({ catalogue }) => catalogue);
  const given = misread === null ? list.answer.value : null;
  const page = given?.ok === true ? given.value.catalogue : null;
  return (
    <>
      <Head at="/cards" />
      <main class="sheet">
        <h1>{cards.title}</h1>
        <p class="muted">{cards.about}</p>
        <form class="statistics-tools" role="search" onSubmit={(event) => event.preventDefault()}>
          <Field label={cards.text}>
            <Typed value={settings['text'] ?? ''} onChange={(text) => change({ text })} />
          </Field>
          {CHOICES.map((name) => (
            <Chosen
              key={name}
              name={name}
              label={cards[name]}
              choices={{ '': cards.any, ...offered[name] }}
              chosen={settings[name] ?? ''}
              onChoose={(value) => change({ [name]: value })}
            />
          ))}
          <Button kind="main" type="submit">
            {home.search.title}
          </Button>
        </form>
        {misread !== null && <MisreadNotice misread={misread} onChange={change} />}
        {given === null && misread === null && <p class="muted">{texts.loading}</p>}
        {given?.ok === false && <Notice refusal={given.refusal} />}
        {page !== null && (
          <p class="muted" role="status">
            {cards.found(page.totalCount)}
          </p>
        )}
        {page !== null && page.nearest.length > 0 && (
          <p>
            {cards.nearest}{' '}
            {page.nearest.map((title) => (
              <Button key={title} onClick={() => change({ text: title })}>
                {title}
              </Button>
            ))}
          </p>
        )}
        <ul class="rows">
          {page !== null &&
            list.rows.map((row) => (
              <CardRow key={row.card.code} row={row} isOpen={page.totalCount === 1} />
            ))}
        </ul>
        {page !== null && list.hasMore && (
          <Button onClick={() => void list.more()}>{home.more}</Button>
        )}
      </main>
    </>
  );
};

const variablesOf = (settings: Settings) => {
  const offered = choices();
  const chosen = <T extends string>(name: Choice): T | null => {
    const value = settings[name];
    return value !== undefined && Object.hasOwn(offered[name], value) ? (value as T) : null;
  };
  return {
    first: PAGE,
    text: settings['text'] ?? null,
    side: chosen<'CORP' | 'RUNNER'>('side'),
    faction: chosen<Faction>('faction'),
    type: chosen<CardType>('type'),
    cycle: chosen<CardCycle>('cycle'),
  };
};
