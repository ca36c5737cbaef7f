import { ShownDeckDocument, type ShownDeckQuery } from '../api/documents';
import { GameRow } from '../home/game-row';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Head } from '../ui/head';
import { Notice } from '../ui/notice';
import { useSettings } from '../ui/query';
import { setTitle } from '../ui/title';
import '../home/game-list.css';
import '../ui/rows.css';
import { FormatField } from './format-field';
import { wordOf } from '../api/word-of';

type Deck = NonNullable<ShownDeckQuery['deck']>;
type Cards = Deck['versions'][number]['list']['cards'];

const byType = (cards: Cards): ReadonlyMap<string, Cards> => {
  const types = new Map<string, Cards[number][]>();
  for (const copies of cards) {
    const type = texts.cardTypes[wordOf(copies.card.type)];
    types.set(type, [...(types.get(type) ?? []), copies]);
  }
  return types;
};

const Legality = ({ legality }: { readonly legality: Deck['legality'] }) => {
  const { lists } = texts;
  return (
    <section class="panel">
      <h2>{legality.legal ? lists.legal(legality.format) : lists.illegal(legality.format)}</h2>
      <ul>
        {legality.violations.map(({ rule, message }, index) => (
          <li key={index}>
            {message} <code class="muted">{rule}</code>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A deck with its legality and its games. */
export const DeckPage = ({ id = '' }: { readonly id?: string }) => {
  const { lists } = texts;
  const [settings, change] = useSettings();
  const format = settings['format'] ?? 'constructed@2018-09-01';
  const { answer } = useAsked(ShownDeckDocument, { id, format });
  const given = answer.value;
  const deck = given?.ok === true ? given.value.deck : null;
  const list = deck?.versions.at(-1)?.list;
  const name = list?.name ?? list?.identities[0]?.card.title ?? lists.decks;
  setTitle(name, lists.decks);
  return (
    <>
      <Head at="/decks" />
      <main class="sheet">
        {given?.ok === false && <Notice refusal={given.refusal} />}
        {given?.ok === true && deck === null && <p>{lists.noDeck}</p>}
        {deck !== null && list !== undefined && (
          <>
            <h1>{name}</h1>
            <p class="muted">
              {[
                list.identities[0]?.card.title ?? '',
                deck.owner ?? '',
                lists.versions(deck.versions.length),
              ].join(' · ')}
            </p>
            <div class="deck-cards panel">
              {[...byType(list.cards)].map(([type, cards]) => (
                <section key={type}>
                  <h2 class="deck-type">{type}</h2>
                  <ul>
                    {cards.map(({ quantity, card }) => (
                      <li key={card.title}>
                        {quantity} × {card.title}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <FormatField format={format} onChange={(chosen) => change({ format: chosen })} />
            <Legality legality={deck.legality} />
            <h2>{lists.games}</h2>
            {deck.games.edges.length === 0 && <p class="muted">{lists.noGames}</p>}
            <ul class="game-rows">
              {deck.games.edges.map(({ node }) => (
                <GameRow key={node.game.id} game={node.game} />
              ))}
            </ul>
          </>
        )}
      </main>
    </>
  );
};
