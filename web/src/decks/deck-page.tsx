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
import { keysOfWork } from '../api/held-works';
import { wordOf } from '../api/word-of';
import { AddWorkKey } from '../ui/add-work-key';
import { DeckLegality } from './deck-legality';
import { DeckText } from './deck-text';
import { ReviseDeck } from './revise-deck';
import { Versions } from './versions';

type Cards = NonNullable<ShownDeckQuery['deck']>['versions'][number]['list']['cards'];

const LAST_FORMAT = 'constructed@2018-09-01';

const byType = (cards: Cards): ReadonlyMap<string, Cards> => {
  const types = new Map<string, Cards[number][]>();
  for (const copies of cards) {
    const type = texts.cardTypes[wordOf(copies.card.type)];
    types.set(type, [...(types.get(type) ?? []), copies]);
  }
  return types;
};

/** A deck with its legality and its games. */
export const DeckPage = ({ id = '' }: { readonly id?: string }) => {
  const { lists } = texts;
  const [settings, change] = useSettings();
  const { answer, again } = useAsked(ShownDeckDocument, { id });
  const given = answer.value;
  const deck = given?.ok === true ? given.value.deck : null;
  const list = deck?.versions.at(-1)?.list;
  const name = list?.name ?? list?.identities[0]?.card.title ?? '';
  const side = list?.identities[0]?.card.side;
  const isMissing = given?.ok === true && deck === null;
  setTitle(...(isMissing ? [lists.noDeck] : name === '' ? [] : [name]), lists.decks);
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
            {side !== undefined && (
              <p>
                <a href={`/play?${side.toLowerCase()}=${id}`}>{lists.play}</a>
              </p>
            )}
            <DeckText key={`text ${deck.versions.length}`} id={id} />
            {keysOfWork(id).length > 0 && (
              <ReviseDeck key={deck.versions.length} id={id} text={list.text} onRevised={again} />
            )}
            {deck.owner !== null && <AddWorkKey of={{ work: 'deck', id, title: name }} />}
            {deck.versions.length > 1 && <Versions versions={deck.versions} />}
            <DeckLegality
              key={`legal ${deck.versions.length}`}
              id={id}
              format={settings['format'] ?? LAST_FORMAT}
              onChange={(format) => change({ format })}
            />
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
