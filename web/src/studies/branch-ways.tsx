import { useSignal } from '@preact/signals';
import { ask } from '../api/ask';
import { EditStudyDocument, type EditStudyMutationVariables } from '../api/documents';
import type { HeldStudy } from '../api/held-studies';
import type { Refusal } from '../api/refusal';
import { texts } from '../texts/texts';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { Notice } from '../ui/notice';
import type { Branch, Chapter } from './branch-tree';

interface BranchWaysProps {
  readonly held: HeldStudy;
  readonly keys: readonly string[];
  readonly chapter: Chapter;
  readonly branch: Branch;
  readonly onChanged: () => void;
  /** Where to be when the branch is taken out. */
  readonly onRemoved: () => void;
}

/** What can be done with a branch: it is named, becomes the main line, or is taken out. */
export const BranchWays = (props: BranchWaysProps) => {
  const { studies } = texts;
  const { held, keys, chapter, branch, onChanged, onRemoved } = props;
  const name = useSignal(branch.name ?? '');
  const refusal = useSignal<Refusal | null>(null);
  const at = { chapter: chapter.id, node: branch.node };
  const edit = async (change: EditStudyMutationVariables['edit']): Promise<boolean> => {
    const answer = await ask(EditStudyDocument, { study: held.study, edit: change }, { keys });
    refusal.value = answer.ok ? null : answer.refusal;
    return answer.ok;
  };
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const to = name.value.trim() === '' ? null : name.value.trim();
    if (await edit({ branchName: { ...at, was: branch.name, to } })) onChanged();
  };
  const promote = async (): Promise<void> => {
    if (await edit({ promote: at })) onChanged();
  };
  const remove = async (): Promise<void> => {
    if (await edit({ delete: at })) onRemoved();
  };
  return (
    <section aria-label={studies.branch}>
      <form class="study-form" onSubmit={(event) => void rename(event)}>
        <Field label={studies.name}>
          <input
            maxLength={80}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </Field>
        <Button type="submit">{studies.rename}</Button>
      </form>
      {refusal.value !== null && <Notice refusal={refusal.value} />}
      <div class="study-files">
        {branch.place > 0 && <Button onClick={() => void promote()}>{studies.promote}</Button>}
        <Button kind="quiet" onClick={() => void remove()}>
          {studies.remove}
        </Button>
      </div>
    </section>
  );
};
