import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import { useScrolledHere } from './scrolled-here';
import type { Action, StoryFact, Turn } from '../game/chapters';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { pure } from '../ui/pure';
import { said } from '../ui/said';
import './tree.css';

interface Places {
  /** Where the table is, or the nearest moment of what is drawn: only what it is in is drawn again. */
  readonly at: number;
  /** Up to where the tree tells. */
  readonly until: number;
  readonly onGo: (at: number) => void;
}

const Line = pure(
  (props: {
    readonly fact: StoryFact;
    readonly isNow: boolean;
    readonly onGo: (at: number) => void;
  }) => (
    <li>
      <button
        type="button"
        class={props.isNow ? 'tree-fact tree-fact-now' : 'tree-fact'}
        onClick={() => props.onGo(props.fact.at)}
      >
        <span>{props.fact.text}</span>
        <span class="tree-number">{props.fact.at}</span>
      </button>
    </li>
  ),
);

/** Of what lies from one moment up to another: a moment beyond is as good as any other beyond. */
const within = (at: number, from: number, end: number): number =>
  Math.max(from - 1, Math.min(at, end));

interface ActionProps extends Places {
  readonly action: Action;
  readonly end: number;
}

const ActionNode = pure(({ action, end, at, until, onGo }: ActionProps) => {
  const isNow = at >= action.at && at < end;
  const facts = isNow ? action.facts : [];
  const shown = facts.filter((fact) => fact.at <= until);
  return (
    <li>
      <button
        type="button"
        class={isNow ? 'tree-action tree-action-now' : 'tree-action'}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => onGo(action.at)}
      >
        <span>{action.text}</span>
        <span class="tree-number">{action.at}</span>
      </button>
      {shown.length > 0 && (
        <ul>
          {shown.map((fact, index) => (
            <Line key={index} fact={fact} isNow={fact.at === at} onGo={onGo} />
          ))}
        </ul>
      )}
    </li>
  );
});

const sum = (turn: Turn, until: number): number =>
  turn.side === null
    ? 0
    : turn.actions
        .filter((action) => action.at <= until)
        .reduce((all, { credits }) => all + credits[turn.side ?? 'corp'], 0);

/** Whether the first turn that is told to begin is not the game's first. */
function beganAmid([, first]: readonly Turn[]): boolean {
  return first !== undefined && !(first.side === 'corp' && first.number === 1);
}

interface TurnNodeProps {
  readonly store: GameStore;
  readonly turn: Turn;
  readonly end: number;
  readonly isOpen: boolean;
  /** What comes is told, too. */
  readonly isSpoilt: boolean;
  /** Whether the table is before it, in it or behind it: in it alone it is drawn at every step. */
  readonly when: 'past' | 'now' | 'future';
  /** The table passes through it: it is named, and told when the key rests. */
  readonly isPassed: boolean;
  /** The game began amid a turn, whose beginning nothing tells. */
  readonly isAmid: boolean;
  readonly onFold: (turn: Turn, isOpen: boolean) => void;
  readonly onGo: (at: number) => void;
}

const TurnNode = pure((props: TurnNodeProps) => {
  const { store, turn, end, isOpen, isSpoilt, when, isPassed, isAmid, onFold, onGo } = props;
  const at = when === 'now' ? store.reading.rested.at.value : when === 'past' ? end : turn.at - 1;
  const until = isSpoilt ? end : at;
  // Where no action of it is where the table is, the turn itself is.
  const isHere = isPassed || (when === 'now' && (!isOpen || at < (turn.actions[0]?.at ?? end)));
  const { timeline } = texts.game;
  const credits = sum(turn, until);
  const begins = isAmid ? timeline.amid : timeline.setup;
  const name = turn.side === null ? begins : timeline.turn(turn.number, texts.table[turn.side]);
  return (
    <li>
      <button
        type="button"
        class={`tree-turn ${isHere ? 'tree-turn-now' : ''}`}
        aria-expanded={isOpen}
        aria-current={isHere ? 'step' : undefined}
        onClick={() => onFold(turn, isOpen)}
      >
        <span>{name}</span>
        {credits !== 0 && <span class="muted">{timeline.credits(credits)} ¢</span>}
      </button>
      {isOpen && (
        <ul>
          {turn.actions
            .filter((action) => action.at <= until)
            .map((action, index) => {
              const next = turn.actions[index + 1]?.at ?? end;
              return (
                <ActionNode
                  key={action.at * 100 + index}
                  action={action}
                  end={next}
                  at={within(at, action.at, next)}
                  until={within(until, action.at, next)}
                  onGo={onGo}
                />
              );
            })}
        </ul>
      )}
    </li>
  );
});

const MOST_FOUND = 200;

interface FoundProps {
  readonly store: GameStore;
  readonly words: string;
  readonly isSpoilt: boolean;
}

