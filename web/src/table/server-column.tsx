import type { CardView, CorpView, RunView, ServerView } from '../game/position';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { CardBox } from './card-box';
import { Pile } from './pile';
import { isEncounter } from './sentence';
import './server-column.css';

interface ServerColumnProps {
  readonly server: ServerView;
  /** Of a central server, the cards in HQ, R&D or Archives. */
  readonly pile: readonly CardView[] | null;
  /** On this server. */
  readonly run: RunView | null;
  readonly changed: ReadonlySet<CardView>;
}

const pileText = (name: string, pile: readonly CardView[]): string => {
  const { table } = texts;
  if (name !== 'Archives') return pile.length === 0 ? table.empty : table.cards(pile.length);
  const open = pile.filter(({ faceup }) => faceup === true).length;
  return pile.length === 0 ? table.empty : table.faceup(open, pile.length - open);
};

/** Root above, ice below it from the innermost out: the Runner comes from below. */
export const ServerColumn = pure(({ server, pile, run, changed }: ServerColumnProps) => {
  const { name, ice, cards } = server;
  const { table } = texts;
  const ahead = run === null ? ice.length : Math.min(run.position, ice.length);
  const boxOf = (card: CardView, index: number) => {
    const isHere = run !== null && index === run.position - 1;
    return (
      <CardBox
        key={card.handle ?? `${index}`}
        card={card}
        place="ice"
        isChanged={changed.has(card)}
        isHere={isHere}
        broken={isHere && isEncounter(run) ? run.broken : null}
      />
    );
  };
  return (
    <section
      class={run === null ? 'server' : 'server server-under'}
      aria-label={run === null ? name : `${name}, ${table.run}`}
      data-server={name}
    >
      <h3 class="server-name">
        <span class="server-name-line">
          <span>{name}</span>
          <span>{run === null ? (pile?.length ?? '') : table.run}</span>
        </span>
      </h3>
      <div class="server-root">
        {pile !== null && <Pile name={name} text={pileText(name, pile)} cards={pile} />}
        {cards.map((card, index) => (
          <CardBox
            key={card.handle ?? `${index}`}
            card={card}
            place="root"
            isChanged={changed.has(card)}
          />
        ))}
      </div>
      {ice.slice(0, ahead).map(boxOf)}
      {run !== null && (
        <div class="run-path">
          <i class="run-dot" />
          {ice.slice(ahead).map((card, index) => boxOf(card, index + ahead))}
        </div>
      )}
    </section>
  );
});

const PILES: Readonly<Record<string, (corp: CorpView) => readonly CardView[]>> = {
  HQ: ({ hq }) => hq,
  'R&D': ({ rd }) => rd,
  Archives: ({ archives }) => archives,
};

export const pileOf = (server: ServerView, corp: CorpView): readonly CardView[] | null =>
  PILES[server.name]?.(corp) ?? null;
