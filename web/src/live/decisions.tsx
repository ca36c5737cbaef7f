import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ask } from '../api/ask';
import { ConcedeDocument, DecideDocument } from '../api/documents';
import type { Refusal } from '../api/refusal';
import type { Legal } from '../game/position';
import { seatOf } from '../game/look';
import type { GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { useChoices } from './use-choices';
import '../panes/panes.css';
import './decisions.css';

interface ChoiceProps {
  readonly legal: Legal;
  readonly apart: string | null;
  readonly isBusy: boolean;
  readonly onChoose: (number: number | null) => void;
}

const ChoiceRow = ({ legal, apart, isBusy, onChoose }: ChoiceProps) => {
  const number = useSignal(legal.from ?? 0);
  const hasRange = legal.from !== null && legal.to !== null;
  return (
    <li class="choice">
      <Button
        disabled={isBusy}
        class="choice-button"
        onClick={() => onChoose(hasRange ? number.value : null)}
      >
        {legal.text}
        {apart !== null && <span class="muted"> ({apart})</span>}
      </Button>
      {hasRange && (
        <input
          type="number"
          aria-label={texts.live.number}
          min={legal.from ?? 0}
          max={legal.to ?? 0}
          value={number.value}
          onInput={({ currentTarget }) => (number.value = Number(currentTarget.value))}
        />
      )}
    </li>
  );
};

/**
 * Who decides by keys goes on from where they were: at the first choice of what is asked next, whenever
 * it comes, if they have not gone elsewhere by then.
 */
function useKeptFocus() {
  const list = useRef<HTMLUListElement>(null);
  const isKept = useRef(false);
  useLayoutEffect(() => {
    const first = list.current?.querySelector<HTMLButtonElement>('.choice-button:enabled');
    if (!isKept.current || first === null || first === undefined) return;
    isKept.current = false;
    if (document.activeElement === document.body) first.focus();
  });
  const keep = (): void => {
    isKept.current = list.current?.contains(document.activeElement) === true;
  };
  return { list, keep };
}

/** A decision is not sent again by itself. */
const undecided = (refusal: Refusal): Refusal =>
  refusal.code === 'UNREACHABLE' ? { ...refusal, hint: texts.live.undecided } : refusal;

/** What a seat may decide now. Only at the last moment: what was is not decided again. */
export const Decisions = ({ store }: { readonly store: GameStore }) => {
  const { live } = texts;
  const isBusy = useSignal(false);
  // Of a decision at a moment: another one has nothing to do with it.
  const refused = useSignal<{ readonly at: number; readonly refusal: Refusal } | null>(null);
  // What was decided last, and the moment that its player has been told since.
  const decided = useSignal<{ readonly at: number; readonly told: number } | null>(null);
  const moment = store.moment.value;
  const seat = seatOf(store);
  const { list, keep } = useKeptFocus();
  // Moments are numbered for each seat alone.
  useLayoutEffect(() => {
    decided.value = null;
  }, [seat, decided]);
  const choices = useChoices(store, moment, seat);
  if (seat === null) return <p class="pane-body muted">{live.watching}</p>;
  if (moment === null) return null;
  const last = store.extent.value.to;

  const decide = async (choice: number, number: number | null): Promise<void> => {
    keep();
    isBusy.value = true;
    const answer = await ask(
      DecideDocument,
      { game: store.id, seat, at: moment.at, choice, number },
      { keys: store.keys() },
    );
    refused.value = answer.ok ? null : { at: moment.at, refusal: undecided(answer.refusal) };
    if (answer.ok) decided.value = { at: moment.at, told: answer.value.decide.position.at };
    isBusy.value = false;
  };
  const concede = async (): Promise<void> => {
    if (!confirm(live.sure)) return;
    const answer = await ask(ConcedeDocument, { game: store.id, seat }, { keys: store.keys() });
    refused.value = answer.ok ? null : { at: moment.at, refusal: undecided(answer.refusal) };
  };

  const isDecided = decided.value?.at === moment.at;
  // What follows may be told only when another has decided.
  const isAsked = moment.legal.length > 0 && !(isDecided && decided.value?.told === moment.at);
  return (
    <div class="pane-body" tabIndex={0}>
      {refused.value?.at === moment.at && <Notice refusal={refused.value.refusal} />}
      {moment.at < last ? (
        <Button kind="main" onClick={() => store.go(last)}>
          {live.toNow}
        </Button>
      ) : (
        <>
          {!isAsked && moment.position.outcome === null && <p class="muted">{live.waiting}</p>}
          <ul class="choices" ref={list} aria-label={live.choices}>
            {isAsked &&
              choices.map(({ index, legal, apart }) => (
                <ChoiceRow
                  key={`${moment.at} ${index}`}
                  legal={legal}
                  apart={apart}
                  isBusy={isBusy.value || isDecided}
                  onChoose={(number) => void decide(index, number)}
                />
              ))}
          </ul>
        </>
      )}
      {moment.position.outcome === null && (
        <Button kind="quiet" onClick={() => void concede()}>
          {live.concede}
        </Button>
      )}
    </div>
  );
};