const Found = ({ store, words, isSpoilt }: FoundProps) => {
  const wanted = words.toLowerCase();
  const until = isSpoilt ? Infinity : store.reading.rested.at.value;
  const found = store.story.facts.value.filter(
    (fact) => fact.at <= until && fact.text.toLowerCase().includes(wanted),
  );
  if (found.length === 0) return <p class="tree-none muted">{texts.game.timeline.none}</p>;
  return (
    <ul>
      {found.slice(0, MOST_FOUND).map((fact, index) => (
        <Line
          key={index}
          fact={fact}
          isNow={fact.at === store.reading.rested.at.value}
          onGo={(at) => store.go(at)}
        />
      ))}
    </ul>
  );
};

/** The last turn that has begun at a moment, or what comes before the first. */
const useTurn = (store: GameStore, at: ReadonlySignal<number>): number =>
  useComputed(() =>
    Math.max(
      0,
      store.story.turns.value.findLastIndex((turn) => turn.at <= at.value),
    ),
  ).value;

/** Why nothing is told: it is still on its way, or it is not for this reader. */
const Untold = ({ store }: { readonly store: GameStore }) => {
  const { refusals, timeline } = texts.game;
  const viewer = store.viewer.value;
  const open = [...store.extents.value.keys()];
  const { isWhole, refusal } = store.story;
  if (!open.includes(viewer))
    return (
      <p class="tree-none">
        {`${refusals.notOpen(texts.viewers[viewer])}. ${refusals.notOpenWhy(open.map((one) => texts.viewers[one]))}`}
      </p>
    );
  if (refusal.value !== null)
    return (
      <p class="tree-none">
        {said(refusal.value.message, {})} {refusal.value.hint}
      </p>
    );
  return isWhole.value ? null : <p class="tree-none muted">{timeline.loading}</p>;
};

/** What happened, as turns of actions; always where the table is. */
export const Tree = ({ store }: { readonly store: GameStore }) => {
  const { timeline } = texts.game;
  const words = useSignal('');
  const spoils = useSignal(false);
  /** Turns that were opened or folded by hand, by their first moment. */
  const folds = useSignal<ReadonlyMap<number, boolean>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const turns = store.story.turns.value;
  const here = useTurn(store, store.reading.passed.at);
  // Through turns that a held key passes nobody looks.
  const rested = useTurn(store, store.reading.rested.at);
  const isOver = useComputed(() => store.reading.passed.at.value >= store.extent.value.to).value;
  const onGo = useCallback((to: number) => store.go(to), [store]);
  const onFold = useCallback(
    (turn: Turn, isOpen: boolean) => (folds.value = new Map(folds.value).set(turn.at, !isOpen)),
    [folds],
  );

  useScrolledHere(
    list,
    useComputed(() => [
      ...[store.reading.passed.at.value, store.story.turns.value],
      ...[words.value, spoils.value],
    ]),
  );

  // Without a moment to stand at there is nothing to come.
  const isTold = spoils.value || !store.hasMoments.value;
  const shown = isTold ? turns : turns.slice(0, here + 1);
  const opens = (index: number): boolean =>
    index === rested || index === rested - 1 || !store.hasMoments.value;
  return (
    <div class="tree">
      <div class="tree-tools">
        <input
          type="search"
          placeholder={timeline.search}
          aria-label={timeline.search}
          value={words.value}
          onInput={({ currentTarget }) => (words.value = currentTarget.value)}
        />
        {store.hasMoments.value && (
          <label class="tree-spoils">
            <input
              type="checkbox"
              checked={spoils.value}
              onChange={({ currentTarget }) => (spoils.value = currentTarget.checked)}
            />
            {timeline.spoilers}
          </label>
        )}
      </div>
      <div class="tree-place">
        <div
          class="tree-list"
          ref={list}
          tabIndex={0}
          role="group"
          aria-label={texts.game.tabs.timeline}
        >
          {words.value !== '' ? (
            <Found store={store} words={words.value} isSpoilt={isTold} />
          ) : (
            <ul>
              {shown.map((turn, index) => (
                <TurnNode
                  key={turn.at}
                  store={store}
                  turn={turn}
                  end={turns[index + 1]?.at ?? Infinity}
                  isOpen={folds.value.get(turn.at) ?? opens(index)}
                  isSpoilt={isTold}
                  when={index === rested ? 'now' : index < rested ? 'past' : 'future'}
                  isPassed={index === here && here !== rested}
                  isAmid={beganAmid(turns)}
                  onGo={onGo}
                  onFold={onFold}
                />
              ))}
            </ul>
          )}
          {!isTold && words.value === '' && turns.length > 0 && !isOver && (
            <p class="tree-none">{timeline.hidden}</p>
          )}
          {turns.length === 0 && <Untold store={store} />}
        </div>
      </div>
    </div>
  );
};
