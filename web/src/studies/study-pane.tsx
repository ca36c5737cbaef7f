import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { ask } from '../api/ask';
import {
  AddChapterDocument,
  EditStudyDocument,
  type Glyph,
  OpenStudyDocument,
  ShownStudyDocument,
} from '../api/documents';
import {
  currentStudy,
  heldStudies,
  holdStudy,
  keysOfStudy,
  workOn,
  type HeldStudy,
} from '../api/held-studies';
import type { Refusal } from '../api/refusal';
import type { GameStore } from '../game/store';
import { nameOf } from '../home/identity';
import { texts } from '../texts/texts';
import { useAsked } from '../ui/asked';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import { type BranchKeyTargets, listenToBranchKeys } from './branch-keys';
import { BranchTree, parentOf, placeOf } from './branch-tree';
import { BranchWays } from './branch-ways';
import { StudyFiles } from './study-files';
import { StudyNotes } from './study-notes';
import { WhatIf } from './what-if';
import '../live/decisions.css';
import '../panes/panes.css';
import './studies.css';

interface StudyPaneProps {
  readonly store: GameStore;
}

const namesOf = ({ head }: GameStore): string => {
  const { corp, runner } = head.value?.identities ?? {};
  return `${nameOf(corp?.title ?? '')} ${texts.against} ${nameOf(runner?.title ?? '')}`;
};

const SEATS = { corp: 'CORP', runner: 'RUNNER' } as const;
type Side = keyof typeof SEATS;

/** The list that the opponent is supposed to play; a public one is drawn where none is given. */
const supposed = (list: string) => (list.trim() === '' ? {} : { list });

/** A study that begins at the moment that is shown, or another chapter of the one that is open. */
const Begin = ({ store, held }: StudyPaneProps & { readonly held: HeldStudy | null }) => {
  const { studies } = texts;
  const { route } = useLocation();
  const name = useSignal('');
  const list = useSignal('');
  const refusal = useSignal<Refusal | null>(null);
  if (store.head.value?.reason === null) return <p class="muted">{studies.unfinished}</p>;
  const viewer = store.viewer.value;
  if (viewer === 'spectator') return <p class="muted">{studies.playersAlone}</p>;
  const recordAt = (seat: Side, moment: number) => ({
    ...{ game: store.id, seat: SEATS[seat], moment },
  });
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    const at = store.at.value;
    const source =
      viewer === 'judge'
        ? { game: { game: store.id, moment: at } }
        : { record: { ...recordAt(viewer, at), ...supposed(list.value) } };
    const chapter = studies.chapterFrom(at);
    if (held !== null) {
      const variables = { study: held.study, title: chapter, source };
      const added = await ask(AddChapterDocument, variables, { keys: keysOfStudy(held) });
      refusal.value = added.ok ? null : added.refusal;
      if (added.ok) route(`/games/${added.value.addChapter.chapter}/judge`);
      return;
    }
    const title = studies.title(namesOf(store));
    const variables = { title, owner: name.value, chapter, source };
    const opened = await ask(OpenStudyDocument, variables, { keys: store.keys() });
    refusal.value = opened.ok ? null : opened.refusal;
    if (!opened.ok) return;
    const { study, key, chapter: first } = opened.value.openStudy;
    holdStudy({ study, key, game: store.id, title });
    route(`/games/${first}/judge`);
  };
  return (
    <form class="study-form" onSubmit={(event) => void begin(event)}>
      {held === null && (
        <Field label={studies.yourName}>
          <input
            required
            maxLength={80}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </Field>
      )}
      {viewer !== 'judge' && (
        <>
          <p class="muted">{studies.dealt}</p>
          <Field label={studies.supposed}>
            <textarea
              rows={3}
              value={list.value}
              onInput={({ currentTarget }) => (list.value = currentTarget.value)}
            />
          </Field>
        </>
      )}
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <Button kind="main" type="submit">
        {held === null ? studies.whatIf : studies.addChapter}
      </Button>
    </form>
  );
};

