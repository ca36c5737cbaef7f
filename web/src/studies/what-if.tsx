import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { ask } from '../api/ask';
import {
  BranchDecisionsDocument,
  GrowBranchDocument,
  type BranchDecisionsQuery,
  type ChanceMode,
} from '../api/documents';
import type { HeldStudy } from '../api/held-studies';
import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import type { Place } from './branch-tree';

type Choice = NonNullable<BranchDecisionsQuery['branchDecisions']>[number];

interface WhatIfProps {
  readonly held: HeldStudy;
  readonly keys: readonly string[];
  readonly place: Place;
  readonly onGrown: () => void;
}

const TryIt = (props: {
  readonly choice: Choice;
  readonly isBusy: boolean;
  readonly onTry: (number: number | null) => void;
}) => {
  const { from, to, text } = props.choice;
  const number = useSignal(from ?? 0);
  const hasRange = from !== null && to !== null;
  return (
    <li class="choice">
      <Button
        class="choice-button"
        disabled={props.isBusy}
        onClick={() => props.onTry(hasRange ? number.value : null)}
      >
        {text}
      </Button>
      {hasRange && (
        <input
          type="number"
          aria-label={texts.studies.number}
          min={from}
          max={to}
          value={number.value}
          onInput={({ currentTarget }) => (number.value = Number(currentTarget.value))}
        />
      )}
    </li>
  );
};

const CHANCES: readonly ChanceMode[] = ['AS_IT_LAY', 'DEALT', 'BY_HAND'];

const chanceIn = (text: string): ChanceMode => CHANCES.find((one) => one === text) ?? 'AS_IT_LAY';

/** What could be decided at a place, for whoever is asked: each can be tried. */
export const WhatIf = ({ held, keys, place, onGrown }: WhatIfProps) => {
  const { studies } = texts;
  const { route } = useLocation();
  const isBusy = useSignal(false);
  const chance = useSignal<ChanceMode>('AS_IT_LAY');
  const refusal = useSignal<Refusal | null>(null);
  const id = place.branch?.id ?? place.chapter.id;
  const { answer } = useAsked(BranchDecisionsDocument, { branch: id }, keys);
  const given = answer.value;
  const choices = given?.ok === true ? (given.value.branchDecisions ?? []) : [];
  const grow = async (choice: Choice, number: number | null): Promise<void> => {
    const { do: verb, card, host, server, option, index } = choice;
    isBusy.value = true;
    const grown = await ask(
      GrowBranchDocument,
      {
        study: held.study,
        chapter: place.chapter.id,
        parent: place.branch?.node ?? 0,
        decision: { do: verb, card, host, server, option, index, number },
        chance: chance.value,
      },
      { keys },
    );
    isBusy.value = false;
    refusal.value = grown.ok ? null : grown.refusal;
    if (!grown.ok) return;
    onGrown();
    route(`/games/${grown.value.growBranch.branch}/judge`);
  };
  return (
    <section aria-label={studies.decisions}>
      <h3>{studies.decisions}</h3>
      {given?.ok === false && <Notice refusal={given.refusal} />}
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <Field label={studies.chance}>
        <select
          value={chance.value}
          onChange={({ currentTarget }) => (chance.value = chanceIn(currentTarget.value))}
        >
          {CHANCES.map((one) => (
            <option key={one} value={one}>
              {studies.chances[one]}
            </option>
          ))}
        </select>
      </Field>
      {given !== null && choices.length === 0 && <p class="muted">{studies.waiting}</p>}
      <ul class="choices">
        {choices.map((choice, index) => (
          <TryIt
            key={`${id} ${index}`}
            choice={choice}
            isBusy={isBusy.value}
            onTry={(number) => void grow(choice, number)}
          />
        ))}
      </ul>
    </section>
  );
};
