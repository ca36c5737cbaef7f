import { useContext, useRef } from 'preact/hooks';
import type { CardView, CorpView, Moment, RunnerView } from '../game/position';
import { MarkLayer } from '../marks/mark-layer';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { CardBox } from './card-box';
import { changedCards } from './changes';
import { useMotion } from './motion';
import { useInSight } from './in-sight';
import { Pile } from './pile';
import { Clicks, Hand, Plate, Stat } from './plate';
import { Sentence } from './sentence';
import { Still } from './still';
import { pileOf, ServerColumn } from './server-column';
import './table.css';

interface TableProps {
  readonly moment: Moment;
  /** What the sentence is about; another one for a while where a key is held. */
  readonly told: Moment;
  readonly before: Moment | null;
  readonly players: { readonly corp: string; readonly runner: string };
}

const CLICKS = { corp: 3, runner: 4 } as const;
const ORDER = ['Archives', 'R&D', 'HQ'];
const NO_CHANGES: ReadonlySet<CardView> = new Set();

const placeOf = (name: string): number => {
  const central = ORDER.indexOf(name);
  return central >= 0 ? central : ORDER.length;
};

/** Only a server in which something changed is drawn again. */
function changedIn(
  cards: readonly CardView[],
  changed: ReadonlySet<CardView>,
): ReadonlySet<CardView> {
  return cards.some((card) => changed.has(card)) ? changed : NO_CHANGES;
}

interface CardsProps {
  readonly cards: readonly CardView[];
  readonly changed: ReadonlySet<CardView>;
}

const Cards = ({ cards, changed, place }: CardsProps & { readonly place: 'rig' | 'chip' }) => (
  <>
    {cards.map((card, index) => (
      <CardBox key={card.handle ?? index} card={card} place={place} isChanged={changed.has(card)} />
    ))}
  </>
);

interface RigProps {
  readonly rig: RunnerView['rig'];
  readonly changed: ReadonlySet<CardView>;
}

const Rig = pure(({ rig, changed }: RigProps) => {
  const { rows } = texts.table;
  const lines = [
    ['programs', rig.programs],
    ['hardware', rig.hardware],
    ['resources', rig.resources],
    ...(rig.facedown.length > 0 ? [['facedown', rig.facedown] as const] : []),
  ] as const;
  return (
    <section class="rig" aria-label={texts.table.rig}>
      {lines.map(([row, cards]) => (
        <div key={row} class="rig-row">
          <h3>{rows[row]}</h3>
          <div class="rig-cards">
            <Cards cards={cards} changed={changed} place="rig" />
          </div>
        </div>
      ))}
    </section>
  );
});

const Score = pure(({ cards, changed }: CardsProps) =>
  cards.length === 0 ? null : (
    <div class="score" role="group" aria-label={texts.table.piles.score}>
      <Cards cards={cards} changed={changed} place="chip" />
    </div>
  ),
);

interface SeatProps<T> {
  readonly seat: T;
  /** In the moment before; null where there is none. */
  readonly was: T | null;
  readonly player: string;
  readonly isTurn: boolean;
  readonly changed: ReadonlySet<CardView>;
}

const isNewIn =
  <T,>(seat: T, was: T | null) =>
  (read: (of: T) => number): boolean =>
    was !== null && was !== seat && read(was) !== read(seat);

/** Drawn again when something of the Corp's became another, and when that is no news any more. */
const CorpPlate = pure(({ seat, was, player, isTurn, changed }: SeatProps<CorpView>) => {
  const { table } = texts;
  const { stats } = table;
  const isNew = isNewIn(seat, was);
  return (
    <Plate
      identity={seat.identity}
      player={player}
      side={table.corp}
      isTurn={isTurn}
      changed={changed}
    >
      <Stat value={seat.credits} label={stats.credits} isChanged={isNew((of) => of.credits)} />
      <Clicks left={seat.clicks} most={CLICKS.corp} />
      <Stat
        value={seat.agendaPoints}
        label={stats.points}
        isChanged={isNew((of) => of.agendaPoints)}
      />
      <Stat
        value={seat.badPublicity}
        label={stats.badPublicity}
        isChanged={isNew((of) => of.badPublicity)}
      />
      <Stat
        value={`${seat.hq.length}/${seat.handSize}`}
        label={stats.hand}
        isChanged={isNew((of) => of.handSize)}
      />
      <div class="plate-more">
        <Score cards={seat.score} changed={changed} />
        <Hand cards={seat.hq} label={table.hand('corp', seat.hq.length)} changed={changed} />
      </div>
    </Plate>
  );
});