/** What others change is shown as they do. */
function followWhileShown(
  study: string,
  keys: readonly string[],
  onChanged: () => void,
): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  void import('./follow-study').then(({ followStudy }) => {
    if (!isOver) stop = followStudy(study, keys, onChanged);
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

const Open = ({ store, held }: StudyPaneProps & { readonly held: HeldStudy }) => {
  const { studies } = texts;
  const keys = keysOfStudy(held);
  const { answer, again } = useAsked(ShownStudyDocument, { id: held.study }, keys);
  const { route } = useLocation();
  const targets = useRef<BranchKeyTargets | null>(null);
  useEffect(() => listenToBranchKeys(() => targets.current), []);
  useEffect(() => followWhileShown(held.study, keys, again), [held.study, keys.join()]);
  const judge = async (glyph: Glyph | null): Promise<void> => {
    const { chapter, branch } = targets.current?.place ?? {};
    if (chapter === undefined || branch == null) return;
    const edit = { branchGlyph: { chapter: chapter.id, node: branch.node, glyph } };
    const judged = await ask(EditStudyDocument, { study: held.study, edit }, { keys });
    if (judged.ok) again();
  };
  const given = answer.value;
  if (given === null) return <p class="muted">{texts.loading}</p>;
  if (!given.ok) return <Notice refusal={given.refusal} />;
  const { study } = given.value;
  if (study === null) return <p class="muted">{studies.none}</p>;
  const place = placeOf(study, store.id);
  if (place !== null) targets.current = { place, go: (id) => route(`/games/${id}/judge`), judge };
  else targets.current = null;
  return (
    <>
      <p class="study-title">
        <b>{study.title}</b> <a href={`/games/${held.game}/judge`}>{studies.toGame}</a>
      </p>
      {study.chapters.map((chapter) => (
        <BranchTree key={chapter.id} chapter={chapter} here={store.id} keys={keys} />
      ))}
      {place === null ? (
        <>
          <p class="muted">{studies.noneHere}</p>
          <Begin store={store} held={held} />
        </>
      ) : (
        <>
          <WhatIf
            key={`${store.id} what if`}
            held={held}
            keys={keys}
            place={place}
            onGrown={again}
          />
          {place.branch !== null && (
            <BranchWays
              key={`${store.id} ways`}
              held={held}
              keys={keys}
              chapter={place.chapter}
              branch={place.branch}
              onChanged={again}
              onRemoved={() => {
                again();
                route(`/games/${parentOf(place)}/judge`);
              }}
            />
          )}
          <StudyNotes
            key={`${store.id} notes`}
            held={held}
            keys={keys}
            place={place}
            onChanged={again}
          />
          <StudyFiles
            key={`${store.id} files`}
            held={held}
            keys={keys}
            here={place.branch?.id ?? place.chapter.id}
          />
          <p class="muted">{studies.keys}</p>
        </>
      )}
    </>
  );
};

/** "What if", from the moment that is shown: branches beside the game, and what is said of them. */
export const StudyPane = ({ store }: StudyPaneProps) => {
  const { studies } = texts;
  const held = currentStudy();
  const all = heldStudies.value;
  return (
    <div class="pane-body study" tabIndex={0}>
      {all.length > 0 && (
        <Field label={studies.choose}>
          <select
            value={held?.study ?? ''}
            onChange={({ currentTarget }) =>
              workOn(currentTarget.value === '' ? null : currentTarget.value)
            }
          >
            <option value="">{studies.close}</option>
            {all.map(({ study, title }) => (
              <option key={study} value={study}>
                {title}
              </option>
            ))}
          </select>
        </Field>
      )}
      {held === null ? (
        <>
          <p>{studies.about}</p>
          <Begin store={store} held={null} />
        </>
      ) : (
        <Open key={held.study} store={store} held={held} />
      )}
    </div>
  );
};
