import { useContext } from 'preact/hooks';
import type { CardView } from '../game/position';
import { factsOf } from '../game/card-facts';
import { texts } from '../texts/texts';
import { Icon, type IconName } from '../ui/icon';
import { pure } from '../ui/pure';
import { hasStrength } from './has-strength';
import { isLong, isLongest } from './name-length';
import { Still } from './still';
import './card-box.css';

interface CardBoxProps {
  readonly card: CardView;
  readonly place: 'ice' | 'root' | 'rig' | 'chip';
  readonly isChanged?: boolean;
  /** Of the ice that is encountered: which subroutines are broken. */
  readonly broken?: readonly number[] | null;
  readonly isHere?: boolean;
}

const COUNTER_ICONS: Readonly<Record<string, IconName>> = {
  virus: 'virus',
  power: 'power',
  agenda: 'agenda',
  credit: 'credit',
  recurring: 'credit',
};

export const Counters = ({ card }: { readonly card: CardView }) => {
  const { table } = texts;
  const kinds = Object.entries(card.counters).filter(([, number]) => number > 0);
  if (card.advancement === 0 && kinds.length === 0) return null;
  return (
    <span class="card-counters">
      {card.advancement > 0 && (
        <span class="chip" title={table.advancement(card.advancement)}>
          <Icon name="advancement" />
          {card.requirement === undefined
            ? card.advancement
            : `${card.advancement}/${card.requirement}`}
          <span class="hidden-text"> {table.advancement(card.advancement)}</span>
        </span>
      )}
      {kinds.map(([kind, number]) => (
        <span key={kind} class="chip" title={table.counters(kind, number)}>
          <Icon name={COUNTER_ICONS[kind] ?? 'power'} />
          {number}
          <span class="hidden-text"> {table.counters(kind, number)}</span>
        </span>
      ))}
    </span>
  );
};

const Subroutines = (props: { readonly broken: readonly number[]; readonly all: number }) => (
  <span
    class="card-subs"
    role="img"
    aria-label={texts.table.broken(props.broken.length, props.all)}
  >
    {Array.from({ length: props.all }, (_, index) => (
      <i key={index} class={props.broken.includes(index) ? 'sub sub-broken' : 'sub'} />
    ))}
  </span>
);

/** Not `::first-letter`: the browser would make a box of its own for it at every change. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a card is called by who cannot tell it. */
const unknownName = ({ rezzed }: CardView, place: CardBoxProps['place']): string => {
  const { table } = texts;
  if (place === 'ice') return table.unrezzedIce;
  return place === 'root' && rezzed === false ? table.unrezzed : table.aCard;
};

/** A card in words: title, type, strength, counters; hatched where it lies facedown. */
export const CardBox = pure(({ card, place, isChanged, broken, isHere }: CardBoxProps) => {
  const isStill = useContext(Still);
  const title = 'card' in card ? card.card : null;
  const facts = title === null ? null : factsOf(title);
  const isClosed = title === null || card.rezzed === false;
  const strength = hasStrength(facts)
    ? (card.strength ?? (isClosed ? null : (facts?.strength ?? null)))
    : null;
  const kind = facts?.type ?? card.type;
  const kinds = facts?.subtypes.join(' · ') || (kind === undefined ? '' : texts.cardTypes[kind]);
  // Which side of an identity lies up, or which of several copies it is.
  const side = card.face ?? card.copy ?? null;
  const type = side === null ? kinds : `${kinds} · ${side}`;
  const all = facts?.subroutines ?? 0;
  const name = title ?? unknownName(card, place);
  const classes = [
    'card',
    `card-${place}`,
    `faction-${facts?.faction ?? 'none'}`,
    isClosed ? 'card-closed' : '',
    isChanged === true ? 'card-changed' : '',
    isHere === true ? 'card-here' : '',
    isLong(name, strength !== null) ? 'card-long' : '',
    strength !== null && isLongest(name) ? 'card-longest' : '',
  ];
  return (
    <div class={classes.join(' ')} data-handle={card.handle} data-title={title ?? ''}>
      {isStill ? (
        <span class="card-name">{name}</span>
      ) : (
        <button type="button" class="card-name" disabled={title === null}>
          {name}
        </button>
      )}
      {strength !== null && place !== 'chip' && (
        <span class="card-strength" title={texts.table.strength}>
          <span class="hidden-text">{texts.table.strength} </span>
          {strength}
        </span>
      )}
      <Counters card={card} />
      {place !== 'chip' && type !== '' && <small class="card-type">{capital(type)}</small>}
      {broken !== undefined && broken !== null && all > 0 && (
        <Subroutines broken={broken} all={all} />
      )}
      {card.hosted.length > 0 && (
        <div class="card-hosted">
          <span class="hidden-text">{texts.table.hosts} </span>
          {card.hosted.map((one, index) => (
            <CardBox
              key={one.handle ?? index}
              card={one}
              place={place === 'chip' ? 'chip' : 'rig'}
            />
          ))}
        </div>
      )}
    </div>
  );
});
