import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { CardView } from '../game/position';
import { factsOf } from '../game/card-facts';
import { nameOf } from '../home/identity';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { CardBox, Counters } from './card-box';
import { Still } from './still';
import './plate.css';

interface StatProps {
  readonly value: number | string;
  readonly label: string;
  readonly isChanged?: boolean;
}

export const Stat = pure(({ value, label, isChanged }: StatProps) => (
  <div class={isChanged === true ? 'stat stat-number stat-changed' : 'stat stat-number'}>
    <div class="stat-box">
      <b>{value}</b>
      <span>{label}</span>
    </div>
  </div>
));

export const Clicks = pure(({ left, most }: { readonly left: number; readonly most: number }) => (
  <div class="stat stat-clicks">
    <span class="clicks" role="img" aria-label={texts.table.clicksLeft(left)}>
      {Array.from({ length: Math.max(left, most) }, (_, index) => (
        <i key={index} class={index < left ? 'click click-left' : 'click'} />
      ))}
    </span>
    <span>{texts.table.stats.clicks}</span>
  </div>
));

interface PlateProps {
  readonly identity: CardView;
  readonly player: string;
  readonly side: string;
  readonly isTurn: boolean;
  readonly changed: ReadonlySet<CardView>;
  readonly children: ComponentChildren;
}

/** A player: who it is, what it has. */
export const Plate = ({ identity, player, side, isTurn, changed, children }: PlateProps) => {
  // Which side of it lies up, or which of several copies it is.
  const kind = identity.face ?? identity.copy ?? null;
  const title = 'card' in identity ? identity.card : side;
  const isStill = useContext(Still);
  return (
    <section
      class={`plate faction-${factsOf(title)?.faction ?? 'none'} ${isTurn ? 'plate-turn' : ''}`}
      aria-label={side}
    >
      <div class="plate-who">
        <h2>
          {isStill ? (
            nameOf(title)
          ) : (
            <button type="button" class="plate-name" data-title={title}>
              {nameOf(title)}
            </button>
          )}
        </h2>
        <small>
          {side} · {player}
          {kind === null ? '' : ` · ${kind}`}
        </small>
        <Counters card={identity} />
      </div>
      {children}
      {identity.hosted.length > 0 && (
        <div class="plate-hosted">
          <span>{texts.table.onIdentity}</span>
          <Hand
            cards={identity.hosted}
            label={`${nameOf(title)} ${texts.table.hosts}`}
            changed={changed}
          />
        </div>
      )}
    </section>
  );
};

interface HandProps {
  readonly cards: readonly CardView[];
  readonly label: string;
  readonly changed: ReadonlySet<CardView>;
}

/** Backs for which there is always room: one more or less among them moves nothing. */
const ROOM = 5;

const Backs = ({ number }: { readonly number: number }) => {
  const free = Math.max(0, ROOM - number);
  return (
    <>
      {Array.from({ length: number + free }, (_, index) => (
        <i key={index} class={index < free ? 'back back-free' : 'back'} />
      ))}
    </>
  );
};

/** A hand: its cards in words for who may see them, else their backs. */
export const Hand = pure(({ cards, label, changed }: HandProps) => (
  <div class="hand" role="group" aria-label={label}>
    {cards.some((card) => 'card' in card) ? (
      cards.map((card, index) =>
        'card' in card ? (
          <CardBox
            key={card.handle ?? index}
            card={card}
            place="chip"
            isChanged={changed.has(card)}
          />
        ) : (
          <i key={index} class="back" />
        ),
      )
    ) : (
      <Backs number={cards.length} />
    )}
  </div>
));
