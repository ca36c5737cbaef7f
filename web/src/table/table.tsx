import { useRef } from 'preact/hooks';
import type { CardView, Moment, RunnerView } from '../game/position';
import { texts } from '../texts/texts';
import { CardBox } from './card-box';
import { changedCards } from './changes';
import { useMotion } from './motion';
import { useRunInSight } from './run-in-sight';
import { Pile } from './pile';
import { Clicks, Hand, Plate, Stat } from './plate';
import { Sentence } from './sentence';
import { pileOf, ServerColumn } from './server-column';
import './table.css';

interface TableProps {
  readonly moment: Moment;
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

const Rig = ({
  rig,
  changed,
}: {
  readonly rig: RunnerView['rig'];
  readonly changed: ReadonlySet<CardView>;
}) => {
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
            {cards.map((card, index) => (
              <CardBox
                key={card.handle ?? index}
                card={card}
                place="rig"
                isChanged={changed.has(card)}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
};

const Score = ({
  cards,
  changed,
}: {
  readonly cards: readonly CardView[];
  readonly changed: ReadonlySet<CardView>;
}) =>
  cards.length === 0 ? null : (
    <div class="score" role="group" aria-label={texts.table.piles.score}>
      {cards.map((card, index) => (
        <CardBox
          key={card.handle ?? index}
          card={card}
          place="chip"
          isChanged={changed.has(card)}
        />
      ))}
    </div>
  );

/** A position in words and lines. */
export const Table = ({ moment, before, players }: TableProps) => {
  const { position } = moment;
  const { corp, runner, turn, run } = position;
  const was = before?.position ?? null;
  const changed = changedCards(was, position);
  const { table } = texts;
  const { stats, piles } = table;
  const root = useRef<HTMLElement>(null);
  useMotion(root, moment);
  useRunInSight(root, run?.server ?? null);
  const isNew = (read: (of: typeof position) => number): boolean =>
    was !== null && read(was) !== read(position);
  const servers = [...corp.servers].sort((a, b) => placeOf(a.name) - placeOf(b.name));
  const lying = [
    [table.inPlay, position.play],
    [table.setAside, position.aside],
    [table.removed, position.removed],
  ] as const;
  return (
    <main class="table" ref={root} aria-label={table.label}>
      <Plate
        identity={corp.identity}
        player={players.corp}
        side={table.corp}
        isTurn={turn.side === 'corp'}
      >
        <Stat value={corp.credits} label={stats.credits} isChanged={isNew((p) => p.corp.credits)} />
        <Clicks left={corp.clicks} most={CLICKS.corp} />
        <Stat
          value={corp.agendaPoints}
          label={stats.points}
          isChanged={isNew((p) => p.corp.agendaPoints)}
        />
        <Stat
          value={corp.badPublicity}
          label={stats.badPublicity}
          isChanged={isNew((p) => p.corp.badPublicity)}
        />
        <div class="plate-more">
          <Score cards={corp.score} changed={changed} />
          <Hand cards={corp.hq} label={table.hand('corp', corp.hq.length)} changed={changed} />
        </div>
      </Plate>
      <section class="servers" aria-label={table.servers} tabIndex={-1}>
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
      <Sentence moment={moment} />
      {lying.map(([name, cards]) =>
        cards.length === 0 ? null : (
          <section key={name} class="lying" aria-label={name}>
            <h3>{name}</h3>
            {cards.map((card, index) => (
              <CardBox
                key={card.handle ?? index}
                card={card}
                place="chip"
                isChanged={changed.has(card)}
              />
            ))}
          </section>
        ),
      )}
      <Plate
        identity={runner.identity}
        player={players.runner}
        side={table.runner}
        isTurn={turn.side === 'runner'}
      >
        <Stat
          value={runner.runCredits > 0 ? `${runner.credits}+${runner.runCredits}` : runner.credits}
          label={stats.credits}
          isChanged={isNew((p) => p.runner.credits + p.runner.runCredits)}
        />
        <Clicks left={runner.clicks} most={CLICKS.runner} />
        <Stat
          value={runner.agendaPoints}
          label={stats.points}
          isChanged={isNew((p) => p.runner.agendaPoints)}
        />
        <Stat value={runner.tags} label={stats.tags} isChanged={isNew((p) => p.runner.tags)} />
        <Stat value={`${runner.mu.used}/${runner.mu.limit}`} label={stats.memory} />
        <Stat value={runner.link} label={stats.link} />
        {runner.brain > 0 && <Stat value={runner.brain} label={stats.brain} />}
        <div class="plate-more">
          <div class="plate-pile">
            <Pile
              name={piles.stack}
              text={`${piles.stack} ${runner.stack.length}`}
              cards={runner.stack}
            />
          </div>
          <div class="plate-pile">
            <Pile
              name={piles.heap}
              text={`${piles.heap} ${runner.heap.length}`}
              cards={runner.heap}
            />
          </div>
          <Score cards={runner.score} changed={changed} />
          <Hand
            cards={runner.grip}
            label={table.hand('runner', runner.grip.length)}
            changed={changed}
          />
        </div>
      </Plate>
      <Rig rig={runner.rig} changed={changed} />
    </main>
  );
};