const RunnerPlate = pure(({ seat, was, player, isTurn, changed }: SeatProps<RunnerView>) => {
  const { table } = texts;
  const { stats, piles } = table;
  const isNew = isNewIn(seat, was);
  return (
    <Plate
      identity={seat.identity}
      player={player}
      side={table.runner}
      isTurn={isTurn}
      changed={changed}
    >
      <Stat
        value={seat.runCredits > 0 ? `${seat.credits}+${seat.runCredits}` : seat.credits}
        label={stats.credits}
        isChanged={isNew((of) => of.credits + of.runCredits)}
      />
      <Clicks left={seat.clicks} most={CLICKS.runner} />
      <Stat
        value={seat.agendaPoints}
        label={stats.points}
        isChanged={isNew((of) => of.agendaPoints)}
      />
      <Stat value={seat.tags} label={stats.tags} isChanged={isNew((of) => of.tags)} />
      <Stat value={`${seat.mu.used}/${seat.mu.limit}`} label={stats.memory} />
      <Stat value={seat.link} label={stats.link} />
      <Stat
        value={`${seat.grip.length}/${seat.handSize}`}
        label={stats.hand}
        isChanged={isNew((of) => of.handSize)}
      />
      {seat.brain > 0 && <Stat value={seat.brain} label={stats.brain} />}
      <div class="plate-more">
        {(['stack', 'heap'] as const).map((pile) => (
          <div key={pile} class="plate-pile">
            <Pile
              name={piles[pile]}
              text={`${piles[pile]} ${seat[pile].length}`}
              cards={seat[pile]}
            />
          </div>
        ))}
        <Score cards={seat.score} changed={changed} />
        <Hand cards={seat.grip} label={table.hand('runner', seat.grip.length)} changed={changed} />
      </div>
    </Plate>
  );
});

/** A position in words and lines. */
export const Table = ({ moment, told, before, players }: TableProps) => {
  const { position } = moment;
  const { corp, runner, turn, run } = position;
  const was = before?.position ?? null;
  const changed = changedCards(was, position);
  const { table } = texts;
  const root = useRef<HTMLElement>(null);
  const isStill = useContext(Still);
  useMotion(root, moment);
  useInSight(root, { server: run?.server ?? null, changed });
  const servers = [...corp.servers].sort((a, b) => placeOf(a.name) - placeOf(b.name));
  const isClosed = servers.every(({ ice, cards }) =>
    [...ice, ...cards].every((card) => !('card' in card)),
  );
  const lying = [
    [table.inPlay, position.play],
    [table.setAside, position.aside],
    [table.removed, position.removed],
  ] as const;
  const { programs, hardware, resources, facedown } = runner.rig;
  return (
    <main class="table" ref={root} aria-label={table.label}>
      <CorpPlate
        seat={corp}
        was={was?.corp ?? null}
        player={players.corp}
        isTurn={turn.side === 'corp'}
        changed={changedIn([...corp.score, ...corp.hq], changed)}
      />
      {/* Without buttons in it only the row itself is what keys can swipe. */}
      <section class="servers" aria-label={table.servers} tabIndex={isStill || isClosed ? 0 : -1}>
        {servers.map((server) => (
          <ServerColumn
            key={server.name}
            server={server}
            pile={pileOf(server, corp)}
            run={run?.server === server.name ? run : null}
            changed={changedIn([...server.ice, ...server.cards], changed)}
          />
        ))}
      </section>
      <Sentence moment={told} />
      {lying.map(([name, cards]) =>
        cards.length === 0 ? null : (
          <section key={name} class="lying" aria-label={name}>
            <h3>{name}</h3>
            <Cards cards={cards} changed={changed} place="chip" />
          </section>
        ),
      )}
      <RunnerPlate
        seat={runner}
        was={was?.runner ?? null}
        player={players.runner}
        isTurn={turn.side === 'runner'}
        changed={changedIn([...runner.score, ...runner.grip], changed)}
      />
      <MarkLayer table={root} moment={moment} />
      <Rig
        rig={runner.rig}
        changed={changedIn([...programs, ...hardware, ...resources, ...facedown], changed)}
      />
    </main>
  );
};
